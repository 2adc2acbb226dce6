import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { contentFiles } from './sandbox/content/build/content-files.ts';
import { buildFacts } from './scripts/build/build-facts.ts';

/** Tests that start real servers are named for what they run on; everything else is a unit test beside its code. */
const WORKERD = ['**/*.workerd.test.ts', 'sandbox/index.test.ts'];
const BROWSER = ['e2e/{,!(walk)/}*.test.ts', 'sandbox/framework/**/*.test.ts', 'sandbox/game/**/*.test.ts'];
/** Of units too, but ten seconds to half a minute each, too long to wait for after every change: `npm test` runs them. */
const LONG = [
  'scripts/processes/supervise.test.ts',
  'worker/content/linear-time.test.ts',
  'testing/simulation/simulation.test.ts',
  'sandbox/painter/paint.test.ts',
  // Runs the compiler over the whole product.
  'testing/recipes.test.ts',
  'testing/slow-expressions.test.ts',
];
/** With a real Redis, and Caddy in front of several replicas; some with Chromium. */
const FLEET = ['**/*.fleet.test.ts'];
/** Long ones, in Chromium, Firefox and WebKit. */
const WALKS = [
  'e2e/walk/{chromium,firefox,webkit}.test.ts',
  'e2e/walk/random/*.test.ts',
  'e2e/platform/platform-report.test.ts',
  'e2e/security/csp-report-engines.test.ts',
  // In Chromium alone.
  'e2e/accessibility/accessibility-use.test.ts',
];
/** In Chromium with the browser's tests, which every machine runs, in the other two with the walks. */
const POLICY = 'e2e/security/content-policy.test.ts';
/** A browser, or a site with limits in milliseconds, loses a race on a busy machine now and then. The report names each slow test that needed it. */
const RETRIES = 1;
/**
 * The files that take longest, the longest first. They begin before the others: one that began last would run alone at the end,
 * with a core that has nothing to do. Vitest by itself knows it only from a run before, which a fresh clone has not had.
 */
const LONGEST = [
  'worker/upstream/fault-matrix.workerd.test.ts',
  'e2e/accessibility/accessibility.test.ts',
  'e2e/looks/text-fits.test.ts',
  'e2e/overlays/overlays.test.ts',
  'e2e/gallery/gallery.test.ts',
  'e2e/accessibility/accessibility-use.test.ts',
  'e2e/walk/webkit.test.ts',
  'e2e/walk/chromium.test.ts',
  'e2e/walk/firefox.test.ts',
  'e2e/walk/random/chromium.test.ts',
  'worker/content/linear-time.test.ts',
];
const gone = [...LONG, ...LONGEST].filter((file) => !existsSync(new URL(file, import.meta.url)));
if (gone.length > 0) throw new Error(`LONG or LONGEST names what is no file: ${gone.join(' ')}`);

/**
 * Files with a window come first, those without after them: a worker ends where the next file has another environment, and a
 * new one reads every module anew.
 */
const hasWindow = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment ');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return index < 0 ? LONGEST.length : index;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, of no array
    const sorted = await super.sort(files);
    // The order among the others stays.
    const ordered = sorted.toSorted((one, other) => place(one) - place(other));
    const { inWindow = [], inNode = [] } = Object.groupBy(ordered, (file) =>
      hasWindow(file) ? 'inWindow' : 'inNode',
    );
    return [...inWindow, ...inNode];
  }
}
const EXCLUDED = ['node_modules/**', 'dist/**', 'wordpress/**', 'scripts/wordpress/**'];
/**
 * Limits for what hangs, and no measure: where two suites run beside each other a test takes several times as long as on a
 * machine of its own.
 */
const SERVERS = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 20_000 } } };
const BROWSERS = { ...SERVERS, testTimeout: 400_000 };
/** What all tests of units have. */
const UNIT = {
  environment: 'node',
  // A fifth less time than in processes.
  pool: 'threads',
  setupFiles: [
    'testing/fail-on-console-error.ts',
    'testing/leave-no-stub.ts',
    'testing/client/open-window.ts',
  ],
  // As below: each takes some milliseconds.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};
/** What tests of the client ask for as `@vitest-environment own-window`. */
const OWN_WINDOW = path.join(import.meta.dirname, 'testing/client/own-window.ts');
const unitPlugins = () => [react(), contentFiles(), buildFacts({ all: 'unit', shared: 'unit' })];

export default defineConfig({
  test: {
    // Two cores: more files at a time make browsers miss the limits that tests are about.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: unitPlugins(),
        resolve: { alias: { 'vitest-environment-own-window': OWN_WINDOW } },
        test: {
          ...UNIT,
          name: 'unit',
          // Some wait for processes, and a busy machine misses none of their limits: a third keeps two cores at work.
          maxWorkers: 3,
          // Modules are shared by the files of a worker: a third of the time, and no module keeps what a test left.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, ...LONG, ...WORKERD, ...BROWSER, ...FLEET, ...WALKS],
          // Styles are left out of tests, but for those that are read as text.
          css: { include: [/\.css\?raw$/u] },
          // A click on a link is looked at, never followed.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
        },
      },
      {
        plugins: unitPlugins(),
        test: { ...UNIT, ...SERVERS, name: 'long', include: LONG },
      },
      {
        test: {
          ...SERVERS,
          name: 'workerd',
          environment: 'node',
          include: WORKERD,
          exclude: EXCLUDED,
          retry: RETRIES,
        },
      },
      {
        test: {
          ...SERVERS,
          name: 'fleet',
          environment: 'node',
          // The contract of the cache over KV holds over Redis too.
          env: { KV_STORE: 'redis' },
          include: [...FLEET, 'worker/cache/data-cache.workerd.test.ts'],
          exclude: EXCLUDED,
          // Each file fills the machine with a crowd of its own: two at once, and replicas wait in vain for each other.
          fileParallelism: false,
          retry: RETRIES,
        },
      },
      {
        test: {
          ...BROWSERS,
          name: 'browser',
          environment: 'node',
          env: { ENGINES: 'chromium' },
          include: BROWSER,
          exclude: [...EXCLUDED, ...FLEET, ...WALKS],
          retry: RETRIES,
        },
      },
      {
        test: {
          ...BROWSERS,
          name: 'walks',
          environment: 'node',
          env: { ENGINES: 'firefox webkit' },
          include: [...WALKS, POLICY],
          exclude: EXCLUDED,
          // The engines walk beside each other: most of a walk is waiting for what a page does by itself.
          maxWorkers: 3,
          retry: RETRIES,
        },
      },
    ],
  },
});
