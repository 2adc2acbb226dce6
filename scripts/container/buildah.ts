import { execFileSync, spawnSync } from 'node:child_process';

/** Isolation and storage that need no daemon and no kernel module. */
const ENVIRONMENT = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };

/** Runs buildah; gives what it printed. Throws with its output when it fails. */
export function buildah(args: readonly string[]): string {
  return execFileSync('buildah', args, {
    encoding: 'utf8',
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
  }).trim();
}

export function imageExists(name: string): boolean {
  return (
    spawnSync('buildah', ['inspect', '--type', 'image', name], { env: ENVIRONMENT, stdio: 'ignore' })
      .status === 0
  );
}

export { ENVIRONMENT as BUILDAH_ENVIRONMENT };
