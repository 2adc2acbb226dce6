/** One of the painters that `scripts/media.ts` starts: takes batches of jobs, answers after each. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { type Job, perform } from './files.ts';

// The painters are the parallel part; each keeps its own pictures on one core.
sharp.concurrency(1);
sharp.cache(false);

const root: unknown = workerData;
if (parentPort === null || typeof root !== 'string')
  throw new Error('A painter is started by scripts/media.ts');
const port = parentPort;

port.on('message', (jobs: readonly Job[]) => {
  void (async () => {
    for (const job of jobs) {
      await perform(job, root);
      port.postMessage('painted');
    }
    port.postMessage('idle');
  })();
});
