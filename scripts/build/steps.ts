import { appendFile, cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { unstable_readConfig } from 'wrangler';
import { DIST, NEXT_DIST, ROOT, SOURCE_MAPS } from '../folders.mjs';
import type { BuildDigests } from './build-facts.ts';
import {
  clientBuild,
  LICENCES,
  loadClientFiles,
  SANDBOX_BROWSER_BUILDS,
  SANDBOX_WORKER_BUILD,
  serverBuild,
  SERVICE_WORKER_BUILD,
  siteWorkerBuild,
  SUPPORT_BUILDS,
} from './targets.ts';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|ico|map)$/u;

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`  ${name.padEnd(28)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${file}.br`, await brotli(await readFile(file), { params }));
    }),
  );
}

/** The sandbox's settings and the runtime's, out of wrangler.toml, for servers that have no wrangler. */
async function writeDefaults(): Promise<void> {
  const config = unstable_readConfig({ config: path.join(ROOT, 'wrangler.toml') });
  const defaults = {
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    settings: config.vars,
  };
  await writeFile(path.join(NEXT_DIST, 'worker/defaults.json'), `${JSON.stringify(defaults, null, 2)}\n`);
}

/** Cloudflare's static files carry the security headers too, though the Worker never sees their requests. */
async function writeStaticFiles(): Promise<void> {
  const icons = path.join(DIST, 'client-static');
  await cp(icons, path.join(NEXT_DIST, 'client'), { recursive: true });
  const headers = await readFile(path.join(ROOT, 'deploy/support/_headers'), 'utf8');
  await writeFile(path.join(NEXT_DIST, 'client/_headers'), headers);
  // Cloudflare compresses by itself, and the manifest is the Worker's alone.
  await writeFile(path.join(NEXT_DIST, 'client/.assetsignore'), '*.br\n.vite\n');
}

/** Adds the licences of the fonts to those of the packages: each asks to go where its work goes. */
async function addFontLicences(): Promise<void> {
  const fonts = path.join(ROOT, 'client/styles/fonts');
  const files = (await readdir(fonts)).filter((name) => name.endsWith('.LICENSE.txt'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(fonts, name), 'utf8')));
  await appendFile(
    path.join(NEXT_DIST, 'client', LICENCES),
    texts.map((text) => `\n---\n\n${text}`).join(''),
  );
}

/** Moves the maps of the browser's files out of what is served: they hold the sources. */
async function setMapsAside(): Promise<void> {
  const assets = path.join(NEXT_DIST, 'client/assets');
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.map'));
  await mkdir(path.join(NEXT_DIST, SOURCE_MAPS), { recursive: true });
  await Promise.all(
    maps.map((name) => rename(path.join(assets, name), path.join(NEXT_DIST, SOURCE_MAPS, name))),
  );
}

/** Builds client, worker, support and server into {@link NEXT_DIST}. */
export async function buildSite(digests: BuildDigests): Promise<void> {
  await step('client', () => build(clientBuild()));
  await setMapsAside();
  await addFontLicences();
  await step('service worker', () => build(SERVICE_WORKER_BUILD));
  await loadClientFiles();
  await step('worker', () => build(siteWorkerBuild(digests)));
  for (const support of SUPPORT_BUILDS) await step('support', () => build(support));
  await step('server', () => build(serverBuild('server')));
  await step('server: packer', () => build(serverBuild('packer-process')));
  await writeDefaults();
  await writeStaticFiles();
  await step('compressed copies', () => compressAssets(path.join(NEXT_DIST, 'client')));
}

/** Builds the sandbox beside them. */
export async function buildSandbox(): Promise<void> {
  await step('sandbox', () => build(SANDBOX_WORKER_BUILD));
  await step('sandbox: server', () => build(serverBuild('sandbox-server')));
  for (const browser of SANDBOX_BROWSER_BUILDS) await step('sandbox: browser', () => build(browser));
}
