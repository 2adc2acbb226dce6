import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './sandbox/content/build/content-files.ts';

/** Tests that start real servers are named for what they run on; everything else is a unit test beside its code. */
const WORKERD = ['**/*.workerd.test.ts', 'sandbox/index.test.ts'];
const BROWSER = ['e2e/*.test.ts', 'sandbox/framework/**/*.test.ts', 'sandbox/game/**/*.test.ts'];
/** What runs in Chromium, Firefox and WebKit. */
const ENGINES = ['e2e/content-policy.test.ts'];
/** The same, long, and run when they are asked for. */
const WALKS = [
  'e2e/walk/{chromium,firefox,webkit}.test.ts',
  'e2e/walk/random/*.test.ts',
  'e2e/platform-report.test.ts',
];
/** A browser on a busy machine loses a race now and then. The report names each test that needed it. */
const RETRIES = 1;
const EXCLUDED = ['node_modules/**', 'dist/**', 'wordpress/**', 'scripts/wordpress/**'];

const IN_ENGINES = {
  environment: 'node',
  exclude: EXCLUDED,
  // The engines walk beside each other: most of a walk is waiting for what a page does by itself.
  maxWorkers: 3,
  testTimeout: 170_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  retry: RETRIES,
} as const;

export default defineConfig({
  test: {
    // Two cores: more files at a time make browsers miss the limits that tests are about.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react(), contentFiles()],
        test: {
          name: 'unit',
          environment: 'node',
          // Modules are shared by the files of a worker: a third of the time, and no module keeps what a test left.
          isolate: false,
          unstubGlobals: true,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, ...WORKERD, ...BROWSER, ...ENGINES, ...WALKS],
          setupFiles: ['testing/fail-on-console-error.ts'],
          // A limit for what hangs, no measure: machines are slow and busy.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // A click on a link is looked at, never followed.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
        },
      },
      {
        test: {
          name: 'workerd',
          environment: 'node',
          include: WORKERD,
          exclude: EXCLUDED,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: BROWSER,
          exclude: [...EXCLUDED, ...ENGINES, ...WALKS],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          retry: RETRIES,
        },
      },
      { test: { name: 'engines', include: ENGINES, ...IN_ENGINES } },
      { test: { name: 'walks', include: WALKS, ...IN_ENGINES } },
    ],
  },
});
