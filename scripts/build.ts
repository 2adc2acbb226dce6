import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { unstable_readConfig } from 'wrangler';
import {
  clientBuild,
  DIST,
  loadClientManifest,
  ROOT,
  serverBuild,
  SANDBOX_WORKER_BUILD,
  siteWorkerBuild,
  SUPPORT_BUILDS,
} from './build/targets.ts';

/**
 * Builds everything that is served into dist/: client (hashed files, Brotli copies), worker, support (what a
 * self-hosted site needs beside it), and, unless `--site-only`, the sandbox.
 */
const siteOnly = process.argv.includes('--site-only');
const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|ico|map)$/u;

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`  ${name.padEnd(28)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function compressAssets(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const compressed = await brotli(await readFile(file), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    });
    await writeFile(`${file}.br`, compressed);
  }
}

/** The defaults of every setting, out of wrangler.toml, for servers that have no wrangler. */
async function writeDefaults(): Promise<void> {
  const config = unstable_readConfig({ config: path.join(ROOT, 'wrangler.toml') });
  const defaults = {
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    settings: config.vars,
  };
  await writeFile(path.join(DIST, 'worker/defaults.json'), `${JSON.stringify(defaults, null, 2)}\n`);
}

/** Cloudflare's static files carry the security headers too, though the Worker never sees their requests. */
async function writeStaticFiles(): Promise<void> {
  const icons = path.join(DIST, 'client-static');
  await cp(icons, path.join(DIST, 'client'), { recursive: true });
  const headers = await readFile(path.join(ROOT, 'deploy/support/_headers'), 'utf8');
  await writeFile(path.join(DIST, 'client/_headers'), headers);
  // Cloudflare compresses by itself, and the manifest is the Worker's alone.
  await writeFile(path.join(DIST, 'client/.assetsignore'), '*.br\n.vite\n');
}

console.log('Building');
await rm(path.join(DIST, 'worker'), { recursive: true, force: true });
await step('client', () => build(clientBuild()));
await loadClientManifest();
await step('worker', () => build(siteWorkerBuild()));
for (const support of SUPPORT_BUILDS) await step('support', () => build(support));
await step('server', () => build(serverBuild('server')));
await mkdir(path.join(DIST, 'client-static'), { recursive: true });
await writeDefaults();
await writeStaticFiles();
await step('compressed copies', () => compressAssets(path.join(DIST, 'client')));
if (!siteOnly) {
  await step('sandbox', () => build(SANDBOX_WORKER_BUILD));
  await step('sandbox: server', () => build(serverBuild('sandbox-server')));
  await step('sandbox: framework', () =>
    build({ configFile: path.join(ROOT, 'sandbox/framework/vite.config.ts'), logLevel: 'warn' }),
  );
  await step('sandbox: games', () =>
    build({ configFile: path.join(ROOT, 'sandbox/game/vite.config.ts'), logLevel: 'warn' }),
  );
}
