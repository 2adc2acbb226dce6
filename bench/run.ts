import { cpus, totalmem } from 'node:os';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchEdge, type BenchRow } from './edge/edge.ts';
import { benchPages, printPageSizes } from './page-sizes.ts';

/** `npm run bench`: the table of DESIGN.md §8, with the machine and the versions it was measured on. */
const MODULES = path.resolve(import.meta.dirname, '../node_modules');

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
