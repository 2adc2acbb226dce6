import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFECTS, type Defect } from './defects.ts';

/**
 * `npm run simulate:defects`: plants one defect after the other in a copy and lets the simulation look for it, for a
 * minute at most. `-- lease` tries those with a word in their name. Ends with 1 when one is not found.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
/** What the simulation runs on. */
const FOLDERS = ['worker', 'shared', 'testing'] as const;
const LIMIT_MINUTES = 1;
const SEED = 1;

const [word = ''] = process.argv.slice(2);
let missed = 0;
for (const defect of DEFECTS.filter(({ name }) => name.includes(word))) {
  const { seconds, invariant } = await look(defect);
  if (invariant === null) missed += 1;
  console.log(`${seconds.toFixed(1).padStart(5)} s  ${(invariant ?? 'NOT FOUND').padEnd(13)} ${defect.name}`);
}
process.exitCode = missed === 0 ? 0 : 1;

async function look({ file, right, wrong }: Defect): Promise<{
  readonly seconds: number;
  readonly invariant: string | null;
}> {
  const copy = await mkdtemp(path.join(tmpdir(), 'simulation-'));
  try {
    for (const folder of FOLDERS)
      await cp(path.join(ROOT, folder), path.join(copy, folder), { recursive: true });
    for (const name of ['package.json', 'node_modules'])
      await symlink(path.join(ROOT, name), path.join(copy, name));
    const text = await readFile(path.join(copy, file), 'utf8');
    if (!text.includes(right)) throw new Error(`${file} does not say: ${right}`);
    await writeFile(path.join(copy, file), text.replace(right, wrong));
    const startedAt = performance.now();
    const output = await simulateIn(copy);
    const invariant = /^Violated: ([\w-]+)/mu.exec(output)?.[1] ?? null;
    const found = /^measured for ([\d.]+) s/mu.exec(output)?.[1];
    return { seconds: Number(found ?? (performance.now() - startedAt) / 1000), invariant };
  } finally {
    await rm(copy, { recursive: true });
  }
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
