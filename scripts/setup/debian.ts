import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from '../processes/lock.mjs';
import { run } from '../processes/supervise.mjs';

const POLICY_FILE = '/usr/sbin/policy-rc.d';

/** Whether packages can be installed here: Debian, and root. */
export function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/**
 * Installs the Debian packages of which a file is missing; does nothing when all are there. No service that a package
 * brings is started.
 * @param packages names, each with a file that shows that it is installed.
 * @throws {Error} when apt does not succeed, and, with a sentence for a person, where this is not Debian as root.
 */
export async function installPackages(packages: Readonly<Record<string, string>>): Promise<void> {
  const missing = (): string[] =>
    Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing().length === 0) return;
  if (!isDebianRoot()) {
    throw new Error(`These Debian packages are needed, installed by root: ${missing().join(' ')}`);
  }
  // One apt at a time on the whole machine, whichever folder it is started from.
  await withLock(path.join(tmpdir(), 'casino-apt.lock'), async () => {
    const names = missing();
    if (names.length === 0) return;
    console.log(`Installing ${names.join(', ')}`);
    // An installation that was interrupted is finished first; apt refuses to work before that.
    await run({ command: 'dpkg', args: ['--configure', '-a'], output: 'ignore', errors: 'inherit' });
    await apt('update');
    await withoutStartingServices(() => apt('install', '-y', '--no-install-recommends', ...names));
  });
}

async function apt(...args: readonly string[]): Promise<void> {
  await run({
    command: 'apt-get',
    args: [...args, '-qq', '-o', 'DPkg::Lock::Timeout=300'],
    output: 'ignore',
    errors: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Debian asks policy-rc.d before it starts a service; 101 forbids it. A policy that is there stays. */
async function withoutStartingServices(install: () => Promise<void>): Promise<void> {
  if (existsSync(POLICY_FILE)) {
    await install();
    return;
  }
  const remove = (): void => rmSync(POLICY_FILE, { force: true });
  // However this program ends, the machine's other installations start their services again.
  process.once('exit', remove);
  writeFileSync(POLICY_FILE, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install();
  } finally {
    remove();
    process.off('exit', remove);
  }
}
