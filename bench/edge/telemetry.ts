import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { startSandbox } from '../../deploy/site.ts';
import type { ServedWorker } from '../../deploy/serve-worker.ts';
import { DIST } from '../../scripts/folders.mjs';
import { keysOf } from '../../shared/domain/records.ts';
import { BROWSER_HEADERS, transfer } from '../http/as-browsers-ask.ts';
import { median } from '../quantile.ts';
import { load } from './load.ts';
import { startMeasuredSite } from './servers.ts';

/**
 * What metrics and traces cost a kept page, with everything on but export: the processor time of workerd for one answer of
 * the build as it is, and of the same build without them, in turns. Processor time shows less of other work on the machine
 * than requests a second do. There is no setting for it: the other build is this one with those calls taken out.
 */
const GOAL = 0.97;
const ROUNDS = 8;
const LOAD = { seconds: 2, connections: 50, headers: BROWSER_HEADERS } as const;

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

const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
const dist = await buildWithout();
const on = { PAGE_CACHE: 'on', COMPRESS: 'on' } as const;
const sites = {
  whole: await startMeasuredSite(sandbox.origin, on),
  without: await startMeasuredSite(sandbox.origin, on, { dist }),
  /** The build as it is once more: what two processes of one build differ by. */
  again: await startMeasuredSite(sandbox.origin, on),
};
const names = keysOf(sites);
try {
  for (const name of names) {
    for (let request = 0; request < 50; request += 1) await transfer(`${sites[name].origin}/`);
    await costOf(sites[name]);
  }
  const rounds: Readonly<Record<keyof typeof sites, number>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs = { whole: 0, without: 0, again: 0 };
    // Each comes first as often as last.
    for (const name of round % 2 === 0 ? names : names.toReversed()) costs[name] = await costOf(sites[name]);
    rounds.push(costs);
  }
  const ratioOf = (name: keyof typeof sites): number =>
    median(rounds.map((costs) => costs[name] / costs.whole));
  for (const name of names)
    console.log(`  ${name.padEnd(8)} ${median(rounds.map((costs) => costs[name])).toFixed(0)} µs an answer`);
  const ratio = ratioOf('without');
  console.log(
    `  ${ratio >= GOAL ? '✓' : '✗'} without ÷ with: ${ratio.toFixed(3)} (the same build again: ${ratioOf('again').toFixed(3)})   goal ≥ ${GOAL}`,
  );
  if (ratio < GOAL) process.exitCode = 1;
} finally {
  await Promise.all([...names.map((name) => sites[name].stop()), sandbox.stop()]);
  await rm(dist, { recursive: true, force: true });
}
