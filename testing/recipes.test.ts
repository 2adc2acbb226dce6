import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const RECIPES = path.join(ROOT, 'docs/how-to');
/** What the code of a recipe may import, and how it is compiled and written. */
const COPIED = ['client', 'shared', 'worker', 'testing', 'package.json', '.oxfmtrc.json'];

/** Code of a recipe. */
interface Block {
  readonly recipe: string;
  /** The file that it is, or is written into. */
  readonly file: string;
  /** The line that follows it there; left out where the file is new. */
  readonly before: string | undefined;
  readonly code: string;
}

/** The blocks that say where they go: “```ts file”, or “```ts file before line”. */
function blocksOf(recipe: string, text: string): readonly Block[] {
  const fence =
    /^(?<indent> *)```tsx? (?<file>\S+)(?: before (?<before>[^\n]+))?\n(?<code>.*?)^\k<indent>```$/gmsu;
  return [...text.matchAll(fence)].map((match) => {
    const {
      indent = '',
      file = '',
      before,
      code = '',
    }: Readonly<Record<string, string>> = match.groups ?? {};
    return { recipe, file, before, code: code.replaceAll(new RegExp(`^${indent}`, 'gmu'), '') };
  });
}

const linesOf = (code: string): readonly string[] => code.split('\n').map((line) => line.trim());

/** The recipes' code in a copy of the product, every block where it says that it goes. */
let folder: string;
let blocks: readonly Block[];

async function run(tool: string, ...options: readonly string[]): Promise<string> {
  const command = [path.join(ROOT, 'node_modules/.bin', tool), ...options];
  try {
    await promisify(execFile)(process.execPath, command, { cwd: folder });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recipes-'));
  await Promise.all([
    ...COPIED.map((name) => cp(path.join(ROOT, name), path.join(folder, name), { recursive: true })),
    symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')),
  ]);
  const recipes = await readdir(RECIPES);
  const found = await Promise.all(
    recipes.map(async (name) => blocksOf(name, await readFile(path.join(RECIPES, name), 'utf8'))),
  );
  blocks = found.flat();
  for (const block of blocks) await put(block);
});

afterAll(() => rm(folder, { recursive: true }));

async function put({ recipe, file, before, code }: Block): Promise<void> {
  const target = path.join(folder, file);
  if (before === undefined) {
    expect(existsSync(target), `${recipe}: ${file} is no new file: say before which line its code goes`).toBe(
      false,
    );
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, code);
    return;
  }
  const lines = (await readFile(target, 'utf8')).split('\n');
  const place = lines.findIndex((line) => line.trim() === before);
  expect(place, `${recipe}: ${file} has no line “${before}”`).toBeGreaterThan(-1);
  await writeFile(target, lines.toSpliced(place, 0, ...code.trimEnd().split('\n')).join('\n'));
}

test.each([
  [
    'at the edge',
    ['@cloudflare/workers-types', 'vite/types/importMeta.d.ts', 'node'],
    /^(?:worker|shared)\//u,
  ],
  ['in the browser and in tests', ['vite/client', 'node'], /^(?:client|testing)\//u],
])(
  'the code of the recipes in docs/how-to compiles where it says that it goes, %s',
  async (_where, types, place) => {
    const files = blocks.map(({ file }) => file).filter((file) => place.test(file));
    const { compilerOptions } = JSON.parse(await readFile(path.join(ROOT, 'tsconfig.base.json'), 'utf8'));
    const options = { composite: false, emitDeclarationOnly: false, noEmit: true, types };
    const config = {
      compilerOptions: { ...compilerOptions, ...options, lib: ['esnext', 'dom', 'dom.iterable'] },
      files,
      include: types.includes('vite/client') ? [] : ['worker/**/*.d.ts'],
    };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    expect(files.length).toBeGreaterThan(0);
    expect(await run('tsc', '-p', '.')).toBe('');
  },
);

test('the code of the recipes in docs/how-to is written as oxfmt writes it there', async () => {
  const files = [...new Set(blocks.map(({ file }) => file))];
  expect(await run('oxfmt', ...files)).toBe('');
  for (const { recipe, file, code } of blocks) {
    const written = linesOf(await readFile(path.join(folder, file), 'utf8')).join('\n');
    expect(written, `${recipe}: ${file}`).toContain(linesOf(code.trimEnd()).join('\n'));
  }
});

test.each([
  // Three new files; a line in the list, and one of words in each language.
  ['page', { newFiles: 3, linesElsewhere: 3 }],
  // The folder's two files; the line, its words in each language, and its button.
  ['overlay', { newFiles: 2, linesElsewhere: 1 + 2 + 9 }],
])('%s costs no more new files and lines elsewhere than it says', (name, { newFiles, linesElsewhere }) => {
  const own = blocks.filter(({ recipe }) => recipe === `${name}.md`);
  const elsewhere = own.filter(({ before }) => before !== undefined);
  expect(own.length - elsewhere.length).toBe(newFiles);
  expect(elsewhere.flatMap(({ code }) => code.trimEnd().split('\n'))).toHaveLength(linesElsewhere);
});
