import { rm } from 'node:fs/promises';
import { isBuilt, moveIntoPlace, sourcesDigests } from './build/finished-build.ts';
import { NEXT_DIST } from './folders.mjs';
import { withLock } from './processes/lock.mjs';
import { endOnSignals } from './processes/supervise.mjs';
import { prepareIcons } from './setup/prepare-media.ts';

/**
 * Builds everything that is served into dist/: client (hashed files, Brotli copies), worker, support (what a
 * self-hosted site needs beside it), the site's icons, painted first unless `--painted` says that they are, and, unless
 * `--site-only`, the sandbox. Does nothing when dist/ holds what these sources make. A second build of this folder waits for the
 * first one; dist/ changes only when all is built.
 */
const withSandbox = !process.argv.includes('--site-only');
const arePainted = process.argv.includes('--painted');

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
