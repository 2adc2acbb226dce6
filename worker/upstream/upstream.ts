import { RateWindow, type RateLimitOptions } from '../http/rate-window.ts';
import { sleep, type Clock } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import { Breaker, type BreakerState, type CallOutcome } from './breaker.ts';
import { fetchJson, type Fetch, type FetchJsonRequest, type JsonAnswer } from './fetch-json.ts';
import { Places } from './places.ts';
import { UpstreamError } from './upstream-error.ts';

export interface UpstreamOptions {
  readonly service: string;
  /** The time limit of one attempt. */
  readonly attemptTimeoutMs: number;
  /** The time limit of all attempts together. A page waits no longer. */
  readonly totalTimeoutMs: number;
  /**
   * For so long after its limit the last attempt's answer is still taken, for a cache to keep: of a service that is always slow
   * nothing would ever be had otherwise. What is late has failed for the page and the breaker.
   */
  readonly lateMs: number;
  /** Further attempts of an idempotent read. */
  readonly retries: number;
  readonly maxBytes: number;
  /** Calls under way at a time; one more is refused. */
  readonly concurrency: number;
  readonly budget?: RateLimitOptions;
  /** Each address is that of one record (worker/upstream/upstreams.ts). */
  readonly isOfRecords?: boolean;
}

export const UPSTREAM_DEFAULTS = {
  attemptTimeoutMs: 1_200,
  totalTimeoutMs: 2_000,
  lateMs: 0,
  retries: 1,
  maxBytes: 4_000_000,
  concurrency: 32,
} as const;

/** Between two attempts. */
const RETRY_AFTER_MS = 50;
/** Between two looks at whether the call that tests an open circuit has ended. */
const LOOK_MS = 20;

export type UpstreamRequest = Pick<FetchJsonRequest, 'headers' | 'acceptStatuses' | 'body'> & {
  readonly url: string;
};

/** How a kind of call fares in this isolate, for `/ops/status`. */
export interface UpstreamState {
  readonly breaker: BreakerState;
  readonly running: number;
  readonly concurrency: number;
  /** Calls that were not made, since the isolate started. */
  readonly refused: { readonly busy: number; readonly overBudget: number };
  /** Calls left in the present period; `null` where there is no budget. */
  readonly budgetLeft: number | null;
}

/** How a request reaches the services: it dies with its request, and so do its timers. */
export interface Network {
  readonly fetcher: Fetch;
  readonly clock: Clock;
}

/**
 * One kind of call behind its time limits, retries, circuit breaker, places and budget. Lives as long as the isolate
 * and holds no request's data.
 */
export interface Upstream {
  readonly service: string;
  /**
   * Reads JSON; retried.
   * @throws (rejects) UpstreamError when all attempts fail
   */
  get(network: Network, request: UpstreamRequest): Promise<JsonAnswer>;
  /**
   * Posts JSON once, without retries.
   * @throws (rejects) UpstreamError when it fails
   */
  post(network: Network, request: UpstreamRequest): Promise<JsonAnswer>;
  /** `now` in milliseconds since the epoch. */
  state(now: number): UpstreamState;
}

// A slow or broken response is worth another attempt; a refusal of the request itself is not.
function isTransient(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.failure === 'status') return error.status === 429 || (error.status ?? 0) >= 500;
  return error.failure === 'network' || error.failure === 'timeout';
}

/** What a failure is to the breaker: one request was refused, or the service is down. */
function outcomeOf(error: unknown): CallOutcome {
  const isUnwell = isTransient(error) || (error instanceof UpstreamError && error.failure === 'not-json');
  return isUnwell ? 'unwell' : 'refused';
}

/** A place is given back by then, whatever became of the request that took it. */
const PLACE_MARGIN_MS = 500;
/** Late answers of one kind of call that are waited for at a time; they have no place any more. */
const LATE_ANSWERS = 8;

