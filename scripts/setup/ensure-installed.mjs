import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.mjs';
import { withLock } from '../processes/lock.mjs';
import { run } from '../processes/supervise.mjs';

const OLDEST_NODE = 20;

const LIST = path.join(ROOT, 'node_modules/.package-lock.json');

/**
 * Installs dependencies when the lock file is newer than what is installed, or when packages are wanted that an earlier
 * call has omitted.
 * @param {{ omitDev: boolean }} what `omitDev` leaves out what checks and tests alone need (16 s in place of 28), where none of it is there yet
 * @throws {Error} with one clear line when this Node is too old or npm fails.
 */
export async function ensureInstalled({ omitDev }) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is Node ${process.versions.node}.`);
  }
  const isInstalled = () => isCurrent() && (omitDev || hasDev());
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    console.log('Installing dependencies');
    const which = omitDev && !hasDev() ? '--omit=dev' : '--include=dev';
    // `npm ci` deletes what is there, under the feet of a site that runs from it: what is missing alone is added.
    const command = isCurrent() ? ['install', '--no-save'] : ['ci'];
    // One that is interrupted leaves no list, so that the next begins anew.
    rmSync(LIST, { force: true });
    await run({
      command: 'npm',
      args: [...command, which, '--no-audit', '--no-fund', '--loglevel=error'],
      cwd: ROOT,
    });
  });
}

/** Whether npm's list of what it has installed, which it writes last, is as new as the lock file. */
function isCurrent() {
  return modified(LIST) >= modified(path.join(ROOT, 'package-lock.json'));
}

/** Whether it names what checks and tests alone need. */
function hasDev() {
  return existsSync(LIST) && /"dev":\s*true/u.test(readFileSync(LIST, 'utf8'));
}

/** @param {string} file */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}
