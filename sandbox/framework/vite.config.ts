import { defineConfig } from 'vite';

/** `vite build --config sandbox/framework/vite.config.ts`: the framework as one script, `dist/sandbox/platform.js`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../../dist/sandbox',
    emptyOutDir: false,
    target: 'es2023',
    sourcemap: true,
    lib: {
      entry: 'entry.ts',
      formats: ['iife'],
      name: 'CasinoPlatformScript',
      fileName: () => 'platform.js',
    },
  },
});
