import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'vite';
import { assetManifest, NO_CLIENT_FILES } from './scripts/build/asset-manifest.ts';
import { buildFacts } from './scripts/build/build-facts.ts';
import { CSS_OPTIONS } from './scripts/build/css-options.ts';

/** `npm run dev`: the Worker runs in workerd from its sources, and everything reloads as it is edited. Builds: scripts/build. */
export default defineConfig({
  css: CSS_OPTIONS,
  appType: 'custom',
  publicDir: 'dist/client-static',
  plugins: [
    cloudflare({
      viteEnvironment: { name: 'worker' },
      config(worker) {
        worker.main = 'worker/index.ts';
        // Sources are Vite's to serve; the Worker answers pages.
        worker.assets = {
          ...worker.assets,
          run_worker_first: ['/*', '!/@*', '!/client/*', '!/shared/*', '!/node_modules/*', '!/sandbox/*'],
        };
        // Vite's stand-in for `request.cf` is a visitor from the United States.
        worker.vars = {
          ...worker.vars,
          RESTRICTED_COUNTRIES: '',
          // Vite's and React's code for development write HTML as text.
          TRUSTED_TYPES: 'off',
          SITE_URL: process.env['SITE_URL'] ?? 'http://localhost:8787',
          SANDBOX_ORIGIN: process.env['SANDBOX_ORIGIN'] ?? 'http://localhost:8788',
        };
      },
    }),
    assetManifest(() => NO_CLIENT_FILES),
    buildFacts({ all: 'development', shared: 'development' }),
  ],
});
