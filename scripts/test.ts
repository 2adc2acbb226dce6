import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './setup/chromium.ts';
import { installCommands, isDebianRoot } from './setup/debian.ts';
import { prepareSandboxMedia } from './setup/prepare-media.ts';

/** `npm test`: types, lint, build, then unit tests, tests on workerd, tests in Chromium, tests with a real WordPress, the container. */
const ROOT = path.resolve(import.meta.dirname, '..');

function run(title: string, command: string, args: readonly string[]): void {
  const startedAt = performance.now();
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
    },
  });
  if (status !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(1);
  }
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

const startedAt = performance.now();
run('Types', 'tsc', ['-b']);
run('Lint', 'oxlint', ['--deny-warnings']);
run('Format', 'oxfmt', ['--check', '.']);
await prepareSandboxMedia();
run('Build', 'node', ['scripts/build.ts']);
run('Unit tests', 'vitest', ['run', '--project', 'unit']);
run('Tests on workerd', 'vitest', ['run', '--project', 'workerd']);
ensureChromium();
run('Tests in Chromium', 'vitest', ['run', '--project', 'browser']);
if (isDebianRoot()) {
  run('Tests with a real WordPress', 'node', ['scripts/test-wordpress.ts']);
  installCommands({ '/usr/bin/buildah': 'buildah', '/usr/sbin/debootstrap': 'debootstrap' });
  run('The container', 'node', ['scripts/container/smoke.ts']);
} else {
  console.log(
    '\n— WordPress and the container are tested on Debian as root: `npm run test:wordpress`, `npm run container`.',
  );
}
console.log(`\nAll passed in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
