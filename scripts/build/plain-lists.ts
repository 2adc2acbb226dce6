import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A list of the site: a module with lines that export, and nothing else (`shared/pages/definitions.ts`, `client/overlays/overlays.ts`). */
const LIST = /^import \* as (?<list>\w+) from '(?<file>\.[./\w-]*\/(?:definitions|overlays)\.ts)';$/mu;
const LINE = /^export \{ (?<name>\w+)(?: as (?<as>[\w'-]+))? \} from '(?<from>[./\w-]+)';$/gmu;

/**
 * Writes a list out as an object where it is imported whole. The bundler makes of it an object that looks up each export when it
 * is read, by a helper in a file of its own: 300 bytes and a request that every page would wait for.
 */
export function plainLists(): Plugin {
  return {
    name: 'plain-lists',
    enforce: 'pre',
    transform(code, id) {
      const plain = listAsObject(code, id);
      return plain === null ? null : { code: plain, map: null };
    },
  };
}

/**
 * A module that imports a list, with the list written out in the place of the import, in one line, so that source maps still hold.
 * `null`: it imports none.
 * @throws Error where the list has a line of another form
 */
export function listAsObject(code: string, id: string): string | null {
  const { list, file } = LIST.exec(code)?.groups ?? {};
  if (list === undefined || file === undefined) return null;
  const source = path.resolve(path.dirname(id), file);
  const written = readFileSync(source, 'utf8');
  const lines = Array.from(written.matchAll(LINE), ({ groups = {} }) => groups);
  // It would be missing in browsers alone.
  if (lines.length !== written.match(/^export\b/gmu)?.length)
    throw new Error(`${source} has a line that is not: export { name as name } from './file.ts';`);
  const imports = lines.map(({ name, from = '' }, index) => {
    const module = JSON.stringify(path.resolve(path.dirname(source), from));
    return `import { ${name} as ${list}${index} } from ${module};`;
  });
  const members = lines.map(({ name, as = name }, index) => `${as}: ${list}${index}`);
  return code.replace(LIST, `${imports.join(' ')} const ${list} = { ${members.join(', ')} };`);
}
