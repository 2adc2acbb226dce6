import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isBuilt, moveIntoPlace, sourcesDigests } from './build/finished-build.ts';
import { readCommandLine } from './command-line.ts';
import { NEXT_DIST } from './folders.mjs';
import { withLock } from './processes/lock.mjs';
import { endOnSignals } from './processes/supervise.mjs';
import { prepareIcons } from './setup/prepare-media.ts';

/**
 * `npm run build`. Does nothing when dist/ holds what these sources make. A second build of this folder waits for the first
 * one; dist/ changes only when all is built.
 */
const USAGE = `Builds everything that is served into dist/: client (hashed files, Brotli copies), worker, support (what a self-hosted
site needs beside it), the site's icons, and the sandbox.

  --site-only  no sandbox
  --painted    the icons are painted already`;

const { 'site-only': isSiteOnly, painted: arePainted } = readCommandLine(USAGE, (args) => {
  const flag = { type: 'boolean', default: false } as const;
  return parseArgs({ args, options: { 'site-only': flag, painted: flag } }).values;
});
const withSandbox = !isSiteOnly;

endOnSignals();
// What starts it may have another, as the tests do; Vite would then build for development.
process.env['NODE_ENV'] = 'production';
await withLock('build', async () => {
  if (!arePainted) await prepareIcons();
  const digests = await sourcesDigests();
  if (await isBuilt(digests.all, { withSandbox })) {
    console.log('Built already');
    return;
  }
  console.log('Building');
  // Vite and wrangler take more than a second to load.
  const { buildSandbox, buildSite } = await import('./build/steps.ts');
  await rm(NEXT_DIST, { recursive: true, force: true });
  await buildSite(digests);
  if (withSandbox) await buildSandbox();
  await moveIntoPlace(digests.all, { withSandbox });
});
