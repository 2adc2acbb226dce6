import { LRUCache } from 'lru-cache';
import { isWithin } from '../timing/clock.ts';

/** At most `limit` calls in `periodMs`. */
export interface RateLimitOptions {
  readonly limit: number;
  readonly periodMs: number;
}

const MAX_CALLERS = 10_000;

/**
 * A fixed window per caller, in one isolate's memory: for self-hosted sites, which have one isolate. Of very many callers
 * those are forgotten whose last call is the longest ago.
 */
export class RateWindow {
  readonly #options: RateLimitOptions;
  readonly #calls = new LRUCache<string, { readonly since: number; count: number }>({ max: MAX_CALLERS });

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Counts the call and returns whether the caller is within the limit. `now` in milliseconds. */
  take(caller: string, now: number): boolean {
    const window = this.#calls.get(caller);
    if (window === undefined || !isWithin(now, window.since, this.#options.periodMs)) {
      this.#calls.set(caller, { since: now, count: 1 });
      return true;
    }
    window.count += 1;
    return window.count <= this.#options.limit;
  }

  /** How many calls the caller has left in its window; counts none. */
  left(caller: string, now: number): number {
    const { limit, periodMs } = this.#options;
    const window = this.#calls.get(caller);
    return window === undefined || !isWithin(now, window.since, periodMs)
      ? limit
      : Math.max(0, limit - window.count);
  }
}
