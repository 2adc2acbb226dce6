import { defineConfig } from 'vite';

/** `vite build --config sandbox/recaptcha/vite.config.ts`: the stand-in's script, `dist/sandbox/recaptcha/api.js`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../../dist/sandbox/recaptcha',
    emptyOutDir: true,
    target: 'es2023',
    lib: { entry: 'entry.ts', formats: ['iife'], name: 'RecaptchaScript', fileName: () => 'api.js' },
  },
});
