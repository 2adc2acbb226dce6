import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { numberOf, readCommandLine } from '../../scripts/command-line.ts';
import { withDefect, type Defect } from '../../testing/plant-defect.ts';
import { DEFECTS } from './defects.ts';

/** `npm run walk:defects`: ends with 1 when a defect is not found. */
const USAGE = `Plants one defect after the other in a copy, builds it, and walks there until something is found.

  npm run walk:defects -- heart   those with this word in their name

  --minutes 10  of walking, at most, for each defect
  --seed 1      the first walk's`;

const PARTS = {
  copied: ['client', 'worker', 'shared', 'deploy', 'scripts', 'e2e', 'testing', 'dist', 'sandbox'],
  linked: [
    'package.json',
    'package-lock.json',
    'node_modules',
    'wrangler.toml',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.test-browser.json',
    'tsconfig.test-edge.json',
    'bench',
    'wordpress',
    '.cache',
  ],
};

const run = promisify(execFile);
const { word, seed, minutes } = readCommandLine(USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  });
  return {
    word: positionals[0] ?? '',
    minutes: numberOf('--minutes', values.minutes),
    seed: numberOf('--seed', values.seed, { isWhole: true }),
  };
});
let missed = 0;
for (const defect of DEFECTS.filter(({ name }) => name.includes(word))) {
  const { seconds, invariants } = await look(defect);
  if (invariants.length === 0) missed += 1;
  console.log(
    `${seconds.toFixed(0).padStart(5)} s  ${invariants.join('; ') || 'NOT FOUND'}  |  ${defect.name}`,
  );
}
process.exitCode = missed === 0 ? 0 : 1;

function look(defect: Defect): Promise<{ readonly seconds: number; readonly invariants: readonly string[] }> {
  return withDefect(defect, PARTS, async (folder) => {
    const node = (script: string, ...args: readonly string[]) =>
      run(process.execPath, [path.join(folder, script), ...args], { cwd: folder, maxBuffer: 100_000_000 });
    await node('scripts/build.ts');
    const startedAt = performance.now();
    const args = [
      '--from',
      String(seed),
      '--minutes',
      String(minutes),
      '--until-found',
      '--shrink-seconds',
      '0',
    ];
    // It ends with 1 when it has found something, and says what.
    const output = await node('e2e/walk/run.ts', ...args).then(
      ({ stdout }) => stdout,
      (error: unknown) => said(error),
    );
    return {
      seconds: (performance.now() - startedAt) / 1_000,
      invariants: [...output.matchAll(/^✗ (.+): \d+ walks$/gmu)].map(([, invariant = '']) => invariant),
    };
  });
}

function said(error: unknown): string {
  if (error instanceof Error && 'stdout' in error && error.stdout !== '') return String(error.stdout);
  throw error;
}
