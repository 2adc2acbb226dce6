import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../folders.mjs';

const BUILD_MODULE = 'virtual:build';
/** Enough to tell builds apart, and short enough to be read out. */
const ID_LENGTH = 12;

/** What a build is known by: the digest of its sources, and of those of them that edge and browser share. */
export interface BuildDigests {
  readonly all: string;
  readonly shared: string;
}

/** Gives the Worker its version, the id of its build and that of its pages' data, as a module. */
export function buildFacts({ all, shared }: BuildDigests): Plugin {
  const resolved = `\0${BUILD_MODULE}`;
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const facts = { version, id: all.slice(0, ID_LENGTH), dataFormat: shared.slice(0, ID_LENGTH) };
  return {
    name: 'build-facts',
    resolveId: (id) => (id === BUILD_MODULE ? resolved : null),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(facts)}` : null),
  };
}
