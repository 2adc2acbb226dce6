import { spawnSync } from 'node:child_process';
import { startSandbox, startSite } from '../../deploy/site.ts';
import type { ServedWorker } from '../../deploy/serve-worker.ts';
import { BROWSER_HEADERS, transfer } from '../http/as-browsers-ask.ts';
import { quantile } from '../quantile.ts';
import { load } from './load.ts';

/**
 * What a second process brings on a machine of two cores: rendered pages a second of one process on both, and of two
 * processes with one each, asked in turns with the same number of connections. The load runs on the second core too, and takes as much of it
 * from either.
 */
const ROUNDS = 3;
const CONNECTIONS = 16;
const SECONDS = 5;
/** Two processes ÷ one. */
const GOAL = 1.4;
/** With a parameter that the page understands it is never kept (worker/page/pages.ts). */
const PATH = '/slots/?page=2';

async function startPinned(sandboxOrigin: string, cores: string): Promise<ServedWorker> {
  const site = await startSite({
    port: 0,
    dataDir: 'memory',
    environment: {
      SANDBOX_ORIGIN: sandboxOrigin,
      SITE_URL: 'https://www.velvet-comet.example',
      COMPRESS: 'off',
    },
    onOutput: () => undefined,
  });
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(site.pid)]);
  return site;
}

/** Pages a second of processes that share the connections. */
async function rendered(sites: readonly ServedWorker[]): Promise<number> {
  const results = await Promise.all(
    sites.map(({ origin }) =>
      load(origin + PATH, {
        seconds: SECONDS,
        connections: CONNECTIONS / sites.length,
        headers: BROWSER_HEADERS,
      }),
    ),
  );
  return results.reduce((sum, { requests, failures }) => sum + (requests - failures) / SECONDS, 0);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
const [one, first, second] = [
  await startPinned(sandbox.origin, '0,1'),
  await startPinned(sandbox.origin, '0'),
  await startPinned(sandbox.origin, '1'),
];
try {
  for (const { origin } of [one, first, second])
    for (let round = 0; round < 30; round += 1) await transfer(origin + PATH);
  const rounds: { readonly alone: number; readonly both: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ alone: await rendered([one]), both: await rendered([first, second]) });
  const alone = median(rounds.map((round) => round.alone));
  const both = median(rounds.map((round) => round.both));
  console.log(
    `  one process on two cores ${alone.toFixed(0)} pages/s, two with one each ${both.toFixed(0)} pages/s`,
  );
  const ratio = median(rounds.map((round) => round.both / round.alone));
  console.log(`  ${ratio >= GOAL ? '✓' : '✗'} two ÷ one: ${ratio.toFixed(2)}   goal ≥ ${GOAL}`);
  if (ratio < GOAL) process.exitCode = 1;
} finally {
  await Promise.all([one.stop(), first.stop(), second.stop(), sandbox.stop()]);
}
