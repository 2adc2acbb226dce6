// Plain JavaScript, because scripts/run.mjs needs it before the Node that strips types is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs "$@" at the head of a process group, beside a watcher. The watcher reads from a pipe whose other end only this
 * program has: when this program is gone, even by SIGKILL, the pipe closes and the watcher ends the group.
 */
const GROUP_SCRIPT = `(trap '' HUP INT TERM; read -r _ <&3; kill -TERM 0; sleep 1; kill -KILL 0) >&- 2>&- &
exec "$@" 3<&-`;

/** How long a child may take to end after SIGTERM. Programs nest: see {@link endOnSignals}. */
const STOP_LIMIT_MS = 1_200;

/** How long a program may take to end after a signal; then it exits, whatever is still to be done. */
const END_LIMIT_MS = 1_600;

const PARENT_CHECK_INTERVAL_MS = 200;

/**
 * @typedef {object} Options
 * @property {string} command
 * @property {readonly string[]} [args]
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] The whole environment; without it, this program's.
 * @property {'pipe' | 'ignore'} [stdin]
 * @property {'inherit' | 'pipe' | 'ignore' | number} [output] Where stdout goes, and stderr unless `errors` is given.
 * @property {'inherit' | 'pipe' | 'ignore' | number} [errors]
 * @property {readonly ('pipe' | number)[]} [moreFiles] What the child has as file descriptor 4 and following.
 * @property {number} [stopLimitMs]
 */

/**
 * @typedef {object} SupervisedProcess
 * @property {import('node:child_process').ChildProcess} child Its pid is also the id of its process group.
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} ended Resolves when the child has ended,
 *   nothing of its group is left, and its output was read.
 * @property {() => Promise<void>} stop Sends SIGTERM to the group, SIGKILL after the limit; resolves as `ended` does.
 */

/** @type {Set<SupervisedProcess>} */
const running = new Set();
// Without this their watchers end them, a second later.
process.once('exit', () => {
  for (const { child } of running) signalGroup(child, 'SIGKILL');
});

let isAsked = false;

/** Whether a signal has asked this program to end. */
export const isEnding = () => isAsked;

/**
 * Starts a child in a process group of its own, where no Ctrl-C reaches it directly. The whole group ends with the child,
 * with `stop()`, and with this program, however that ends.
 * @param {Options} options
 * @returns {SupervisedProcess}
 */
export function supervise({
  command,
  args = [],
  cwd,
  env,
  stdin = 'ignore',
  output = 'inherit',
  errors = output,
  moreFiles = [],
  stopLimitMs = STOP_LIMIT_MS,
}) {
  const child = spawn('/bin/sh', ['-c', GROUP_SCRIPT, command, command, ...args], {
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    detached: true,
    stdio: [stdin, output, errors, 'pipe', ...moreFiles],
  });
  // The watcher is still in the group then, so that its id cannot be another's.
  child.once('exit', () => signalGroup(child, 'SIGKILL'));
  /** @type {SupervisedProcess['ended']} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  /** @type {Promise<void> | null} */
  let stopping = null;
  const stop = async () => {
    signalGroup(child, 'SIGTERM');
    const limit = setTimeout(signalGroup, stopLimitMs, child, 'SIGKILL');
    await ended;
    clearTimeout(limit);
  };
  const supervised = { child, ended, stop: () => (stopping ??= stop()) };
  running.add(supervised);
  const forget = () => running.delete(supervised);
  ended.then(forget, forget);
  return supervised;
}

/**
 * Runs a command to its end. Never resolves when it was this program's own end that ended it.
 * @param {Options} options
 * @throws {Error} when it does not end with 0.
 */
export async function run(options) {
  const { code, signal } = await supervise(options).ended;
  if (isAsked) await new Promise(() => {});
  if (code !== 0) {
    throw new Error(`${[options.command, ...(options.args ?? [])].join(' ')} ended with ${signal ?? code}.`);
  }
}

/** Ends every supervised child. */
export async function stopAll() {
  await Promise.all([...running].map((supervised) => supervised.stop()));
}

/**
 * Ends this program at SIGINT, SIGTERM and SIGHUP, and, started by npm, when npm is gone: first what it supervises and
 * what `beforeExit` ends, then itself. Signals that follow change nothing: Ctrl-C arrives twice, from the terminal and from npm.
 *
 * Programs nest (npm, run.mjs, start.ts, the build), and all of them have to be gone within 2 s of the signal. So one that
 * supervises another of ours gives it, and itself, more time than that one takes at most.
 * @param {object} [options]
 * @param {() => Promise<unknown>} [options.beforeExit]
 * @param {() => number | null} [options.exitCode] Asked when all has ended. `null`: 128 + the signal's number, as shells have it.
 * @param {number} [options.limitMs] Then it exits, and kills what it supervises.
 */
export function endOnSignals({
  beforeExit = async () => {},
  exitCode = () => null,
  limitMs = END_LIMIT_MS,
} = {}) {
  /** @param {'SIGHUP' | 'SIGINT' | 'SIGTERM'} signal */
  const end = async (signal) => {
    if (isAsked) return;
    isAsked = true;
    const limit = new Promise((resolve) => {
      setTimeout(resolve, limitMs);
    });
    // What fails now fails because it was ended halfway, and is no news.
    await Promise.race([Promise.allSettled([stopAll(), beforeExit()]), limit]);
    process.exit(exitCode() ?? 128 + constants.signals[signal]);
  };
  for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])) {
    process.on(signal, () => void end(signal));
  }
  if (process.env['npm_lifecycle_event'] === undefined) return;
  // npm killed outright passes nothing on; nor does a script-shell that does not run `exec` as the package's scripts ask it to.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end('SIGTERM');
  }, PARENT_CHECK_INTERVAL_MS).unref();
}

/**
 * @param {import('node:child_process').ChildProcess} leader
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // The last one went by itself in this moment, which is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
