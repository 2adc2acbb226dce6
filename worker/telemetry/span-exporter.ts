import { isWithin, sleep, type Clock } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import type { Fetch } from '../upstream/fetch-json.ts';
import { formatOtlp, type Span } from './spans.ts';
import type { TraceExport } from './trace-settings.ts';

/** Spans that wait to be sent; one more is dropped and counted. */
const MOST_WAITING = 2_048;
const MOST_IN_ONE_MESSAGE = 512;
/** So long a request collects what others add, before it sends. */
const COLLECTING_MS = 1_000;
const SENDING_LIMIT_MS = 5_000;
/** A request that collects and has not sent by then is gone: workerd drops requests. */
const LEASE_MS = 15_000;

/** What became of spans since the isolate started. */
export interface SpanCounts {
  readonly exported: number;
  /** There were too many of them. */
  readonly dropped: number;
  /** The collector could not be reached, or refused them. */
  readonly failed: number;
}

/** What a request lends to the sending. */
interface Sending {
  readonly to: TraceExport;
  readonly fetcher: Fetch;
  readonly clock: Clock;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * Sends the spans of an isolate to a collector (OTLP over HTTP, JSON), in batches, behind the responses: one request
 * collects for all. A collector that fails costs nothing but its spans.
 */
export class SpanExporter {
  #waiting: Span[] = [];
  /** Since when a request collects, in milliseconds since the epoch; `null`: none does. */
  #collecting: { readonly since: number } | null = null;
  #counts = { exported: 0, dropped: 0, failed: 0 };

  get counts(): SpanCounts {
    return this.#counts;
  }

  add(span: Span): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(span);
    else this.#counts.dropped += 1;
  }

  /** Sends what waits, behind this request, unless another one is about to. */
  sendBehind(sending: Sending): void {
    const now = sending.clock.now();
    if (this.#waiting.length === 0) return;
    if (this.#collecting !== null && isWithin(now, this.#collecting.since, LEASE_MS)) return;
    const lease = { since: now };
    this.#collecting = lease;
    sending.waitUntil(
      this.#collectAndSend(sending).finally(() => {
        if (this.#collecting === lease) this.#collecting = null;
      }),
    );
  }

  async #collectAndSend(sending: Sending): Promise<void> {
    await sleep(sending.clock, COLLECTING_MS);
    const most = Math.ceil(MOST_WAITING / MOST_IN_ONE_MESSAGE);
    for (let message = 0; message < most && this.#waiting.length > 0; message += 1) {
      const batch = this.#waiting.splice(0, MOST_IN_ONE_MESSAGE);
      const isTaken = await isSent(batch, sending);
      this.#counts[isTaken ? 'exported' : 'failed'] += batch.length;
      // One that does not answer is not asked again at once.
      if (!isTaken) return;
    }
  }
}

/** Whether the collector took the spans; it never throws. */
async function isSent(batch: readonly Span[], { to, fetcher, clock }: Sending): Promise<boolean> {
  const abort = new AbortController();
  const sent = fetcher(to.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...to.headers },
    body: formatOtlp(batch, to.serviceName),
    redirect: 'manual',
    signal: abort.signal,
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
  return within(sent, {
    clock,
    limitMs: SENDING_LIMIT_MS,
    fallback: () => {
      abort.abort();
      return false;
    },
  });
}
