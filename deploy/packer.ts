import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface RunningPacker {
  /** Where it listens, as workerd's configuration names it. */
  readonly address: string;
  /** Begins nothing that takes long any more: a thread cannot be ended while it compresses. */
  finish(): void;
  stop(): Promise<void>;
}

/**
 * Starts the thread that compresses kept pages (packer-thread.ts); it ends with this process at the latest.
 * @param modulePath the built thread
 * @throws (rejects) Error when the thread ends before it listens
 */
export async function startPacker(modulePath: string): Promise<RunningPacker> {
  // A socket in a folder that only this user can open.
  const directory = await mkdtemp(path.join(tmpdir(), 'packer-'));
  const socket = path.join(directory, 'socket');
  const thread = new Worker(modulePath, { workerData: socket });
  thread.unref();
  try {
    await Promise.race([once(thread, 'message'), endOf(thread)]);
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
  // Pages are then compressed on their way to each visitor, and the site's log says so.
  thread.on('error', (error) => console.error(`The packer has ended: ${String(error)}`));
  return {
    address: `unix:${socket}`,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    finish: () => thread.postMessage('finish'),
    async stop() {
      await thread.terminate();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** @throws (rejects) Error once the thread has ended, also where it ends without one */
async function endOf(thread: Worker): Promise<never> {
  const [code] = await once(thread, 'exit');
  throw new Error(`The packer has ended with ${String(code)}`);
}
