import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { contentFiles } from '../../sandbox/content/build/content-files.ts';
import { assetManifest, NO_CLIENT_FILES, readClientFiles } from './asset-manifest.ts';
import { buildFacts, type BuildDigests } from './build-facts.ts';
import { classNamesInPlace, shortClassNames } from './class-names.ts';
import { clientChunks } from './client-chunks.ts';
import { CSS_OPTIONS, CSS_TARGET } from './css-options.ts';
import { noEmptyScripts } from './empty-scripts.ts';
import { DIST, NEXT, NEXT_DIST, ROOT } from '../folders.mjs';
import { plainLists } from './plain-lists.ts';
import { sitePreload } from './preload.ts';
import { reactClient } from './react-client.ts';
import { reactStringStream } from './react-stream.ts';

const COMMON: InlineConfig = {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  css: CSS_OPTIONS,
};

/** What the licences of the packages in the browser's scripts say. */
export const LICENCES = 'third-party-licences.txt';

/** Characters of a script's hash. Each script carries those of all that it imports: with fewer the bundler refuses so many files. */
const HASH_LENGTH = 7;
const HASHED_NAME = `assets/[name]-[hash:${HASH_LENGTH}].js`;
const HASH_END = new RegExp(String.raw`-[\w-]{${HASH_LENGTH}}\.js$`, 'u');

/** Files that every page has by the time when it loads more. */
const ALWAYS_THERE = /\/(?:react|shell|start|rolldown-runtime)-[^/]+\.js$/u;
/** The table of pages (client/app/views/chunks.ts), for whose bytes nothing waits. */
const PAGE_TABLE = /\/chunks-[^/]+\.js$/u;

/** What opens over the page, by its module's name. */
const OVERLAYS: ReadonlySet<string> = new Set(
  globSync('client/overlays/*/*.tsx', { cwd: ROOT }).map((file) => path.basename(file, '.tsx')),
);

/**
 * Whether the scripts that a module needs are named where it is loaded, beside its styles, and so asked for together: otherwise
 * its own comes after its styles, and what that imports after that. So are a page's, and those of what opens over it; elsewhere
 * names would cost bytes.
 */
function namesScripts(file: string, host: string): boolean {
  const [name = ''] = path.basename(file).split(HASH_END);
  return PAGE_TABLE.test(host) || OVERLAYS.has(name);
}

/** The browser's modules and styles, hashed, with the manifest that the Worker reads. */
export function clientBuild(): InlineConfig {
  return {
    ...COMMON,
    plugins: [
      react(),
      reactClient(),
      plainLists(),
      shortClassNames(),
      classNamesInPlace(),
      sitePreload(),
      noEmptyScripts(),
    ],
    // What signals have for the edge and for a debugger of theirs.
    define: { 'typeof window': '"object"', 'window.__PREACT_SIGNALS_DEVTOOLS__': 'false' },
    resolve: {
      // React has had this hook of its own since 18; the shim is for those before.
      alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: 'react' }],
      // Without `browser`: what signals have there is written for browsers that know no arrow functions.
      conditions: ['module', 'development|production'],
    },
    build: {
      outDir: path.join(NEXT_DIST, 'client'),
      emptyOutDir: true,
      target: 'es2023',
      cssTarget: CSS_TARGET,
      manifest: true,
      license: { fileName: LICENCES },
      // No file names its map: they are kept for operators (`npm run symbolicate`), out of what is served.
      sourcemap: 'hidden',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, dependencies, { hostId }) =>
          dependencies.filter(
            (name) => name.endsWith('.css') || (namesScripts(file, hostId) && !ALWAYS_THERE.test(name)),
          ),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(ROOT, 'client/entry.tsx'),
        output: {
          entryFileNames: HASHED_NAME,
          chunkFileNames: HASHED_NAME,
          codeSplitting: { groups: clientChunks() },
        },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  };
}

