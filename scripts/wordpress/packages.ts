import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a WordPress needs, each with a file that shows that it is there. Debian's names (DESIGN.md §9). */
const PACKAGES: Readonly<Record<string, string>> = {
  wordpress: '/usr/share/wordpress/wp-load.php',
  'php-cli': '/usr/bin/php',
  'php-mysql': '/usr/share/doc/php-mysql',
  'php-curl': '/usr/share/doc/php-curl',
  'php-gd': '/usr/share/doc/php-gd',
  'php-mbstring': '/usr/share/doc/php-mbstring',
  'php-xml': '/usr/share/doc/php-xml',
  'mariadb-server': '/usr/sbin/mariadbd',
};

const POLICY_FILE = '/usr/sbin/policy-rc.d';

/**
 * Installs with apt-get what is missing, asking nothing; does nothing when all is there. No service that a
 * package brings is started. Throws with a sentence for a person where this is not Debian as root.
 */
export async function installPackages(say: (line: string) => void): Promise<void> {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(`A real WordPress needs these Debian packages, installed by root: ${missing.join(' ')}`);
  }
  say(`Installing ${missing.join(' ')} ...`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 };
  await run('apt-get', ['update', '-q'], options);
  await withoutStartingServices(() =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], options),
  );
}

/** Debian asks policy-rc.d before it starts a service; 101 forbids it. A policy that is there stays. */
async function withoutStartingServices(install: () => Promise<unknown>): Promise<void> {
  if (existsSync(POLICY_FILE)) {
    await install();
    return;
  }
  await writeFile(POLICY_FILE, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install();
  } finally {
    await rm(POLICY_FILE, { force: true });
  }
}
