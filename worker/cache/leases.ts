import { LRUCache } from 'lru-cache';
import { isWithin } from '../timing/clock.ts';

/** Of more, those are forgotten that were read the longest ago: the work is then done again. */
const MAX_OUTCOMES = 1_000;

/**
 * Leases that were never given back, because their requests were dropped, end with the least recently taken one. So many
 * are never held at a time: each is a request under way.
 */
const MAX_HELD = 10_000;

/** A lease that was taken: the request that holds it gives it back with it. */
export interface Lease {
  readonly key: string;
  /** Milliseconds since the epoch; {@link Leases.renew} changes it. */
  since: number;
  readonly durationMs: number;
}

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
  readonly #held = new LRUCache<string, Lease>({ max: MAX_HELD });
  readonly #outcomes = new LRUCache<string, Outcome>({ max: MAX_OUTCOMES });

  /** How many are held, or were and have not been given back. */
  get size(): number {
    return this.#held.size;
  }

  /** Takes the lease; `null`: another holds it. `now` and the duration in milliseconds. */
  acquire(key: string, now: number, durationMs: number): Lease | null {
    const held = this.#held.get(key);
    if (held !== undefined && isWithin(now, held.since, held.durationMs)) return null;
    const lease = { key, since: now, durationMs };
    this.#held.set(key, lease);
    return lease;
  }

  /** Begins the lease's time anew; `false`: its time was over, and it is another's. */
  renew(lease: Lease, now: number): boolean {
    if (this.#held.get(lease.key) !== lease) return false;
    lease.since = now;
    return true;
  }

  /** Releases the lease without an outcome; for work that no request waits for. */
  release(lease: Lease): void {
    // Its time may be over, and the key another's.
    if (this.#held.get(lease.key) === lease) this.#held.delete(lease.key);
  }

  /** Releases the lease with its outcome, so that a thousand waiting requests do not repeat the work. */
  finish(lease: Lease, outcome: Outcome): void {
    const isAnothers = this.#held.get(lease.key) !== lease;
    this.release(lease);
    // That it failed after its time says nothing about the work that another has begun since.
    if (outcome.error === undefined || !isAnothers) this.#outcomes.set(lease.key, outcome);
  }

  /** The outcome of the key's last work, if it ended between two times; what lies ahead is from before a clock was set. */
  outcomeBetween(key: string, since: number, now: number): Outcome | undefined {
    const outcome = this.#outcomes.get(key);
    return outcome !== undefined && outcome.at >= since && outcome.at <= now ? outcome : undefined;
  }
}
