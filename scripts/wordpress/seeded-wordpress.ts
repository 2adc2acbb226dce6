import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../processes/lock.mjs';
import { ROOT } from '../folders.mjs';
import { run } from '../processes/supervise.mjs';
import { installPackages } from '../setup/debian.ts';
import { startDatabase } from './database.ts';
import { prepareDocumentRoot } from './document-root.ts';
import { runScript } from './php-runner.ts';

export const USER_NAME = 'editor';

const SEEDED = path.join(ROOT, '.cache/wordpress');

/** What decides how a seeded WordPress looks, beside Debian's packages: our scripts and the plugin. */
const SOURCES = ['scripts/wordpress', 'wordpress/casino-headless'];

/** What a WordPress needs, each with a file that shows that it is there. Debian's names. */
export const WORDPRESS_PACKAGES: Readonly<Record<string, string>> = {
  wordpress: '/usr/share/wordpress/wp-load.php',
  'php-cli': '/usr/bin/php',
  'php-mysql': '/usr/share/doc/php-mysql',
  'php-curl': '/usr/share/doc/php-curl',
  'php-gd': '/usr/share/doc/php-gd',
  'php-mbstring': '/usr/share/doc/php-mbstring',
  'php-xml': '/usr/share/doc/php-xml',
  'mariadb-server': '/usr/sbin/mariadbd',
};

/** It is never asked there; open.php puts the address of the running one in its place. As long as those with a free port. */
const SEED_ORIGIN = 'http://127.0.0.1:65535';

/**
 * Fills a folder with a WordPress that is installed and has content: its files in `www`, its tables in `database`. A folder
 * that has one keeps it. Seeding takes some ten seconds; it is done once for each state of {@link SOURCES} and of Debian's
 * packages, which are installed first when missing.
 */
export async function copySeededWordPress(folder: string, say: (line: string) => void): Promise<void> {
  if (existsSync(path.join(folder, 'database'))) return;
  await installPackages(WORDPRESS_PACKAGES);
  await withLock('wordpress', async () => {
    const seeded = path.join(SEEDED, await seedDigest());
    if (!existsSync(seeded)) await seed(seeded, say);
    await mkdir(folder, { recursive: true });
    await run({ command: 'cp', args: ['--archive', '--reflink=auto', `${seeded}/.`, folder] });
  });
}

/** Names the copy that these sources and packages make. */
export async function seedDigest(): Promise<string> {
  const { stdout } = await promisify(execFile)('dpkg-query', ['-W', ...Object.keys(WORDPRESS_PACKAGES)]);
  // The document root has links into this folder.
  const hash = createHash('sha256').update(`${ROOT}\0${stdout}`);
  for (const source of SOURCES) {
    const entries = await readdir(path.join(ROOT, source), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Makes the copy beside its place and moves it there whole; those of earlier states go. */
async function seed(place: string, say: (line: string) => void): Promise<void> {
  await rm(SEEDED, { recursive: true, force: true });
  const making = path.join(SEEDED, 'making');
  const root = path.join(making, 'www');
  await mkdir(path.join(making, 'database'), { recursive: true });
  await prepareDocumentRoot(root);
  const runDir = await mkdtemp(path.join(tmpdir(), 'casino-seed-'));
  try {
    say('Installing WordPress ...');
    const database = await startDatabase({ dataDir: path.join(making, 'database'), runDir });
    const env = {
      CASINO_WP_ROOT: root,
      CASINO_WP_ORIGIN: SEED_ORIGIN,
      CASINO_WP_SOCKET: database.socket,
      CASINO_WP_SITE_URL: SEED_ORIGIN,
      CASINO_WP_SECRET: randomBytes(12).toString('hex'),
    };
    try {
      await runScript({ script: 'install.php', args: [USER_NAME, randomBytes(12).toString('hex')], env });
      say('Seeding content ...');
      await runScript({
        script: 'run.php',
        input: `require '${path.join(import.meta.dirname, 'php/seed.php')}';`,
        env,
      });
    } finally {
      await database.stop();
    }
  } finally {
    await rm(runDir, { recursive: true, force: true });
  }
  await rename(making, place);
}
