const MAX_FAILURES = 1_000;

/**
 * Who is asking an upstream for a key right now. A lease is a time, not a promise: workerd may drop a
 * request and with it every promise it made, so those who wait look at the shared data again and again,
 * and when the holder's time is up the next one takes over (DESIGN.md §5).
 */
export class Leases {
  readonly #deadlines = new Map<string, number>();
  readonly #failures = new Map<string, { readonly at: number; readonly error: unknown }>();

  /** Takes the lease, unless another holds it. `now` and the duration in milliseconds. */
  acquire(key: string, now: number, durationMs: number): boolean {
    const deadline = this.#deadlines.get(key);
    if (deadline !== undefined && deadline > now) return false;
    this.#deadlines.set(key, now + durationMs);
    return true;
  }

  /** Gives the lease back after a success. */
  release(key: string): void {
    this.#deadlines.delete(key);
    this.#failures.delete(key);
  }

  /** Gives the lease back after a failure, and tells those who waited, so that a thousand of them do not ask in turn. */
  fail(key: string, now: number, error: unknown): void {
    this.#deadlines.delete(key);
    if (this.#failures.size >= MAX_FAILURES) this.#failures.clear();
    this.#failures.set(key, { at: now, error });
  }

  /** The failure of the key at or after a time, if there was one. */
  failureSince(key: string, since: number): { readonly error: unknown } | undefined {
    const failure = this.#failures.get(key);
    return failure !== undefined && failure.at >= since ? failure : undefined;
  }
}
