import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, takesNothing } from '../scripts/command-line.ts';
import { benchEdge, type BenchRow } from './edge/edge.ts';
import { benchPages, printPageSizes } from './page-sizes.ts';

const MODULES = path.resolve(import.meta.dirname, '../node_modules');

/** Each in a process of its own, so that no benchmark is affected by the heap and the compiled code of another. */
const APART = {
  'Lighthouse, simulated phone': 'lighthouse.ts',
  'From the press to the paint': 'interactions.ts',
  'A start, and what pages take': 'edge/cold.ts',
  'Ten times more than can be rendered': 'edge/overload.ts',
  'What telemetry costs': 'edge/telemetry.ts',
  'One process for each core': 'edge/processes.ts',
  'Catalogue of 5,000 games': 'catalogue.bench.ts',
  'Scrolling 5,000 games': 'scrolling.ts',
  'Search: does it find': 'search/relevance.ts',
  'Search: how soon': 'search/speed.ts',
};

const USAGE = `npm run bench: the table of measured figures and goals, with the machine and the versions it was measured on.

One alone: node bench/FILE, of ${Object.values(APART).join(', ')}`;

readCommandLine(USAGE, takesNothing);

/** Runs a benchmark with its output on ours; a goal it misses also fails this run. */
async function runApart(file: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}

function printTable(rows: readonly BenchRow[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, figure, goal, met } of rows) {
    console.log(`  ${met ? '✓' : '✗'} ${what.padEnd(width)}  ${figure.padStart(16)}   goal ${goal}`);
  }
}

const [cpu] = cpus();
console.log(
  `${cpu?.model ?? 'CPU'} × ${cpus().length}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`,
);
for (const name of ['workerd', 'hono', 'react', '@hono/react-renderer']) {
  const { version } = JSON.parse(readFileSync(path.join(MODULES, name, 'package.json'), 'utf8'));
  console.log(`  ${name} ${version}`);
}
console.log('\nCode of each page, Brotli');
printPageSizes(await benchPages());
console.log('\nEdge');
printTable(await benchEdge());
for (const [title, file] of Object.entries(APART)) {
  console.log(`\n${title}`);
  await runApart(file);
}
