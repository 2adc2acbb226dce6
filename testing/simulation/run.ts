import { parseArgs } from 'node:util';
import { numberOf, readCommandLine } from '../../scripts/command-line.ts';
import { describeFault } from './faults.ts';
import { shrink } from './shrink.ts';
import { simulate, type RunResult } from './simulate.ts';

/** `npm run simulate`: runs seeds one after the other and reports; ends with 1 when an invariant was violated. */
const USAGE = `npm run simulate -- --seed 7             one seed again
npm run simulate -- --seed 7 --minutes 5 that seed and those after it, for five minutes
npm run simulate                         a new seed and those after it, for one minute`;

const { first, minutes } = readCommandLine(USAGE, (args) => {
  const options = { seed: { type: 'string' }, minutes: { type: 'string' } } as const;
  const { seed, minutes: wanted = seed === undefined ? '1' : '0' } = parseArgs({ args, options }).values;
  return {
    first:
      seed === undefined
        ? Math.floor(Math.random() * 1_000_000_000)
        : numberOf('--seed', seed, { isWhole: true }),
    minutes: numberOf('--minutes', wanted),
  };
});
process.exitCode = await run();

async function run(): Promise<number> {
  const startedAt = performance.now();
  const results: RunResult[] = [];
  for (let seed = first; ; seed += 1) {
    const result = await simulate({ seed });
    results.push(result);
    if (result.violation !== null || performance.now() - startedAt >= minutes * 60_000) break;
  }
  const elapsedMs = performance.now() - startedAt;
  report(results, elapsedMs);
  const last = results.at(-1);
  if (last === undefined || last.violation === null) return 0;
  await reportViolation(last);
  return 1;
}

function report(results: readonly RunResult[], elapsedMs: number): void {
  const requests = sum(results, (result) => result.requests);
  const counts = new Map<string, number>();
  for (const result of results) {
    for (const [name, count] of Object.entries(result.counts))
      counts.set(name, (counts.get(name) ?? 0) + count);
  }
  console.log(`seeds          ${results[0]?.seed} to ${results.at(-1)?.seed}`);
  console.log(`requests       ${requests.toLocaleString('en')}`);
  console.log(`a minute       ${Math.round((requests / elapsedMs) * 60_000).toLocaleString('en')}, measured`);
  console.log(
    `simulated      ${(sum(results, (result) => result.virtualMs) / 60_000).toFixed(1)} min in ${(elapsedMs / 60_000).toFixed(1)} min`,
  );
  console.log(`measured for ${(elapsedMs / 1000).toFixed(1)} s`);
  console.log(`longest wait   ${Math.max(...results.map(({ longestMs }) => longestMs))} ms`);
  for (const [name, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    console.log(`${name.padEnd(15)}${count.toLocaleString('en')}`);
  }
}

async function reportViolation({ seed }: RunResult): Promise<void> {
  const { violation, faults } = await shrink(seed);
  console.log(
    `\nViolated: ${violation.invariant}, seed ${seed}, after ${(violation.at / 1000).toFixed(3)} s`,
  );
  console.log(violation.text);
  console.log(`\nFaults that it needs:\n${faults.map(describeFault).join('\n') || 'none'}`);
  console.log(`\nWhat happened before:\n${violation.trace.join('\n')}`);
  console.log(`\nAgain: npm run simulate -- --seed ${seed}`);
}

function sum(results: readonly RunResult[], of: (result: RunResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0);
}
