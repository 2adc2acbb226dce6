/**
 * Paints everything the sandbox shows and the site's own icons, in parallel, and only what has changed: a file is made
 * again when the art's sources or its game's record differ from when it was made. `npm run media`.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { castFor, turnsOf } from '../sandbox/art/cast.ts';
import { filesOf, type Job } from '../sandbox/art/files.ts';
import { writeIcons } from '../sandbox/art/icons.ts';
import { paymentLogos, providerLogos } from '../sandbox/art/marks.ts';
import { cleanGames, entries } from '../sandbox/data/catalogue.ts';
import { wideImages } from '../sandbox/data/wide-images.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const media = join(root, 'dist/sandbox');
const icons = join(root, 'dist/client-static');
const manifestPath = join(root, '.cache/media.json');
/** Jobs handed to a painter at once: neighbours share their subject, whose solid is then made once. */
const BATCH = 16;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** One digest of all that decides how anything looks. */
function artDigest(): string {
  const sources = globSync(
    ['sandbox/art/**/*.ts', 'sandbox/data/studios.json', 'sandbox/content/payment-methods/methods.json'],
    { cwd: root },
  ).filter((path) => !path.endsWith('.test.ts'));
  return digest(
    sources
      .toSorted()
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\0'),
  );
}

/** What was made last time: a digest for each job's key. */
function readManifest(): Record<string, string> {
  if (!existsSync(manifestPath)) return {};
  const read: unknown = JSON.parse(readFileSync(manifestPath, 'utf8'));
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(
    Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function allJobs(): { key: string; digest: string; job: Job }[] {
  const art = artDigest();
  const tall = new Set(cleanGames.filter((game) => game.size === 'tall').map((game) => game.id));
  const turns = turnsOf(entries);
  const covers = entries
    .map((entry) => {
      const turn = turns.get(entry.id) ?? 0;
      const job = { kind: 'cover', entry, turn, isTall: tall.has(entry.id) } as const;
      return { subject: castFor(entry, turn).subject.words.source, job };
    })
    .toSorted((one, other) => one.subject.localeCompare(other.subject));
  const wide = wideImages.map((image) => ({ job: { kind: 'wide', name: image.name } as const }));
  return [...wide, ...covers].map(({ job }) => {
    const record = JSON.stringify(job);
    return {
      key: job.kind === 'wide' ? `wide ${job.name}` : `cover ${job.entry.id}`,
      digest: digest(art + record),
      job,
    };
  });
}

function progress(total: number): (done: number) => void {
  let shown = -1;
  return (done) => {
    const share = Math.floor((done / total) * 100);
    if (share === shown) return;
    shown = share;
    if (process.stdout.isTTY)
      process.stdout.write(
        `\r  media: ${done} of ${total} pictures (${share} %)${done === total ? '\n' : ''}`,
      );
    else if (share % 10 === 0) console.log(`  media: ${done} of ${total} pictures (${share} %)`);
  };
}

/** Shares the jobs among painters, one for each core; fails with the first painter that does. */
async function paintAll(jobs: readonly Job[]): Promise<void> {
  const report = progress(jobs.length);
  const queue = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, index) =>
    jobs.slice(index * BATCH, (index + 1) * BATCH),
  );
  let done = 0;
  const painters = Array.from({ length: Math.min(availableParallelism(), queue.length) }, () => {
    const painter = new Worker(new URL('../sandbox/art/build-worker.ts', import.meta.url), {
      workerData: media,
    });
    const finished = new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const batch = queue.shift();
        if (batch === undefined) resolve();
        else painter.postMessage(batch, []);
      };
      painter.on('error', reject);
      painter.on('message', (message: unknown) => {
        if (message === 'idle') return next();
        done += 1;
        report(done);
      });
      next();
    });
    return { painter, finished };
  });
  try {
    await Promise.all(painters.map(({ finished }) => finished));
  } finally {
    await Promise.all(painters.map(({ painter }) => painter.terminate()));
  }
}

function writeMarks(): void {
  for (const [folder, marks] of Object.entries({ providers: providerLogos(), payments: paymentLogos() })) {
    for (const [slug, svg] of marks) {
      const path = join(media, 'media', folder, `${slug}.svg`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, svg);
    }
  }
}

/** Makes what is missing or out of date; gives how many pictures that were. */
export async function buildMedia(): Promise<number> {
  const known = readManifest();
  const jobs = allJobs();
  const stale = jobs.filter(
    (one) =>
      known[one.key] !== one.digest || !filesOf(one.job).every((file) => existsSync(join(media, file))),
  );
  const art = digest(artDigest());
  if (known['marks'] !== art || !existsSync(join(icons, 'favicon.svg'))) {
    writeMarks();
    await writeIcons(icons, process.env['BRAND_NAME'] ?? 'Velvet Comet');
  }
  if (stale.length > 0) {
    rmSync(manifestPath, { force: true });
    await paintAll(stale.map((one) => one.job));
  }
  mkdirSync(dirname(manifestPath), { recursive: true });
  writeFileSync(
    manifestPath,
    JSON.stringify({ marks: art, ...Object.fromEntries(jobs.map((one) => [one.key, one.digest])) }),
  );
  return stale.length;
}

if (import.meta.main) {
  const start = performance.now();
  const made = await buildMedia();
  console.log(
    `  media: ${made === 0 ? 'nothing to do' : `${made} pictures painted`} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
}
