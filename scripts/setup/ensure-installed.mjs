import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.mjs';
import { withLock } from '../processes/lock.mjs';
import { run } from '../processes/supervise.mjs';

const OLDEST_NODE = 20;

const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Installs dependencies when the lock file is newer than what is installed, or when packages are wanted that an earlier
 * call has omitted.
 * @param {{ omitDev: boolean }} what `omitDev` leaves out what checks and tests alone need: a third of the time
 * @throws {Error} with one clear line when this Node is too old or npm fails.
 */
export async function ensureInstalled(what) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is Node ${process.versions.node}.`);
  }
  if (isInstalled(what)) return;
  await withLock('install', async () => {
    if (isInstalled(what)) return;
    console.log('Installing dependencies');
    // `npm ci` deletes what is there, under the feet of a site that runs from it: what is missing alone is added.
    const command = isInstalled({ omitDev: true }) ? ['install', '--no-save'] : ['ci'];
    await run({
      command: 'npm',
      args: [
        ...command,
        ...(what.omitDev ? ['--omit=dev'] : []),
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      cwd: ROOT,
    });
  });
}

/**
 * npm writes its own list last, so an installation that was interrupted has none.
 * @param {{ omitDev: boolean }} what
 */
function isInstalled({ omitDev }) {
  if (modified(INSTALLED) < modified('package-lock.json')) return false;
  return omitDev || readFileSync(path.join(ROOT, INSTALLED), 'utf8').includes('"dev": true');
}

/** @param {string} file */
function modified(file) {
  return statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? -1;
}
