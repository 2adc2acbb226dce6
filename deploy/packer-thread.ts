import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
/** A better quality takes half a second, and is not begun any more by a server that is to end. */
const BEST_WHILE_ENDING = 6;
const PATH = /^\/(br|gzip)\/(\d|1[01])$/u;

// Of a thread, this is its own priority on Linux; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(system.priority.PRIORITY_LOW);

const waiting: Job[] = [];
let isEnding = false;

/** Does one job. What is done soon goes first: a page waits for it, while a better form only replaces a good one. */
function workOff(): void {
  waiting.sort((one, other) => one.quality - other.quality);
  const job = waiting.shift();
  if (job === undefined) return;
  job.response.end(compress(job));
}

function compress({ coding, quality, body }: Job): Buffer {
  if (coding === 'gzip') return gzipSync(body, { level: Math.min(quality, 9) });
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, coding, quality] = PATH.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || coding === undefined) return void response.writeHead(404).end();
  const isTooLong = isEnding && Number(quality) > BEST_WHILE_ENDING;
  if (isTooLong || waiting.length >= MOST_WAITING) return void response.writeHead(503).end();
  waiting.push({ coding, quality: Number(quality), body: await buffer(request), response });
  setImmediate(workOff);
}

// The only message: the server is to end.
parentPort?.on('message', () => {
  isEnding = true;
  const begun = waiting.splice(0);
  waiting.push(...begun.filter(({ quality }) => quality <= BEST_WHILE_ENDING));
  for (const { quality, response } of begun) {
    if (quality > BEST_WHILE_ENDING) response.writeHead(503).end();
  }
});

createServer((request, response) => {
  // A request that breaks off has nobody to respond to.
  receive(request, response).catch(() => response.destroy());
}).listen(workerData, () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's parent has no origin
  parentPort?.postMessage('listening');
});
