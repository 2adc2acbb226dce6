import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const RECIPES = path.join(ROOT, 'docs/how-to');
/** What the code of a recipe may import, and how it is compiled and written. */
const COMPILED = ['client', 'shared', 'worker', 'testing', 'package.json', '.oxfmtrc.json'];

/** Code of a recipe. */
interface Block {
  readonly recipe: string;
  /** The file that it is, or is written into. */
  readonly file: string;
  /** The line that follows it there; left out where the file is new. */
  readonly before: string | undefined;
  readonly code: string;
}

/** Whether a block is the code of the recipe of that name. */
const isOf = ({ recipe }: Block, name: string): boolean => recipe === `${name}.md`;

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

/** Every block of the recipes. */
let allBlocks: readonly Block[];
/** Those that compile beside each other; a language's words are no code of its recipe. */
let blocks: readonly Block[];
/** A copy of the product, with these blocks where they say that they go. */
let folder: string;
/** Another one, to which a locale and a language are added. */
let wider: string;

/** What a tool says in a folder when it fails. */
async function run(place: string, tool: string, ...options: readonly string[]): Promise<string> {
  const command = [path.join(ROOT, 'node_modules/.bin', tool), ...options];
  try {
    // Vitest in Vitest: the variables of the one would be read by the other.
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
    await promisify(execFile)(process.execPath, command, {
      cwd: place,
      env: { ...Object.fromEntries(own), NO_COLOR: '1' },
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error && 'stderr' in error
      ? `${String(error.stdout)}${String(error.stderr)}`
      : String(error);
  }
}

async function copyOf(names: readonly string[]): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'recipes-'));
  await Promise.all([
    ...names.map((name) => cp(path.join(ROOT, name), path.join(copy, name), { recursive: true })),
    symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')),
  ]);
  return copy;
}

beforeAll(async () => {
  // Neither what is installed or built, nor what tools and developers keep for themselves.
  const names = (await readdir(ROOT)).filter((name) => !/^(?:\.|node_modules$|dist$)/u.test(name));
  [folder, wider] = await Promise.all([copyOf(COMPILED), copyOf(names)]);
  const recipes = await readdir(RECIPES);
  const found = await Promise.all(
    recipes.map(async (name) => blocksOf(name, await readFile(path.join(RECIPES, name), 'utf8'))),
  );
  allBlocks = found.flat();
  blocks = allBlocks.filter((block) => !isOf(block, 'language'));
  for (const block of blocks) await put(folder, block);
});

afterAll(() => Promise.all([folder, wider].map((copy) => rm(copy, { recursive: true }))));

async function put(copy: string, { recipe, file, before, code }: Block): Promise<void> {
  const target = path.join(copy, file);
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
    expect(await run(folder, 'tsc', '-p', '.')).toBe('');
  },
);

test('the code of the recipes in docs/how-to is written as oxfmt writes it there', async () => {
  const files = [...new Set(blocks.map(({ file }) => file))];
  expect(await run(folder, 'oxfmt', ...files)).toBe('');
  for (const { recipe, file, code } of blocks) {
    const written = linesOf(await readFile(path.join(folder, file), 'utf8')).join('\n');
    expect(written, `${recipe}: ${file}`).toContain(linesOf(code.trimEnd()).join('\n'));
  }
});

test.each([
  // Three new files; a line in the list, one of words in each language, and the day on which it was looked at.
  ['page', { newFiles: 3, linesElsewhere: 4 }],
  // The folder's two files; the line, its words in each language, and its button.
  ['overlay', { newFiles: 2, linesElsewhere: 1 + 2 + 9 }],
])('%s costs no more new files and lines elsewhere than it says', (name, { newFiles, linesElsewhere }) => {
  const own = blocks.filter((block) => isOf(block, name));
  const elsewhere = own.filter(({ before }) => before !== undefined);
  expect(own.length - elsewhere.length).toBe(newFiles);
  expect(elsewhere.flatMap(({ code }) => code.trimEnd().split('\n'))).toHaveLength(linesElsewhere);
});

/** It writes the list of languages, as the recipe says. */
const WRITES = 'testing/house.test.ts';
/** In the text of a test: it knows which locales and languages there are. */
const KNOWS_LOCALES = /\b(?:LOCALES|LANGUAGES|LOCALE_FACTS|CATALOGUES|KEPT_MEMORY)\b|'(?:en-ca|en-ie)'/u;
/** Tables that have a word for each language, in Spanish `es: …`. */
const TABLES = ['config/info-pages.ts', 'config/payment-methods.ts', 'i18n/catalogues.test.ts'];

test('a fifth locale and a third language, added as docs/how-to says, leave no test red that knows of locales', async () => {
  for (const block of allBlocks) {
    if (isOf(block, 'locale') || isOf(block, 'language')) await put(wider, block);
  }
  // German in Spanish words: what is tested knows no German either.
  const shared = path.join(wider, 'shared');
  await cp(path.join(shared, 'i18n/es'), path.join(shared, 'i18n/de'), { recursive: true });
  for (const table of TABLES) {
    const text = await readFile(path.join(shared, table), 'utf8');
    const german = text.replaceAll(/\bes: ('[^']*'|`[^`]*`|\{[^}]*\}|\[[^\]]*\])/gu, '$&, de: $1');
    expect(german, `${table}: nothing is in Spanish`).not.toBe(text);
    await writeFile(path.join(shared, table), german);
  }
  const files = ['client', 'shared', 'testing', 'worker'].flatMap((top) =>
    globSync(`${top}/**/*.test.{ts,tsx}`, { cwd: wider }),
  );
  const knowing: string[] = [];
  const others = files.filter((name) => name !== WRITES && !name.endsWith('.workerd.test.ts'));
  for (const file of others) {
    if (KNOWS_LOCALES.test(await readFile(path.join(wider, file), 'utf8'))) knowing.push(file);
  }
  expect(knowing).toContain('worker/kept-memory.test.ts');
  const vitest = (...more: readonly string[]) =>
    run(wider, 'vitest', 'run', '--project', 'unit', '--silent', '--reporter=dot', ...more);
  expect(await Promise.all([vitest(WRITES, '-u'), vitest(...knowing)])).toEqual(['', '']);
});
