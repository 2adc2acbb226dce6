import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { assetManifest } from '../../scripts/build/asset-manifest.ts';
import { buildFacts } from '../../scripts/build/build-facts.ts';
import { DIST } from '../../scripts/folders.mjs';
import { workerBuild } from '../../scripts/build/targets.ts';

/** Builds a test's own Worker in the same way as the site's; returns the module's text. */
export async function buildWorker(entry: string, manifest?: Manifest): Promise<string> {
  const files = manifest ?? (await builtManifest());
  const config = workerBuild({
    entry,
    outDir: 'unused',
    fileName: 'index.js',
    plugins: [assetManifest(() => files), buildFacts({ all: 'test', shared: 'test' })],
  });
  // With the test runner's NODE_ENV Vite would bundle React's development build.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  const result = await build({ ...config, build: { ...config.build, write: false } });
  process.env['NODE_ENV'] = NODE_ENV;
  if (Array.isArray(result) || !('output' in result)) throw new Error('One build was expected');
  return result.output[0].code;
}

async function builtManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(DIST, 'client/.vite/manifest.json'), 'utf8'));
}
