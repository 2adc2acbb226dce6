import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandLine } from './command-line.ts';
import { ROOT } from './folders.mjs';
import { runScript } from './processes/run-script.ts';
import { endOnSignals, supervise } from './processes/supervise.mjs';
import { installPackages } from './setup/debian.ts';
import { USER_NAME, WORDPRESS_PACKAGES } from './wordpress/seeded-wordpress.ts';
import { type RunningWordPress, startWordPress } from './wordpress/start-wordpress.ts';

const USAGE = `npm run test:wordpress                the tests of the plugin and of the site against a real WordPress
npm run test:wordpress -- NAME        only the test files with NAME in their path
npm run test:wordpress -- --serve     no tests: a WordPress to work with, until Ctrl-C`;

/** The one that starts the built site. */
const SITE_TEST = 'wordpress/site.test.ts';

const DEFAULT_PORT = 8789;
const DEFAULT_SITE_URL = 'http://localhost:8787';

let wordpress: Promise<RunningWordPress> | null = null;
let isOpen = false;
endOnSignals({
  beforeExit: async () => (await wordpress)?.stop(),
  exitCode: () => (isOpen ? 0 : null),
});

const { values, positionals } = readCommandLine(USAGE, (args) =>
  parseArgs({ args, allowPositionals: true, options: { serve: { type: 'boolean', default: false } } }),
);
await (values.serve ? serve() : test(positionals));

async function test(filters: readonly string[]): Promise<void> {
  // Before the clock of any test runs: the first time this takes a minute.
  await installPackages(WORDPRESS_PACKAGES);
  if (filters.length === 0 || filters.some((filter) => SITE_TEST.includes(filter))) {
    await runScript('scripts/build.ts');
  }
  const { ended } = supervise({
    command: path.join(ROOT, 'node_modules/.bin/vitest'),
    args: ['run', '--config', path.join(ROOT, 'wordpress/vitest.config.ts'), ...filters],
    cwd: ROOT,
  });
  process.exitCode = (await ended).code ?? 1;
}

async function serve(): Promise<void> {
  const siteUrl = process.env['SITE_URL'] ?? DEFAULT_SITE_URL;
  const secret = process.env['REVALIDATE_SECRET'];
  if (secret === undefined || secret === '') {
    throw new Error(
      'Set REVALIDATE_SECRET to the one the site has: what WordPress tells it is signed with it.',
    );
  }
  wordpress = startWordPress({
    port: Number(process.env['WORDPRESS_PORT'] ?? DEFAULT_PORT),
    siteUrl,
    secret,
    ...(process.env['DATA_DIR'] === undefined ? {} : { dataDir: process.env['DATA_DIR'] }),
    say: console.log,
  });
  const { password, origin } = await wordpress;
  isOpen = true;
  console.log(`Log in as ${USER_NAME} with ${password}. Start the site with CMS_ORIGIN=${origin}`);
}
