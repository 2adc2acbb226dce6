import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  TaskCancelledError,
  TimeoutStrategy,
  circuitBreaker,
  handleWhen,
  retry,
  timeout,
  wrap,
} from 'cockatiel';
import { RateWindow, type RateLimitOptions } from '../http/rate-window.ts';
import { fetchJson, type Fetch, type FetchJsonRequest, type JsonAnswer } from './fetch-json.ts';
import { Places } from './places.ts';
import { UpstreamError } from './upstream-error.ts';

export interface UpstreamOptions {
  readonly service: string;
  /** The time limit of one attempt. */
  readonly attemptTimeoutMs: number;
  /** The time limit of all attempts together; a page never waits longer for one upstream. */
  readonly totalTimeoutMs: number;
  /** Further attempts of an idempotent read. */
  readonly retries: number;
  readonly maxBytes: number;
  /** Calls under way at a time; one more is refused. */
  readonly concurrency: number;
  readonly budget?: RateLimitOptions;
}

export const UPSTREAM_DEFAULTS = {
  attemptTimeoutMs: 1_200,
  totalTimeoutMs: 2_000,
  retries: 1,
  maxBytes: 4_000_000,
  concurrency: 32,
} as const;

const BREAKER_FAILURES = 5;
const BREAKER_HALF_OPEN_AFTER_MS = 5_000;

export type UpstreamRequest = Pick<FetchJsonRequest, 'headers' | 'acceptStatuses' | 'body'> & {
  readonly url: string;
};

/** How a kind of call fares in this isolate, for `/ops/status`. */
export interface UpstreamState {
  readonly breaker: 'closed' | 'open' | 'half-open';
  readonly running: number;
  readonly concurrency: number;
  /** Calls that were not made, since the isolate started. */
  readonly refused: { readonly busy: number; readonly overBudget: number };
  /** Calls left in the present period; `null` where there is no budget. */
  readonly budgetLeft: number | null;
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
  get(fetcher: Fetch, request: UpstreamRequest): Promise<JsonAnswer>;
  /**
   * Posts JSON once, without retries.
   * @throws (rejects) UpstreamError when it fails
   */
  post(fetcher: Fetch, request: UpstreamRequest): Promise<JsonAnswer>;
  state(): UpstreamState;
}

// A slow or broken response is worth another attempt; a refusal of the request itself is not.
function isTransient(error: unknown): boolean {
  if (error instanceof TaskCancelledError) return true;
  if (!(error instanceof UpstreamError)) return false;
  if (error.failure === 'status') return error.status === 429 || (error.status ?? 0) >= 500;
  return error.failure === 'network' || error.failure === 'timeout';
}

/**
 * Whether a failure counts for the breaker: it says that the service is down, not only that one request was refused.
 */
function isUnwell(error: unknown): boolean {
  return isTransient(error) || (error instanceof UpstreamError && error.failure === 'not-json');
}

/** A place is given back by then, whatever became of the request that took it. */
const PLACE_MARGIN_MS = 500;

/**
 * Builds the guard of one kind of call. Budget and places are asked first, and what they refuse is no failure of the
 * service: it does not count for the breaker. The total time limit is outermost, so that it also covers the breaker's own waiting.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { service, maxBytes } = options;
  const breaker = circuitBreaker(handleWhen(isUnwell), {
    halfOpenAfter: BREAKER_HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(BREAKER_FAILURES),
  });
  const attempt = timeout(options.attemptTimeoutMs, TimeoutStrategy.Aggressive);
  const total = timeout(options.totalTimeoutMs, TimeoutStrategy.Aggressive);
  const retrying = retry(handleWhen(isTransient), {
    maxAttempts: options.retries,
    backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 300 }),
  });
  const reads = wrap(total, retrying, breaker, attempt);
  const writes = wrap(total, breaker);

  const places = new Places(options.concurrency);
  const budget = options.budget === undefined ? null : new RateWindow(options.budget);
  const refused = { busy: 0, overBudget: 0 };

  const run = async (
    policy: typeof reads | typeof writes,
    call: (signal: AbortSignal) => Promise<JsonAnswer>,
    url: string,
  ) => {
    const now = Date.now();
    if (budget?.take(service, now) === false) {
      refused.overBudget += 1;
      throw new UpstreamError({ service, url, failure: 'over-budget' });
    }
    const leave = places.take(now, options.totalTimeoutMs + PLACE_MARGIN_MS);
    if (leave === null) {
      refused.busy += 1;
      throw new UpstreamError({ service, url, failure: 'busy' });
    }
    try {
      return await policy.execute(({ signal }) => call(signal));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new UpstreamError({ service, url, failure: 'circuit-open' });
      if (error instanceof TaskCancelledError)
        throw new UpstreamError({ service, url, failure: 'timeout', cause: error });
      throw error;
    } finally {
      leave();
    }
  };

  return {
    service,
    get: (fetcher, request) =>
      run(reads, (signal) => fetchJson(fetcher, { service, maxBytes, ...request, signal }), request.url),
    post: (fetcher, request) =>
      run(
        writes,
        (signal) => fetchJson(fetcher, { service, maxBytes, method: 'POST', ...request, signal }),
        request.url,
      ),
    state: () => ({
      breaker: BREAKER_NAMES[breaker.state],
      running: places.taken(Date.now()),
      concurrency: places.limit,
      refused: { ...refused },
      budgetLeft: budget?.left(service, Date.now()) ?? null,
    }),
  };
}

const BREAKER_NAMES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;
