import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetManifest, DEV_MANIFEST } from './scripts/build/asset-manifest.ts';
import { CSS_OPTIONS } from './scripts/build/css-options.ts';

/** `npm run dev`: the Worker runs in workerd and everything reloads as it is edited. Builds: scripts/build. */
export default defineConfig({
  css: CSS_OPTIONS,
  appType: 'custom',
  plugins: [react(), cloudflare({ viteEnvironment: { name: 'worker' } }), assetManifest(() => DEV_MANIFEST)],
  server: { host: true },
});
