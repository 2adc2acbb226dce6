import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../folders.mjs';

const BUILD_MODULE = 'virtual:build';
/** Enough to tell builds apart, and short enough to be read out. */
const ID_LENGTH = 12;

/** Gives the Worker its version and the id of its build, which is the digest of the sources, as a module. */
export function buildFacts(digest: string): Plugin {
  const resolved = `\0${BUILD_MODULE}`;
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const facts = { version, id: digest.slice(0, ID_LENGTH) };
  return {
    name: 'build-facts',
    resolveId: (id) => (id === BUILD_MODULE ? resolved : null),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(facts)}` : null),
  };
}
