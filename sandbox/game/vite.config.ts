import { defineConfig } from 'vite';

/** `vite build --config sandbox/game/vite.config.ts`: the game's page, `dist/sandbox/game/index.html` and its files. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  build: {
    outDir: '../../dist/sandbox/game',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
});