/** The service worker: one file at the root of the site, by a name that stays, since browsers ask for it by that. */
export const SERVICE_WORKER_BUILD: InlineConfig = {
  ...COMMON,
  build: {
    outDir: path.join(NEXT_DIST, 'client'),
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: path.join(ROOT, 'client/service-worker/service-worker.ts'),
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
};

interface WorkerBuild {
  readonly entry: string;
  /** Below {@link DIST}. */
  readonly outDir: string;
  readonly fileName: string;
  readonly plugins?: InlineConfig['plugins'];
}

/** One Worker as one module, for workerd: production React, nothing left to import but what the runtime brings. */
export function workerBuild({ entry, outDir, fileName, plugins = [] }: WorkerBuild): InlineConfig {
  return {
    ...COMMON,
    plugins: [react(), reactStringStream(), shortClassNames(), ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser', 'production'] },
    ssr: {
      target: 'webworker',
      noExternal: true,
      // workerd has them; React's string-writing build asks for three.
      external: ['cloudflare:workers', 'crypto', 'stream', 'util'],
      resolve: { conditions: ['workerd', 'worker', 'module', 'production'] },
    },
    build: {
      ssr: path.join(ROOT, entry),
      ssrEmitAssets: false,
      outDir: path.join(DIST, outDir),
      emptyOutDir: false,
      target: 'es2024',
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        external: [/^cloudflare:/u, /^node:/u],
        // The sandbox's content takes most of its build; that is known and nothing to warn of.
        checks: { pluginTimings: false },
        output: { entryFileNames: fileName, format: 'es', codeSplitting: false },
      },
    },
  };
}

export function siteWorkerBuild(digests: BuildDigests): InlineConfig {
  return workerBuild({
    entry: 'worker/index.ts',
    outDir: `${NEXT}/worker`,
    fileName: 'index.js',
    plugins: [assetManifest(() => clientFiles), buildFacts(digests)],
  });
}

export const SUPPORT_BUILDS: readonly InlineConfig[] = [
  workerBuild({ entry: 'deploy/support/kv-service.ts', outDir: `${NEXT}/support`, fileName: 'kv.js' }),
  workerBuild({
    entry: 'deploy/support/assets-service.ts',
    outDir: `${NEXT}/support`,
    fileName: 'assets.js',
  }),
];

export const SANDBOX_WORKER_BUILD = workerBuild({
  entry: 'sandbox/index.ts',
  outDir: `${NEXT}/sandbox-worker`,
  fileName: 'index.js',
  plugins: [contentFiles()],
});

/** The self-hosting server as one file for Node: the container carries no sources and no packages but workerd. */
export function serverBuild(entry: 'server' | 'packer-process' | 'sandbox-server'): InlineConfig {
  return {
    ...COMMON,
    ssr: { noExternal: true, external: ['workerd'] },
    build: {
      ssr: path.join(ROOT, `deploy/${entry}.ts`),
      outDir: path.join(NEXT_DIST, 'server'),
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: `${entry}.js`, codeSplitting: false } },
    },
  };
}

/** What the sandbox gives browsers beside its pictures: the framework as one script, and the game's page. */
export const SANDBOX_BROWSER_BUILDS: readonly InlineConfig[] = [
  { folder: 'framework', outDir: 'sandbox' },
  { folder: 'game', outDir: 'sandbox/game' },
  { folder: 'recaptcha', outDir: 'sandbox/recaptcha' },
].map(({ folder, outDir }) => ({
  configFile: path.join(ROOT, `sandbox/${folder}/vite.config.ts`),
  logLevel: 'warn',
  build: { outDir: path.join(NEXT_DIST, outDir), emptyOutDir: false },
}));

let clientFiles = NO_CLIENT_FILES;

/** Reads what the client build left; the Worker's build takes it from here. */
export async function loadClientFiles(): Promise<void> {
  clientFiles = await readClientFiles(path.join(NEXT_DIST, 'client'));
}
