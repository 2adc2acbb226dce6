import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** The names in a folder of the repository. */
export const namesIn = (folder: string, kind: 'file' | 'folder'): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => (kind === 'folder' ? entry.isDirectory() : entry.isFile()))
    .map(({ name }) => name);

const texts = new Map<string, string>();
/** A file's text, read from the disk once. */
export function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  texts.set(file, text);
  return text;
}

export type Parsing = ReturnType<typeof parseSync>;
const parsings = new Map<string, Parsing>();
/** A file's text as the parser reads it, once. */
export function parsed(file: string): Parsing {
  const result = parsings.get(file) ?? parseSync(file, read(file));
  parsings.set(file, result);
  return result;
}

/** Files of the product. */
export const FILES = ['client', 'worker', 'shared'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  ),
);
export const SOURCES = FILES.filter((file) => /(?<!\.test)\.tsx?$/u.test(file));

/** The names under which a file exports something. */
export function exportsOf(file: string): ReadonlySet<string> {
  const { staticExports } = parsed(file).module;
  return new Set(
    staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? ''))),
    ),
  );
}
