const MAX_OUTCOMES = 1_000;

/** How the last holder of a lease fared; without an `error` it went well. */
interface Outcome {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly error?: unknown;
}

/**
 * Who is asking an upstream for a key right now. A lease is a time, not a promise: workerd may drop a
 * request and with it every promise it made, so those who wait look at the shared data again and again,
 * and when the holder's time is up the next one takes over (DESIGN.md §5).
 */
export class Leases {
  readonly #deadlines = new Map<string, number>();
  readonly #outcomes = new Map<string, Outcome>();

  /** Takes the lease, unless another holds it. `now` and the duration in milliseconds. */
  acquire(key: string, now: number, durationMs: number): boolean {
    const deadline = this.#deadlines.get(key);
    if (deadline !== undefined && deadline > now) return false;
    this.#deadlines.set(key, now + durationMs);
    return true;
  }

  /** Gives the lease back without a word; for work that nobody waits for. */
  release(key: string): void {
    this.#deadlines.delete(key);
  }

  /** Gives the lease back and tells those who waited how it went, so that a thousand of them do not ask in turn. */
  finish(key: string, outcome: Outcome): void {
    this.#deadlines.delete(key);
    if (this.#outcomes.size >= MAX_OUTCOMES) this.#outcomes.clear();
    this.#outcomes.set(key, outcome);
  }

  /** How the key's last work went, if it ended at or after a time. */
  outcomeSince(key: string, since: number): Outcome | undefined {
    const outcome = this.#outcomes.get(key);
    return outcome !== undefined && outcome.at >= since ? outcome : undefined;
  }
}
