import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandLine } from '../../scripts/command-line.ts';
import { withDefect, type Defect } from '../plant-defect.ts';
import { DEFECTS } from './defects.ts';

/** `npm run simulate:defects`: ends with 1 when a defect is not found. */
const USAGE = `Plants one defect after the other in a copy and lets the simulation look for it, for a minute at most.

  npm run simulate:defects -- lease   those with this word in their name`;

const PARTS = {
  copied: ['worker', 'shared', 'testing'],
  linked: ['scripts', 'package.json', 'node_modules'],
};
const LIMIT_MINUTES = 1;
const SEED = 1;

const [word = ''] = readCommandLine(USAGE, (args) => parseArgs({ args, allowPositionals: true }).positionals);
let missed = 0;
for (const defect of DEFECTS.filter(({ name }) => name.includes(word))) {
  const { seconds, invariant } = await look(defect);
  if (invariant === null) missed += 1;
  console.log(`${seconds.toFixed(1).padStart(5)} s  ${(invariant ?? 'NOT FOUND').padEnd(13)} ${defect.name}`);
}
process.exitCode = missed === 0 ? 0 : 1;

interface Found {
  readonly seconds: number;
  readonly invariant: string | null;
}

function look(defect: Defect): Promise<Found> {
  return withDefect(defect, PARTS, async (folder) => {
    const startedAt = performance.now();
    const output = await simulateIn(folder);
    const invariant = /^Violated: ([\w-]+)/mu.exec(output)?.[1] ?? null;
    const found = /^measured for ([\d.]+) s/mu.exec(output)?.[1];
    return { seconds: Number(found ?? (performance.now() - startedAt) / 1000), invariant };
  });
}

function simulateIn(folder: string): Promise<string> {
  const script = path.join(folder, 'testing/simulation/run.ts');
  const args = [script, '--seed', String(SEED), '--minutes', String(LIMIT_MINUTES)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
