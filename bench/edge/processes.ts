import { startSandbox } from '../../deploy/site.ts';
import type { ServedWorker } from '../../deploy/serve-worker.ts';
import { BROWSER_HEADERS, transfer } from '../http/as-browsers-ask.ts';
import { median } from '../quantile.ts';
import { load } from './load.ts';
import { startMeasuredSite } from './servers.ts';

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

const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
const start = (cores: string) => startMeasuredSite(sandbox.origin, { COMPRESS: 'off' }, { cores });
const [one, first, second] = [await start('0,1'), await start('0'), await start('1')];
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
