import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants as system, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * The `PACKER` binding of a site that hosts itself: `POST /br/11` and `POST /gzip/6` respond with the body compressed at that
 * quality. It is a process of its own, at the lowest priority, so that no visitor waits for it, and can be
 * killed in the middle of a page. Its argument is the path of the socket that it listens on; it tells its parent when it does,
 * and ends with it.
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

setPriority(system.priority.PRIORITY_LOW);
try {
  // Where Linux shares the processor among sessions (sched_autogroup), a process of the lowest priority in a session of its own
  // has as much of it as workerd has; this is the session's priority.
  writeFileSync('/proc/self/autogroup', String(system.priority.PRIORITY_LOW));
} catch {
  // There is nothing of the kind elsewhere, and then the line above is enough.
}

const waiting: Job[] = [];

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
  if (waiting.length >= MOST_WAITING) return void response.writeHead(503).end();
  waiting.push({ coding, quality: Number(quality), body: await buffer(request), response });
  setImmediate(workOff);
}

createServer((request, response) => {
  // The client of a request that breaks off is gone.
  receive(request, response).catch(() => response.destroy());
}).listen(process.argv[2], () => process.send?.('listening'));

process.once('disconnect', () => process.exit());
