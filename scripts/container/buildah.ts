import { spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { supervise } from '../processes/supervise.mjs';

/** What it takes to build an image here, each with a file that shows that it is there. */
export const CONTAINER_PACKAGES = { buildah: '/usr/bin/buildah', debootstrap: '/usr/sbin/debootstrap' };

/** Isolation and storage that need no daemon and no kernel module. */
export const BUILDAH_ENVIRONMENT = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };

/**
 * Runs buildah to its end.
 * @returns what it printed.
 * @throws {Error} when it fails; its errors are on the screen.
 */
export async function buildah(args: readonly string[]): Promise<string> {
  const { child, ended } = supervise({
    command: 'buildah',
    args,
    env: BUILDAH_ENVIRONMENT,
    output: 'pipe',
    errors: 'inherit',
  });
  const [printed, { code, signal }] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    ended,
  ]);
  if (code !== 0) throw new Error(`buildah ${args.join(' ')} ended with ${signal ?? code}.`);
  return printed.trim();
}

export function imageExists(name: string): boolean {
  return (
    spawnSync('buildah', ['inspect', '--type', 'image', name], { env: BUILDAH_ENVIRONMENT, stdio: 'ignore' })
      .status === 0
  );
}
