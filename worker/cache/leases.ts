import { LRUCache } from 'lru-cache';

/** Of more, those are forgotten that were read the longest ago: the work is then done again. */
const MAX_OUTCOMES = 1_000;

/** How the last holder of a lease ended; without an `error` it succeeded. */
interface Outcome {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly error?: unknown;
}

/**
 * Which requests are loading a key right now, so that loads are coalesced. A lease is a time, not a promise: workerd
 * may drop a request and with it every promise it made, so waiting requests poll the shared data, and when the holder's
 * time is up the next one takes the lease.
 */
export class Leases {
  readonly #deadlines = new Map<string, number>();
  readonly #outcomes = new LRUCache<string, Outcome>({ max: MAX_OUTCOMES });

  /** Takes the lease, unless another holds it. `now` and the duration in milliseconds. */
  acquire(key: string, now: number, durationMs: number): boolean {
    const deadline = this.#deadlines.get(key);
    if (deadline !== undefined && deadline > now) return false;
    this.#deadlines.set(key, now + durationMs);
    return true;
  }

  /** Releases the lease without an outcome; for work that no request waits for. */
  release(key: string): void {
    this.#deadlines.delete(key);
  }

  /** Releases the lease with its outcome, so that a thousand waiting requests do not repeat the work. */
  finish(key: string, outcome: Outcome): void {
    this.#deadlines.delete(key);
    this.#outcomes.set(key, outcome);
  }

  /** The outcome of the key's last work, if it ended at or after a time. */
  outcomeSince(key: string, since: number): Outcome | undefined {
    const outcome = this.#outcomes.get(key);
    return outcome !== undefined && outcome.at >= since ? outcome : undefined;
  }
}
