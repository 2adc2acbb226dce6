import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { startSandbox } from '../../deploy/site.ts';
import type { ServedWorker } from '../../deploy/serve-worker.ts';
import { DIST } from '../../scripts/folders.mjs';
import { BROWSER_HEADERS, transfer } from '../http/as-browsers-ask.ts';
import { quantile } from '../quantile.ts';
import { load } from './load.ts';
import { startMeasuredSite } from './servers.ts';

/**
 * What metrics and traces cost a kept page, with everything on but export: the processor time of workerd for one answer of
 * the build as it is, and of the same build without them, in turns. Processor time shows less of other work on the machine
 * than requests a second do. There is no setting for it: the other build is this one with those calls taken out.
 */
const GOAL = 0.97;
const PAIRS = 8;
const LOAD = { seconds: 3, connections: 50, headers: BROWSER_HEADERS } as const;

/** What the built Worker does for telemetry in a request for a kept page, and what stands there instead. The log stays. */
const TAKEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/const trace = traceContext\(id, \{.*?\}\);/su, 'const trace = NO_TRACE;'],
  [/c\.header\("Traceresponse", .*?\);\n/u, ''],
  [/(?<=record\.facts;\n\s*)metrics\.request\(\{.*?\}\);/su, ''],
];
const NO_TRACE = `const NO_TRACE = { traceId: '0', spanId: '0', parentSpanId: null, isSampled: false };\n`;

/** A build like the one in `dist/`, without telemetry. */
async function buildWithout(): Promise<string> {
  // Beside the real one: the server finds workerd from there.
  const dist = await mkdtemp(path.join(path.dirname(DIST), '.cache/without-telemetry-'));
  await cp(path.join(DIST, 'worker'), path.join(dist, 'worker'), { recursive: true });
  for (const name of ['client', 'server', 'support'])
    await symlink(path.join(DIST, name), path.join(dist, name));
  const file = path.join(dist, 'worker/index.js');
  let text = await readFile(file, 'utf8');
  for (const [pattern, instead] of TAKEN_OUT) {
    if (!pattern.test(text)) throw new Error(`The built Worker has no ${pattern.source}`);
    text = text.replace(pattern, instead);
  }
  await writeFile(file, NO_TRACE + text);
  return dist;
}

/** Processor time of a process so far, in ms. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  // utime and stime, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Microseconds of workerd's for one answer. */
async function costOf({ origin, pid }: ServedWorker): Promise<number> {
  const before = processorMs(pid);
  const { requests } = await load(`${origin}/`, LOAD);
  return ((processorMs(pid) - before) * 1000) / requests;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
const dist = await buildWithout();
const on = { PAGE_CACHE: 'on', COMPRESS: 'on' } as const;
const [whole, without] = [
  await startMeasuredSite(sandbox.origin, on),
  await startMeasuredSite(sandbox.origin, on, dist),
];
try {
  for (const site of [whole, without]) {
    for (let round = 0; round < 50; round += 1) await transfer(`${site.origin}/`);
    await costOf(site);
  }
  const pairs: { readonly whole: number; readonly without: number }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Each comes first as often as the other.
    const [first, second] = pair % 2 === 0 ? [whole, without] : [without, whole];
    const costs = new Map([[first, await costOf(first)]]);
    costs.set(second, await costOf(second));
    pairs.push({ whole: costs.get(whole) ?? Number.NaN, without: costs.get(without) ?? Number.NaN });
  }
  const ratios = pairs.map((costs) => costs.without / costs.whole);
  const ratio = median(ratios);
  const micros = (which: 'whole' | 'without') => median(pairs.map((costs) => costs[which])).toFixed(0);
  console.log(
    `  with telemetry ${micros('whole')} µs an answer, without ${micros('without')} µs; each pair ${ratios.map((one) => one.toFixed(3)).join(' ')}`,
  );
  console.log(`  ${ratio >= GOAL ? '✓' : '✗'} without ÷ with: ${ratio.toFixed(3)}   goal ≥ ${GOAL}`);
  if (ratio < GOAL) process.exitCode = 1;
} finally {
  await Promise.all([whole.stop(), without.stop(), sandbox.stop()]);
  await rm(dist, { recursive: true, force: true });
}