/**
 * Builds the guard of one kind of call. Budget and places are asked first, and what they refuse is no failure of the
 * service: it does not count for the breaker. The total time limit covers all attempts, the time between them and the
 * waiting for a call that tests an open circuit. A late answer closes the circuit: slow is not down.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { service, maxBytes, attemptTimeoutMs, totalTimeoutMs, lateMs, isOfRecords = false } = options;
  const breaker = new Breaker();
  const places = new Places(options.concurrency);
  const latePlaces = new Places(lateMs === 0 ? 0 : LATE_ANSWERS);
  const budget = options.budget === undefined ? null : new RateWindow(options.budget);
  const refused = { busy: 0, overBudget: 0 };

  /** Takes a place for the time of a call; returns what gives it back. */
  const enter = (now: number, url: string): (() => void) => {
    if (budget?.take(service, now) === false) {
      refused.overBudget += 1;
      throw new UpstreamError({ service, url, failure: 'over-budget' });
    }
    const leave = places.take(now, totalTimeoutMs + PLACE_MARGIN_MS);
    if (leave !== null) return leave;
    refused.busy += 1;
    throw new UpstreamError({ service, url, failure: 'busy' });
  };

  const recordOf = (url: string): string | null => (isOfRecords ? url : null);

  const timeout = (url: string): UpstreamError => new UpstreamError({ service, url, failure: 'timeout' });

  /** Asks the breaker, and waits for the call that tests it. */
  const admitted = async (clock: Clock, url: string, endsAt: number): Promise<'call' | 'test'> => {
    for (;;) {
      const now = clock.now();
      const permit = breaker.admit(now, Math.min(attemptTimeoutMs, endsAt - now), recordOf(url));
      if (permit === 'refused') throw new UpstreamError({ service, url, failure: 'circuit-open' });
      if (permit !== 'wait') return permit;
      if (now + LOOK_MS >= endsAt) throw timeout(url);
      await sleep(clock, LOOK_MS);
    }
  };

  const attempt = async (
    { fetcher, clock }: Network,
    request: AttemptRequest,
    endsAt: number,
  ): Promise<JsonAnswer | Late> => {
    const { url } = request;
    const permit = await admitted(clock, url, endsAt);
    const ofRecord = recordOf(url);
    const abort = new AbortController();
    const answer = fetchJson(fetcher, { service, maxBytes, ...request, signal: abort.signal });
    try {
      const limitMs = Math.min(attemptTimeoutMs, endsAt - clock.now());
      const inTime = await within(answer, { clock, limitMs, fallback: () => null });
      breaker.record(clock.now(), permit, inTime === null ? 'unwell' : 'well', ofRecord);
      return inTime ?? { answer, giveUp: () => abort.abort() };
    } catch (error) {
      breaker.record(clock.now(), permit, outcomeOf(error), ofRecord);
      throw error;
    }
  };

  /** Waits for what is late, as far as there are places for that. */
  const lateAnswer = async (clock: Clock, url: string, { answer, giveUp }: Late): Promise<JsonAnswer> => {
    const fail = (): never => {
      giveUp();
      throw timeout(url);
    };
    const leave = latePlaces.take(clock.now(), lateMs + PLACE_MARGIN_MS);
    if (leave === null) return fail();
    try {
      const late = await within(answer, { clock, limitMs: lateMs, fallback: fail });
      breaker.recordLate('well');
      return late;
    } catch (error) {
      breaker.recordLate(outcomeOf(error));
      throw error;
    } finally {
      leave();
    }
  };

  /** Makes attempts until one gives an answer, or the last one is late. */
  const attemptInTime = async (
    network: Network,
    request: AttemptRequest,
    { attempts, endsAt }: { readonly attempts: number; readonly endsAt: number },
  ): Promise<JsonAnswer | Late> => {
    const { clock } = network;
    for (let left = attempts - 1; ; left -= 1) {
      const isLast = (): boolean => left === 0 || clock.now() + RETRY_AFTER_MS >= endsAt;
      try {
        const answer = await attempt(network, request, endsAt);
        // Where the circuit is open there is no further attempt, and this one's answer would close it.
        if (!('giveUp' in answer) || isLast() || breaker.state(clock.now()) === 'open') return answer;
        answer.giveUp();
      } catch (error) {
        if (isLast() || !isTransient(error)) throw error;
      }
      await sleep(clock, RETRY_AFTER_MS);
    }
  };

  const run = async (network: Network, request: AttemptRequest, attempts: number): Promise<JsonAnswer> => {
    const now = network.clock.now();
    const leave = enter(now, request.url);
    let answer: JsonAnswer | Late;
    try {
      answer = await attemptInTime(network, request, { attempts, endsAt: now + totalTimeoutMs });
    } finally {
      leave();
    }
    return 'giveUp' in answer ? lateAnswer(network.clock, request.url, answer) : answer;
  };

  return {
    service,
    get: (network, request) => run(network, request, 1 + options.retries),
    post: (network, request) => run(network, { ...request, method: 'POST' }, 1),
    state: (now) => ({
      breaker: breaker.state(now),
      running: places.taken(now),
      concurrency: places.limit,
      refused: { ...refused },
      budgetLeft: budget?.left(service, now) ?? null,
    }),
  };
}

type AttemptRequest = UpstreamRequest & Pick<FetchJsonRequest, 'method'>;

/** An attempt that has not answered within its limit. */
interface Late {
  readonly answer: Promise<JsonAnswer>;
  readonly giveUp: () => void;
}
