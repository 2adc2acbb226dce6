import { statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.mjs';
import { withLock } from '../processes/lock.mjs';
import { run } from '../processes/supervise.mjs';

const OLDEST_NODE = 20;

/**
 * Installs dependencies when the lock file is newer than what is installed.
 * @throws {Error} with one clear line when this Node is too old or npm fails.
 */
export async function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is Node ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    console.log('Installing dependencies');
    await run({ command: 'npm', args: ['ci', '--no-audit', '--no-fund', '--loglevel=error'], cwd: ROOT });
  });
}

/** npm writes its own list last, so an installation that was interrupted has none. */
function isInstalled() {
  return modified('node_modules/.package-lock.json') >= modified('package-lock.json');
}

/** @param {string} file */
function modified(file) {
  return statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? -1;
}
