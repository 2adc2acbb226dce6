import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../processes/supervise.mjs';
import { buildah, imageExists } from './buildah.ts';

const NAME = 'localhost/casino-base';

/**
 * A base image for machines that reach no registry of images: Debian by debootstrap, with this repository's own Node and
 * this machine's npm. Made once. Elsewhere the Dockerfile's default base, the official Node image, does the same.
 */
export async function baseImage(root: string): Promise<string> {
  if (imageExists(NAME)) return NAME;
  const directory = await mkdtemp(path.join(tmpdir(), 'casino-base-'));
  try {
    const tree = path.join(directory, 'tree');
    await run({
      command: 'debootstrap',
      args: ['--variant=minbase', '--include=ca-certificates', 'bookworm', tree],
      output: 'ignore',
      errors: 'inherit',
    });
    await cp(path.join(root, 'node_modules/node/bin/node'), path.join(tree, 'usr/local/bin/node'));
    await mkdir(path.join(tree, 'usr/local/lib/node_modules'), { recursive: true });
    await cp(npmFolder(), path.join(tree, 'usr/local/lib/node_modules/npm'), { recursive: true });
    await symlink('../lib/node_modules/npm/bin/npm-cli.js', path.join(tree, 'usr/local/bin/npm'));
    await rm(path.join(tree, 'var/cache/apt'), { recursive: true, force: true });
    const container = await buildah(['from', 'scratch']);
    await buildah(['add', '--quiet', container, tree, '/']);
    await buildah(['config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container]);
    await buildah(['commit', '--quiet', container, NAME]);
    await buildah(['rm', container]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  return NAME;
}

/** The machine's npm: the folder that its command is a link into. */
function npmFolder(): string {
  const command = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return path.resolve(realpathSync(command), '../..');
}
