import { defineConfig } from 'vitest/config';
import { contentFiles } from '../sandbox/content/build/content-files.ts';

/** The tests that need a real WordPress; each file starts its own (some two seconds). */
export default defineConfig({
  // The sandbox's WordPress is compared with the real one.
  plugins: [contentFiles()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['wordpress/**/*.test.ts', 'scripts/wordpress/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    // PHP on a busy machine takes seconds: a limit for what never comes.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 240_000,
    // As those on workerd and in browsers: the report names each slow test that needed it.
    retry: 1,
    // One WordPress is a database and five PHP processes; two cores carry one of them at a time.
    fileParallelism: false,
  },
});
