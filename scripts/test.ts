import path from 'node:path';
import { ROOT } from './folders.mjs';
import { runScript } from './processes/run-script.ts';
import { endOnSignals, run } from './processes/supervise.mjs';
import { ensureChromium } from './setup/chromium.ts';
import { isDebianRoot } from './setup/debian.ts';
import { ensureEngines } from './setup/engines.ts';
import { ensureFleetSoftware } from './setup/fleet.ts';
import { prepareSandboxMedia } from './setup/prepare-media.ts';

/**
 * `npm test`: types, lint, format, unit tests; then unused code, the build, tests on workerd, in Chromium, of several replicas
 * with a real Redis, walks in three engines, a real WordPress, the container. `npm run check` (`--quick`) ends after the
 * unit tests.
 */
const isQuick = process.argv.includes('--quick');

async function step(title: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  console.log(`\n— ${title}`);
  try {
    await work();
  } catch (error) {
    console.error(`\n${title}: failed. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** A command of node_modules. */
const tool = (command: string, ...args: readonly string[]): Promise<void> =>
  run({ command: path.join(ROOT, 'node_modules/.bin', command), args, cwd: ROOT });

/** A project of vitest.config.ts, its files side by side. */
const project = (name: string): Promise<void> => tool('vitest', 'run', '--project', name);

endOnSignals();
const startedAt = performance.now();
await step('Types', () => tool('tsc', '-b'));
await step('Lint', () => tool('oxlint', '--deny-warnings'));
await step('Format', () => tool('oxfmt', '--check', '.'));
await step('Unit tests', () => project('unit'));
if (!isQuick) await testWhole();
console.log(`\nAll passed in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);

/** What needs the build, a browser, and Debian's software. */
async function testWhole(): Promise<void> {
  await step('Unused code', async () => {
    await tool('knip');
    await tool('knip', '--production');
  });
  await step('Pictures', prepareSandboxMedia);
  await step('Build', () => runScript('scripts/build.ts'));
  await step('Tests on workerd', () => project('workerd'));
  await step('Tests in Chromium', async () => {
    await ensureChromium();
    await project('browser');
  });
  if (!isDebianRoot()) {
    console.log(
      '\n— A fleet over Redis, walks, WordPress and the container are tested on Debian as root: `npm run test:fleet`, `npm run test:walks`, `npm run test:wordpress`, `npm run container`.',
    );
    return;
  }
  await step('A fleet over Redis', async () => {
    await ensureFleetSoftware();
    await project('fleet');
  });
  await step('Walks in Chromium, Firefox and WebKit', async () => {
    await ensureEngines();
    await project('walks');
  });
  await step('Tests with a real WordPress', () => runScript('scripts/test-wordpress.ts'));
  await step('The container', () => runScript('scripts/container/smoke.ts'));
}
