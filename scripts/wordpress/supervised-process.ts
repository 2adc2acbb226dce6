import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/**
 * Runs "$@" at the head of a process group, beside a watcher that ends the whole group when the pipe on its
 * input closes: by stop(), or because this process is gone, killed or not. Nothing can be left behind.
 */
const GROUP_SCRIPT = 'exec 3<&0; (cat <&3 >/dev/null; kill -TERM 0) & exec "$@" </dev/null 3<&-';

/** How long a process may take to end before it is killed. */
const STOP_LIMIT_MS = 5_000;

/** How much of its output an error carries. */
const LOG_TAIL_CHARS = 1_000;

export interface SupervisedProcess {
  /** Rejects if the process ends before `stop` was called; never resolves. */
  readonly failed: Promise<never>;
  /** Ends the process and all its children; resolves when they are gone. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where its output goes. */
  readonly logFile: string;
}

/** Starts a server that lives no longer than this process. */
export function supervise({ command, args, env, logFile }: Options): SupervisedProcess {
  const child = spawn('/bin/sh', ['-c', GROUP_SCRIPT, command, command, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile, { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const exited = once(child, 'exit');
  // Every member of the group holds these pipes: they close when the last one is gone, workers included.
  const gone = once(child, 'close');
  let stopping = false;

  const failed = exited.then(async ([code, signal]: unknown[]) => {
    if (stopping) return new Promise<never>(() => {});
    const output = await readFile(logFile, 'utf8');
    throw new Error(
      `${command} ended by itself (${String(signal ?? code)}):\n${output.slice(-LOG_TAIL_CHARS)}`,
    );
  });
  // Whoever waits for readiness races against this; afterwards nobody does, and that is no unhandled rejection.
  failed.catch(() => {});

  return {
    failed,
    async stop() {
      stopping = true;
      child.stdin.end();
      const kill = setTimeout(() => killGroup(child.pid), STOP_LIMIT_MS);
      await gone;
      clearTimeout(kill);
      log.end();
    },
  };
}

function killGroup(groupId: number | undefined): void {
  if (groupId === undefined) return;
  try {
    process.kill(-groupId, 'SIGKILL');
  } catch {
    // ESRCH: the last one went by itself in this moment, which is what was wanted.
  }
}
