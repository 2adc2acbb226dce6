import { defineConfig } from 'vitest/config';

/** The tests that need a real WordPress; each file starts its own (some two seconds). */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['wordpress/**/*.test.ts', 'scripts/wordpress/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One WordPress is a database and five PHP processes; two cores carry one of them at a time.
    fileParallelism: false,
  },
});
