import { isWithin } from '../timing/clock.ts';

/**
 * A bounded number of calls under way at a time. A place is held until a time, not by a promise: workerd may drop a
 * request and with it the code that would give the place back.
 */
export class Places {
  readonly limit: number;
  readonly #held = new Set<{ readonly since: number; readonly holdMs: number }>();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Takes a place for at most `holdMs`; gives what returns it, or `null` when all are taken. Times in milliseconds. */
  take(now: number, holdMs: number): (() => void) | null {
    if (this.taken(now) >= this.limit) return null;
    const place = { since: now, holdMs };
    this.#held.add(place);
    return () => void this.#held.delete(place);
  }

  /** How many are taken. */
  taken(now: number): number {
    for (const place of this.#held) {
      if (!isWithin(now, place.since, place.holdMs)) this.#held.delete(place);
    }
    return this.#held.size;
  }
}
