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
import { fetchJson, type Fetch, type FetchJsonRequest, type JsonAnswer } from './fetch-json.ts';
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
}

export const UPSTREAM_DEFAULTS = {
  attemptTimeoutMs: 1_200,
  totalTimeoutMs: 2_000,
  retries: 1,
  maxBytes: 4_000_000,
} as const;

const BREAKER_FAILURES = 5;
const BREAKER_HALF_OPEN_AFTER_MS = 5_000;

export type UpstreamRequest = Pick<FetchJsonRequest, 'headers' | 'acceptStatuses' | 'body'> & {
  readonly url: string;
};

/**
 * One service behind its time limits, retries and circuit breaker. Lives as long as the isolate and holds no request's
 * data.
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
  /** For `/ops/status`. */
  breaker(): 'closed' | 'open' | 'half-open';
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

/**
 * Builds the guard of one service. The total time limit is outermost, so that it also covers the breaker's own waiting.
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

  const run = async (
    policy: typeof reads | typeof writes,
    call: (signal: AbortSignal) => Promise<JsonAnswer>,
    url: string,
  ) => {
    try {
      return await policy.execute(({ signal }) => call(signal));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new UpstreamError({ service, url, failure: 'circuit-open' });
      if (error instanceof TaskCancelledError)
        throw new UpstreamError({ service, url, failure: 'timeout', cause: error });
      throw error;
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
    breaker: () => BREAKER_NAMES[breaker.state],
  };
}

const BREAKER_NAMES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;
