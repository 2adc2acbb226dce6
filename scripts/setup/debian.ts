import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: Debian, and root. */
export function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs Debian packages whose commands are missing; throws when apt does not succeed. */
export function installCommands(packages: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packages).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')}`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}

function apt(...args: readonly string[]): void {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} did not succeed; its output above says why.`);
}
