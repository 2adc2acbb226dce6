import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningPacker {
  /** Where it listens, as workerd's configuration names it. */
  readonly address: string;
  /** Ends it at once, whatever it is doing. */
  stop(): Promise<void>;
}

/**
 * Starts the process that compresses kept pages (packer-process.ts); it ends with this one at the latest.
 * @param modulePath the built module of that process
 * @throws (rejects) Error when it ends before it listens
 */
export async function startPacker(modulePath: string): Promise<RunningPacker> {
  // A socket in a folder that only this user can open.
  const directory = await mkdtemp(path.join(tmpdir(), 'packer-'));
  const socket = path.join(directory, 'socket');
  const child = fork(modulePath, [socket], {
    // A group of its own: a Ctrl-C reaches its parent alone.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = endOf(child, modulePath);
  try {
    await Promise.race([once(child, 'message'), ended]);
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
  // It does not keep this process from ending.
  child.unref();
  child.channel?.unref();
  let isStopped = false;
  ended.catch((error: unknown) => {
    // Pages are then compressed on their way to each visitor, and the site's log says so.
    if (!isStopped) console.error(String(error));
  });
  return {
    address: `unix:${socket}`,
    async stop() {
      isStopped = true;
      child.kill('SIGKILL');
      await ended.catch(() => null);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** @throws (rejects) Error once the process has ended */
async function endOf(child: ChildProcess, modulePath: string): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`The packer (${modulePath}) has ended with ${String(code ?? signal)}`);
}
