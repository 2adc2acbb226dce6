import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readCommandLine } from './command-line.ts';
import { ROOT } from './folders.mjs';
import { CONTAINER_PACKAGES } from './container/buildah.ts';
import { endOnSignals, run, supervise } from './processes/supervise.mjs';
import { ensureChromium } from './setup/chromium.ts';
import { installPackages, isDebianRoot } from './setup/debian.ts';
import { ensureEngines } from './setup/engines.ts';
import { ensureFleetSoftware } from './setup/fleet.ts';
import { prepareSandboxMedia } from './setup/prepare-media.ts';
import { WORDPRESS_PACKAGES } from './wordpress/seeded-wordpress.ts';

/** `npm test` and `npm run check`. */
const USAGE = `npm test: types, lint, format, unit tests; then the long unit tests, unused code, the build, tests on workerd, in Chromium,
of several replicas with a real Redis, of the container, with a real WordPress, and walks in three engines.
npm run check (--quick) ends after the unit tests. Some files alone: npm run test:unit -- NAME, and its like.`;

const { quick: isQuick } = readCommandLine(
  USAGE,
  (args) => parseArgs({ args, options: { quick: { type: 'boolean', default: false } } }).values,
);

/** Runs a command to its end. @throws {Error} when it fails */
type Run = (command: string, args: readonly string[]) => Promise<void>;

type Work = (run: Run) => Promise<void>;

/** Its output comes as it is written. */
const openly: Run = (command, args) => run({ command, args, cwd: ROOT });

/** Keeps the output, to be printed whole. */
function keeping(outputs: string[]): Run {
  return async (command, args) => {
    // In one pipe, so that errors stand where they were written.
    const { child, ended } = supervise({
      command: '/bin/sh',
      args: ['-c', 'exec "$@" 2>&1', command, command, ...args],
      cwd: ROOT,
      output: 'pipe',
      errors: 'ignore',
    });
    outputs.push(child.stdout === null ? '' : await text(child.stdout));
    const { code, signal } = await ended;
    if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}.`);
  };
}

async function step(title: string, work: Work): Promise<void> {
  console.log(`\n— ${title}`);
  await timed(title, () => work(openly));
}

/** A step without limits that a busy machine could miss, beside another; it is printed whole when it has ended. */
async function inTheBackground(title: string, work: Work): Promise<void> {
  const outputs: string[] = [];
  const tell = () => console.log(`\n— ${title}, meanwhile\n${outputs.join('')}`);
  await timed(title, () => work(keeping(outputs)), tell);
}

/** Prints how long it takes, after what `tell` prints. A failure ends everything. */
async function timed(title: string, work: () => Promise<void>, tell?: () => void): Promise<void> {
  const startedAt = performance.now();
  try {
    await work();
    tell?.();
    console.log(`  ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    tell?.();
    console.error(`\n${title}: failed. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** A command of node_modules. */
const tool = (name: string, ...args: readonly string[]): readonly [string, readonly string[]] => [
  path.join(ROOT, 'node_modules/.bin', name),
  args,
];

/** A project of vitest.config.ts, its files side by side. */
const project = (name: string) => tool('vitest', 'run', '--project', name);

/** One of our scripts, in a process of its own. */
const script = (file: string): readonly [string, readonly string[]] => [
  process.execPath,
  [path.join(ROOT, file)],
];

endOnSignals();
const startedAt = performance.now();
// Debian's packages come over the network while the processor has other work. What fails here fails again where it is needed.
const software = isQuick ? null : installSoftware().catch(() => undefined);
// Each by itself leaves a core idle for half of its time.
await Promise.all([
  // Anew: after a change in a file that declares something global, or of `lib` in a tsconfig.json, TypeScript 7.0.2 takes what uses
  // it for as right, or as wrong, as it was (microsoft/typescript-go issue 4664).
  step('Types', (start) => start(...tool('tsc', '-b', '--force'))),
  inTheBackground('Lint', (start) => start(...tool('oxlint', '--deny-warnings'))),
  inTheBackground('Format', (start) => start(...tool('oxfmt', '--check', '.'))),
]);
await step('Unit tests', (start) => start(...project('unit')));
if (!isQuick) await testWhole();
console.log(`\nAll passed in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);

/** What the steps after the unit tests need of Debian, where it can be installed. */
async function installSoftware(): Promise<void> {
  await ensureChromium();
  if (!isDebianRoot()) return;
  await ensureFleetSoftware();
  await ensureEngines();
  await installPackages(WORDPRESS_PACKAGES);
  await installPackages(CONTAINER_PACKAGES);
}

/** What takes long, or needs the build, a browser, and Debian's software. */
async function testWhole(): Promise<void> {
  await Promise.all([
    step('Long unit tests', (start) => start(...project('long'))),
    inTheBackground('Unused code', async (start) => {
      await start(...tool('knip'));
      // What the build and the painter need is no product code, and a dependency all the same: `npm start` is tested without the
      // devDependencies, and that a dependency is needed by more than tests is left to its reader.
      await start(...tool('knip', '--production', '--exclude', 'dependencies'));
    }),
  ]);
  await step('Pictures', prepareSandboxMedia);
  await step('Build', (start) => start(...script('scripts/build.ts')));
  // Nothing else is at work beside tests that have limits in milliseconds.
  await software;
  await step('Tests on workerd', (start) => start(...project('workerd')));
  await step('Tests in Chromium', async (start) => {
    await ensureChromium();
    await start(...project('browser'));
  });
  if (!isDebianRoot()) {
    console.log(
      '\n— A fleet over Redis, walks, WordPress and the container are tested on Debian as root: `npm run test:fleet`, `npm run test:walks`, `npm run test:wordpress`, `npm run container`.',
    );
    return;
  }
  // Limits in milliseconds here too.
  await step('A fleet over Redis', async (start) => {
    await ensureFleetSoftware();
    await start(...project('fleet'));
  });
  // It has to end within five seconds of SIGTERM.
  await step('The container', (start) => start(...script('scripts/container/smoke.ts')));
  await step('Tests with a real WordPress', (start) => start(...script('scripts/test-wordpress.ts')));
  await step('Walks in Chromium, Firefox and WebKit', async (start) => {
    await ensureEngines();
    await start(...project('walks'));
  });
}
