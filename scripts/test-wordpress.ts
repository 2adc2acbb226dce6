import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runScript } from './setup/run-script.ts';
import { installPackages } from './wordpress/packages.ts';
import { startWordPress, USER_NAME } from './wordpress/start-wordpress.ts';

/**
 * npm run test:wordpress                the tests of the plugin and of the site against a real WordPress
 * npm run test:wordpress -- NAME        only the test files with NAME in their path
 * npm run test:wordpress -- --serve     no tests: a WordPress to work with, until Ctrl-C
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const CONFIG = fileURLToPath(new URL('../wordpress/vitest.config.ts', import.meta.url));

/** The one that starts the built site. */
const SITE_TEST = 'wordpress/site.test.ts';

const DEFAULT_PORT = 8789;
const DEFAULT_SITE_URL = 'http://localhost:8787';

const args = process.argv.slice(2);
await (args.includes('--serve') ? serve() : test(args));

async function test(filters: readonly string[]): Promise<void> {
  // Before the clock of any test runs: the first time this takes a minute.
  await installPackages(console.log);
  if (filters.length === 0 || filters.some((filter) => SITE_TEST.includes(filter))) {
    await runScript('scripts/build.ts');
  }
  const vitest = spawn(process.execPath, [VITEST, 'run', '--config', CONFIG, ...filters], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal));
  const [code] = await once(vitest, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}

async function serve(): Promise<void> {
  const siteUrl = process.env['SITE_URL'] ?? DEFAULT_SITE_URL;
  const secret = process.env['REVALIDATE_SECRET'];
  if (secret === undefined || secret === '') {
    throw new Error(
      'Set REVALIDATE_SECRET to the one the site has: what WordPress tells it is signed with it.',
    );
  }
  const wordpress = await startWordPress({
    port: Number(process.env['WORDPRESS_PORT'] ?? DEFAULT_PORT),
    siteUrl,
    secret,
    ...(process.env['DATA_DIR'] === undefined ? {} : { dataDir: process.env['DATA_DIR'] }),
    say: console.log,
  });
  console.log(
    `Log in as ${USER_NAME} with ${wordpress.password}. Start the site with CMS_ORIGIN=${wordpress.origin}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void wordpress.stop().then(() => process.exit(0)));
  }
}
