/** One of the threads that `paint.ts` starts: takes batches of tasks, tells of each that is done, and asks for more. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { perform } from './files.ts';
import { isPainted, stamp, type Task } from './tasks.ts';

// The threads are the parallel part; each keeps its own pictures on one core.
sharp.concurrency(1);
sharp.cache(false);

const into: unknown = workerData;
if (parentPort === null || typeof into !== 'string')
  throw new Error('A painting thread is started by paint.ts');
const port = parentPort;

async function paint(task: Task, folder: string): Promise<void> {
  // Another painter may have been here since.
  if (isPainted(task, folder)) return;
  try {
    stamp(task, await perform(task.job, folder), folder);
  } catch (error) {
    throw new Error(`${task.key} could not be painted`, { cause: error });
  }
}

port.on('message', (tasks: readonly Task[]) => {
  void (async () => {
    for (const task of tasks) {
      await paint(task, into);
      port.postMessage('painted');
    }
    port.postMessage('idle');
  })();
});
