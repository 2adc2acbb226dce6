import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { progress } from './progress.ts';
import { ROOT, type Share, staleTasks, sweep, type Task } from './tasks.ts';

const USAGE = `npm run media, or node sandbox/painter/paint.ts: paints everything the sandbox shows and the site's own icons, on every
core, and only what has changed.

  --icons        the site's own icons alone
  --first        these and the pictures of the first screens
  --rest         all others
  --into FOLDER  into a folder that takes the place of this clone`;

/** Tasks handed to a thread at once: neighbours share their subject, whose solid is then made once. */
const BATCH: Record<Share, number> = { icons: 1, first: 1, rest: 12, all: 12 };

/** Which pictures the command line asks for, and where to; `null`: it asks for help. Throws when it asks for something else. */
function asked(): { share: Share; into: string } | null {
  const { into, help, ...wanted } = parseArgs({
    options: {
      icons: { type: 'boolean' },
      first: { type: 'boolean' },
      rest: { type: 'boolean' },
      into: { type: 'string', default: ROOT },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
  if (help === true) return null;
  const [share = 'all', another] = (['icons', 'first', 'rest'] as const).filter((one) => wanted[one]);
  if (another !== undefined)
    throw new Error('Ask for --icons, --first or --rest; without any of them, everything is painted');
  return { share, into };
}

/** Shares the tasks among threads, one for each core; fails with the first thread that does. */
async function paintAll(tasks: readonly Task[], batch: number, into: string): Promise<void> {
  const report = progress(tasks.length, process.stdout);
  const queue = Array.from({ length: Math.ceil(tasks.length / batch) }, (_, index) =>
    tasks.slice(index * batch, (index + 1) * batch),
  );
  let done = 0;
  const threads = Array.from({ length: Math.min(availableParallelism(), queue.length) }, () => {
    const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData: into });
    const finished = new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const tasksOfThread = queue.shift();
        if (tasksOfThread === undefined) resolve();
        else thread.postMessage(tasksOfThread, []);
      };
      thread.on('error', reject);
      thread.on('message', (message: unknown) => {
        if (message === 'idle') return next();
        done += 1;
        report(done);
      });
      next();
    });
    return { thread, finished };
  });
  try {
    await Promise.all(threads.map(({ finished }) => finished));
  } finally {
    await Promise.all(threads.map(({ thread }) => thread.terminate()));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}

async function main(): Promise<void> {
  const wanted = asked();
  if (wanted === null) return console.log(USAGE);
  const { share, into } = wanted;
  const start = performance.now();
  sweep(into);
  const tasks = staleTasks(share, process.env['BRAND_NAME'] ?? 'Velvet Comet', into);
  if (tasks.length > 0) await paintAll(tasks, BATCH[share], into);
  const made = tasks.length === 0 ? 'nothing to do' : `${tasks.length} painted`;
  console.log(`  media: ${made} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

try {
  await main();
} catch (error) {
  console.error(`  media: ${reasonOf(error)}`);
  process.exitCode = 1;
}
