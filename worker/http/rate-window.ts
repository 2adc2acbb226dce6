/** At most `limit` calls in `periodMs`. */
interface RateLimitOptions {
  readonly limit: number;
  readonly periodMs: number;
}

const MAX_CALLERS = 10_000;

/** A fixed window per caller, in one isolate's memory: for self-hosted sites, which have one isolate. */
export class RateWindow {
  readonly #options: RateLimitOptions;
  readonly #calls = new Map<string, { readonly since: number; count: number }>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Counts the call and returns whether the caller is within the limit. `now` in milliseconds. */
  take(caller: string, now: number): boolean {
    const window = this.#calls.get(caller);
    if (window === undefined || now - window.since >= this.#options.periodMs) {
      if (this.#calls.size >= MAX_CALLERS) this.#calls.clear();
      this.#calls.set(caller, { since: now, count: 1 });
      return true;
    }
    window.count += 1;
    return window.count <= this.#options.limit;
  }
}
