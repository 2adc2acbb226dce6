import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { startSandbox } from '../../deploy/site.ts';
import { accepting, BROWSER_HEADERS, transfer } from '../http/as-browsers-ask.ts';
import { sandboxSecret } from '../../worker/settings.ts';
import { median } from '../quantile.ts';
import { load, type LoadResult } from './load.ts';
import { startBenchWorker, startMeasuredSite } from './servers.ts';

/**
 * What visitors of kept pages notice while others ask for ten times more pages than the machine can render: the lobby out of
 * the page cache, asked at a steady rate, in turns alone, beside that crowd, and beside the same crowd at a bare Worker that
 * answers each with one word. Both loads share the second core and the Workers the first, so the third figure is what of the
 * difference the crowd's own requests make, whoever answers them: no site can be below it here.
 */
const KEPT_PATH = '/';
/** With a parameter that the page understands it is never kept (worker/page/pages.ts). */
const RENDERED_PATH = '/slots/?page=2';
const OVERLOAD = 10;
const ROUNDS = 3;
const SECONDS = 5;
/** Some 300 visits a second. */
const STEADY = { connections: 6, pauseMs: 20, headers: BROWSER_HEADERS, seconds: SECONDS } as const;
/** It opens all its connections in one moment, as no crowd does: that is over when the visits are measured. */
const AHEAD_S = 1;
const CROWD = 500;
/** p99 beside the crowd ÷ p99 without it. */
const GOAL = 2;

const statusSchema = v.object({
  admission: v.object({ refused: v.object({ queueFull: v.number(), waitedTooLong: v.number() }) }),
});

async function refusals(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${sandboxSecret('OPS_TOKEN')}` };
  const response = await fetch(`${origin}/ops/status`, { headers });
  const { refused } = v.parse(statusSchema, await response.json()).admission;
  return refused.queueFull + refused.waitedTooLong;
}

function print(what: string, { requestsPerSecond, p50Ms, p99Ms, failures }: LoadResult): void {
  const figures = `${requestsPerSecond.toFixed(0).padStart(5)} req/s   p50 ${p50Ms.toFixed(1)} ms   p99 ${p99Ms.toFixed(1)} ms`;
  console.log(`  ${what.padEnd(34)} ${figures}   ${failures} refused or failed`);
}

const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
const [site, bare] = [
  await startMeasuredSite(sandbox.origin, { PAGE_CACHE: 'on', COMPRESS: 'on' }),
  await startBenchWorker('baseline'),
];
try {
  const kept = site.origin + KEPT_PATH;
  const rendered = site.origin + RENDERED_PATH;
  const crowd = { headers: accepting('identity'), seconds: SECONDS };
  for (let round = 0; round < 50; round += 1) await Promise.all([transfer(kept), transfer(rendered)]);

  const capacity = await load(rendered, { ...crowd, connections: 8 });
  print('rendered, as fast as it goes', capacity);
  const pauseMs = Math.round((CROWD / (capacity.requestsPerSecond * OVERLOAD)) * 1000);
  const rounds: Record<'alone' | 'beside' | 'besideBare' | 'asked', LoadResult>[] = [];
  const beside = (url: string): Promise<[LoadResult, LoadResult]> =>
    Promise.all([
      load(url, { ...crowd, seconds: SECONDS + AHEAD_S, connections: CROWD, pauseMs }),
      sleep(AHEAD_S * 1_000).then(() => load(kept, STEADY)),
    ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await load(kept, STEADY);
    const [, besideBare] = await beside(`${bare.origin}/word`);
    const [asked, besideCrowd] = await beside(rendered);
    print('kept, alone', alone);
    print('kept, the crowd at a bare Worker', besideBare);
    print('kept, beside the crowd', besideCrowd);
    print('what the crowd asks for', asked);
    rounds.push({ alone, beside: besideCrowd, besideBare, asked });
  }
  const offered = median(rounds.map(({ asked }) => asked.requestsPerSecond)) / capacity.requestsPerSecond;
  const made = median(rounds.map(({ asked }) => (asked.requests - asked.failures) / (SECONDS + AHEAD_S)));
  console.log(
    `  ${offered.toFixed(1)} times the rate that can be rendered; ${made.toFixed(0)} a second were, ${await refusals(site.origin)} refused`,
  );
  const medianOf = (which: keyof (typeof rounds)[number], figure: 'p50Ms' | 'p99Ms'): number =>
    median(rounds.map((round) => round[which][figure]));
  const tail = medianOf('beside', 'p99Ms') / medianOf('alone', 'p99Ms');
  const body = medianOf('beside', 'p50Ms') / medianOf('alone', 'p50Ms');
  const floor = medianOf('besideBare', 'p99Ms') / medianOf('alone', 'p99Ms');
  const failed = rounds.reduce((sum, round) => sum + round.beside.failures, 0);
  const met = tail <= GOAL && failed === 0;
  console.log(
    `  ${met ? '✓' : '✗'} kept pages beside the crowd ÷ alone: p50 ${body.toFixed(2)}, p99 ${tail.toFixed(2)} (the crowd at a bare Worker: ${floor.toFixed(2)}), ${failed} failed   goal p99 ≤ ${GOAL}, none failed`,
  );
  if (!met) process.exitCode = 1;
} finally {
  await Promise.all([site.stop(), bare.stop(), sandbox.stop()]);
}
