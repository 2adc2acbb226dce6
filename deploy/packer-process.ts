import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants as system, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** From this quality on a page takes a quarter of a second. */
const SLOW_QUALITY = 10;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function compress({ coding, quality, body }: Job): Promise<Buffer> {
  if (coding === 'gzip') return gzipped(body, { level: Math.min(quality, 9) });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Does the jobs that it is given one after the other. */
class Lane {
  readonly #waiting: Job[] = [];
  #isWorking = false;

  get length(): number {
    return this.#waiting.length;
  }

  add(job: Job): void {
    this.#waiting.push(job);
    if (!this.#isWorking) void this.#workOff();
  }

  async #workOff(): Promise<void> {
    this.#isWorking = true;
    for (let job = this.#waiting.shift(); job !== undefined; job = this.#waiting.shift()) {
      const { response } = job;
      // The client of a job that fails asks for it again with the page's next version.
      await compress(job).then(
        (body) => response.end(body),
        () => response.destroy(),
      );
    }
    this.#isWorking = false;
  }
}

/** What is done soon waits for nothing slow: a page waits for it, while a better form only replaces a good one. */
const lanes = { soon: new Lane(), slow: new Lane() };

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, coding, quality] = PATH.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || coding === undefined) return void response.writeHead(404).end();
  if (lanes.soon.length + lanes.slow.length >= MOST_WAITING) return void response.writeHead(503).end();
  const job = { coding, quality: Number(quality), body: await buffer(request), response };
  const lane = coding === 'br' && job.quality >= SLOW_QUALITY ? lanes.slow : lanes.soon;
  lane.add(job);
}

const server = createServer((request, response) => {
  // The client of a request that breaks off is gone.
  receive(request, response).catch(() => response.destroy());
}).listen(process.argv[2], () => process.send?.('listening'));
// workerd keeps its connections; one that is closed at the moment of a request would fail it.
server.keepAliveTimeout = 0;

process.once('disconnect', () => process.exit());
