import path from 'node:path';
import { build } from 'vite';
import { assetManifest, readClientFiles, type ClientFiles } from '../../scripts/build/asset-manifest.ts';
import { buildFacts } from '../../scripts/build/build-facts.ts';
import { DIST } from '../../scripts/folders.mjs';
import { workerBuild } from '../../scripts/build/targets.ts';

/** Builds a test's own Worker in the same way as the site's; returns the module's text. */
export async function buildWorker(entry: string, clientFiles?: ClientFiles): Promise<string> {
  const files = clientFiles ?? (await readClientFiles(path.join(DIST, 'client')));
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
