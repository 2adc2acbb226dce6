import { readFileSync } from 'node:fs';
import { startSandbox } from '../../deploy/site.ts';
import type { ServedWorker } from '../../deploy/serve-worker.ts';
import { BROWSER_HEADERS, transfer } from '../http/as-browsers-ask.ts';
import { median } from '../quantile.ts';
import { load } from './load.ts';
import { startBenchWorker, startMeasuredSite } from './servers.ts';

/**
 * What metrics and traces cost a kept page, with everything on but export: the processor time that workerd takes for them,
 * as a share of what it takes for a whole answer. Under load the same build twice differs by more than they cost, so they
 * are measured apart from it: in workerd, many times in a row, in turns with the same without them.
 */
const GOAL = 0.97;
const ROUNDS = 9;
const TIMES = 50_000;
const LOAD = { seconds: 2, connections: 50, headers: BROWSER_HEADERS } as const;

/** Processor time of a process so far, in ms. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  // utime and stime, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Microseconds of workerd's for each of what a piece of work does. */
async function costOf({ pid }: ServedWorker, work: () => Promise<number>): Promise<number> {
  const before = processorMs(pid);
  const count = await work();
  return ((processorMs(pid) - before) * 1000) / count;
}

const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
const site = await startMeasuredSite(sandbox.origin, { PAGE_CACHE: 'on', COMPRESS: 'on' });
const worker = await startBenchWorker('telemetry');
try {
  const answers = async (): Promise<number> => (await load(`${site.origin}/`, LOAD)).requests;
  const loop = async (telemetry: 'on' | 'off'): Promise<number> => {
    await transfer(`${worker.origin}/?times=${TIMES}&telemetry=${telemetry}`);
    return TIMES;
  };
  for (let request = 0; request < 50; request += 1) await transfer(`${site.origin}/`);
  await Promise.all([answers(), loop('on'), loop('off')]);
  const rounds: { readonly answer: number; readonly telemetry: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await costOf(site, answers);
    const [on, off] = [await costOf(worker, () => loop('on')), await costOf(worker, () => loop('off'))];
    rounds.push({ answer, telemetry: on - off });
  }
  const answer = median(rounds.map((round) => round.answer));
  const telemetry = median(rounds.map((round) => round.telemetry));
  const ratio = (answer - telemetry) / answer;
  console.log(
    `  an answer ${answer.toFixed(0)} µs, of which metrics and its trace ${telemetry.toFixed(1)} µs`,
  );
  console.log(`  ${ratio >= GOAL ? '✓' : '✗'} without ÷ with: ${ratio.toFixed(3)}   goal ≥ ${GOAL}`);
  if (ratio < GOAL) process.exitCode = 1;
} finally {
  await Promise.all([site.stop(), worker.stop(), sandbox.stop()]);
}
