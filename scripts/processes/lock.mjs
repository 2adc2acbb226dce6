// Plain JavaScript, because scripts/run.mjs needs it before the Node that strips types is installed.
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.mjs';
import { isEnding, supervise } from './supervise.mjs';

const LOCKS = path.join(ROOT, '.cache/locks');
const FLOCK = '/usr/bin/flock';
/** What flock(1) ends with when another program has the lock. */
const TAKEN = 1;

/**
 * Takes the lock of a file if it is free. The kernel keeps it for as long as this program lives and frees it however that
 * ends, so there is never a stale one. Where there is no `flock` (it comes with every Linux), nothing is locked.
 * @param {string} file Made when missing, never removed.
 * @returns {Promise<(() => void) | null>} frees it; `null`: another program has it.
 */
export async function tryLock(file) {
  return lock(file, ['--nonblock']);
}

/**
 * Works while no other program does the same; says so when it has to wait.
 * @template T
 * @param {string} name Of what only one program of this folder may do at a time; a path: one of this machine.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = path.resolve(LOCKS, name);
  let free = await tryLock(file);
  if (free === null) {
    console.log(`Waiting for another program that does the same (${path.basename(file)})`);
    free = await lock(file, []);
  }
  try {
    return await work();
  } finally {
    free?.();
  }
}

/**
 * Never resolves when this program was told to end while it waited: that ends the wait too.
 * @param {string} file
 * @param {readonly string[]} options
 */
async function lock(file, options) {
  mkdirSync(path.dirname(file), { recursive: true });
  const descriptor = openSync(file, 'a');
  const free = () => closeSync(descriptor);
  if (!existsSync(FLOCK)) return free;
  // flock(1) locks the open file that it shares with this program, and leaves it locked.
  const { code, signal } = await supervise({
    command: FLOCK,
    args: [...options, '4'],
    moreFiles: [descriptor],
  }).ended;
  if (isEnding()) await new Promise(() => {});
  if (code === 0) return free;
  free();
  if (code === TAKEN) return null;
  throw new Error(`flock ${file} ended with ${signal ?? code}.`);
}
