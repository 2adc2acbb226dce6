import path from 'node:path';
import { build } from 'vite';

/**
 * A module of the tests as one classic script, for pages of a real browser.
 * @param file from the repository's root
 * @param name the global that holds its exports
 */
export async function pageScript(file: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.resolve(import.meta.dirname, '../..', file), formats: ['iife'], name },
    },
  });
  for (const bundle of Array.isArray(output) ? output : [output]) {
    if ('output' in bundle) return bundle.output[0].code;
  }
  throw new Error(`${file} gave no script`);
}
