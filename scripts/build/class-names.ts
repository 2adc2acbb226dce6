import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULE = /\.module\.css$/u;
/** As {@link CSS_OPTIONS} names them: six characters of the file's hash, and the name in the source. */
const SCOPED = /(?<![\w-])_?[\w-]{6}_[a-zA-Z][\w-]*/gu;

/**
 * Gives the classes of CSS Modules names of three or four characters: two letters for the file, and the number of the class in
 * it. The hashes cannot be compressed, and stand in the styles, in each document and in the browser's code. The names follow
 * from the sources alone, so that the client's build and the Worker's agree, and before files are named by their hashes.
 *
 * Two plugins, because Vite makes the module's code before it keeps its styles: the first sees the one, the second the other.
 */
export function shortClassNames(): Plugin[] {
  const files = globSync('client/**/*.module.css', { cwd: ROOT }).toSorted();
  const known = new Map<string, Map<string, string>>();
  const transform = (code: string, id: string) => {
    if (!MODULE.test(id)) return null;
    const names = known.get(id) ?? new Map<string, string>();
    known.set(id, names);
    const prefix = lettersOf(files.indexOf(path.relative(ROOT, id)));
    const short = code.replaceAll(SCOPED, (scoped) => {
      const name = names.get(scoped) ?? prefix + names.size.toString(36);
      names.set(scoped, name);
      return name;
    });
    return { code: short, map: null };
  };
  return [
    { name: 'short-class-names', transform },
    { name: 'short-class-names-of-code', enforce: 'post', transform },
  ];
}

/** A capital letter and a small one: no class of editors' content or of the site's global styles begins so. */
function lettersOf(index: number): string {
  const letter = (from: string, offset: number) => String.fromCodePoint((from.codePointAt(0) ?? 0) + offset);
  return letter('A', Math.floor(index / 26)) + letter('a', index % 26);
}

const CLIENT_MODULE = /\/client\/[^?]+\.tsx?$/u;
const IMPORTED = /import (?<styles>\w+) from (?='[^']+\.module\.css')/gu;

/**
 * Writes class names where they are used, in place of a table of each style sheet's: what is imported by its own name can be
 * put in by the bundler. A style sheet of which nothing is left but that stays in its file.
 */
export function classNamesInPlace(): Plugin[] {
  return [
    {
      name: 'class-names-by-name',
      enforce: 'pre',
      transform: (code, id) =>
        CLIENT_MODULE.test(id)
          ? { code: code.replaceAll(IMPORTED, 'import * as $<styles> from '), map: null }
          : null,
    },
    {
      name: 'class-names-leave-styles',
      enforce: 'post',
      transform: (code, id) =>
        MODULE.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ];
}
