import { createServer, type ServerResponse } from 'node:http';
import { constants as system, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * The `PACKER` binding of a site that hosts itself: `POST /br/11` and `POST /gzip/6` respond with the body compressed at that
 * quality. It runs in a thread of its own, at the lowest priority, so that nobody who asks for a page waits for it.
 * `workerData` is the path of the socket that it listens on; it tells its parent when it does.
 */
interface Job {
  readonly coding: string;
  readonly quality: number;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

/** Bounds the memory: more pages than these are not packed well before they are made anew. */
const MOST_WAITING = 100;
const PATH = /^\/(br|gzip)\/(\d|1[01])$/u;

// Of a thread, this is its own priority on Linux; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(system.priority.PRIORITY_LOW);

const waiting: Job[] = [];

/** What is done soon goes first: a page waits for it, while a better form only replaces a good one. */
function workOff(): void {
  waiting.sort((one, other) => one.quality - other.quality);
  const job = waiting.shift();
  if (job === undefined) return;
  job.response.end(compress(job));
  setImmediate(workOff);
}

function compress({ coding, quality, body }: Job): Buffer {
  if (coding === 'gzip') return gzipSync(body, { level: Math.min(quality, 9) });
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

const server = createServer((request, response) => {
  const [, coding, quality] = PATH.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || coding === undefined) return void response.writeHead(404).end();
  if (waiting.length >= MOST_WAITING) return void response.writeHead(503).end();
  buffer(request).then(
    (body) => {
      waiting.push({ coding, quality: Number(quality), body, response });
      if (waiting.length === 1) setImmediate(workOff);
    },
    () => response.destroy(),
  );
});
server.listen(workerData, () => parentPort?.postMessage('listening'));
