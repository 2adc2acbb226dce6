import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

/**
 * Runs "$@" at the head of a process group, beside a watcher that ends the whole group when the pipe on its
 * input closes: by stop(), or because this process is gone, killed or not. Nothing can be left behind.
 */
const GROUP_SCRIPT = 'exec 3<&0; (cat <&3 >/dev/null; kill -TERM 0) & exec "$@" </dev/null 3<&-';

/** How long a process may take to end before it is killed. */
const STOP_LIMIT_MS = 5_000;

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
  let stopping = false;

  const failed = exited.then(([code, signal]: unknown[]) => {
    if (stopping) return new Promise<never>(() => {});
    throw new Error(`${command} ended by itself (${String(signal ?? code)}); its output is in ${logFile}`);
  });
  // Whoever waits for readiness races against this; afterwards nobody does, and that is no unhandled rejection.
  failed.catch(() => {});

  return {
    failed,
    async stop() {
      stopping = true;
      child.stdin.end();
      const kill = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), STOP_LIMIT_MS);
      await exited;
      clearTimeout(kill);
      await waitForGroup(child.pid);
      log.end();
    },
  };
}

/** Whether the group still had a member to signal. */
function signalGroup(groupId: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (groupId === undefined) return false;
  try {
    return process.kill(-groupId, signal);
  } catch {
    return false; // ESRCH: nobody is left, which is what every caller wants to know.
  }
}

/** The head of a group can end before its workers; they get the same time and the same end. */
async function waitForGroup(groupId: number | undefined): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (signalGroup(groupId, 0)) {
    if (Date.now() > deadline) signalGroup(groupId, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
