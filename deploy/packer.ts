import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface PackerOptions {
  /** The built module of the process. */
  readonly modulePath: string;
  /** Takes one line each time the process has ended by itself. */
  readonly log: (message: string) => void;
  /** Waits before each start anew; three seconds by default, so that a process that cannot run does not keep the machine busy. */
  readonly pause?: () => Promise<unknown>;
}

interface PackerState {
  readonly isRunning: boolean;
  /** How often it has ended by itself. */
  readonly failures: number;
}

export interface RunningPacker {
  /** Where it listens, as workerd's configuration names it. */
  readonly address: string;
  readonly state: PackerState;
  /** Ends it at once, whatever it is doing. */
  stop(): Promise<void>;
}

const RESTART_DELAY_MS = 3_000;

/**
 * Starts the process that compresses kept pages (packer-process.ts), and again when it has ended by itself; it ends with
 * this one at the latest.
 * @throws (rejects) Error when it ends before it listens for the first time
 */
export async function startPacker({
  modulePath,
  log,
  pause = () => sleep(RESTART_DELAY_MS, undefined, { ref: false }),
}: PackerOptions): Promise<RunningPacker> {
  // A socket in a folder that only this user can open.
  const directory = await mkdtemp(path.join(tmpdir(), 'packer-'));
  const socket = path.join(directory, 'socket');
  const state = { isRunning: false, failures: 0 };
  let isStopped = false;

  const start = (): Started => {
    const child = fork(modulePath, [socket], {
      // A group of its own: a Ctrl-C reaches its parent alone.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', () => {
      state.isRunning = true;
      // It does not keep this process from ending.
      child.unref();
      child.channel?.unref();
    });
    return { child, ended: endOf(child, modulePath) };
  };

  let packer = start();
  const failure = await Promise.race([once(packer.child, 'message').then(() => null), packer.ended]);
  if (failure !== null) {
    await rm(directory, { recursive: true, force: true });
    throw new Error(failure);
  }

  const restartForever = async (): Promise<void> => {
    for (;;) {
      const reason = await packer.ended;
      state.isRunning = false;
      if (isStopped) return;
      state.failures += 1;
      log(`${reason}: pages are compressed on their way until it runs again`);
      await pause();
      // One that was killed has left it.
      await rm(socket, { force: true });
      if (isStopped) return;
      packer = start();
    }
  };
  void restartForever();

  return {
    address: `unix:${socket}`,
    state,
    async stop() {
      isStopped = true;
      // What is awaited here keeps this process until it has come.
      packer.child.ref();
      packer.child.kill('SIGKILL');
      await packer.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Started {
  readonly child: ChildProcess;
  /** Resolves with what has become of it, in words, once it does not run. */
  readonly ended: Promise<string>;
}

async function endOf(child: ChildProcess, modulePath: string): Promise<string> {
  const outcome: unknown[] = await once(child, 'exit').catch((error: unknown) => [error]);
  return `The packer (${modulePath}) has ended with ${String(outcome.find((part) => part !== null))}`;
}
