/**
 * Time, as one request has it: what waits, waits on this and nothing else, so that the simulation (testing/simulation)
 * runs the same code on a time of its own.
 */
export interface Clock {
  /** Milliseconds since the epoch. It can be wrong, and set while the isolate lives. */
  now(): number;
  /** Calls back once after `delayMs`; returns what calls that off. */
  after(delayMs: number, callback: () => void): () => void;
}

/** The runtime's own. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

export function sleep(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}

/**
 * Whether less than `periodMs` have passed since a moment. A moment that lies ahead, because the clock has been set back
 * since, is over: believed, it would hold a lease or an open breaker until the clock has caught up.
 */
export function isWithin(now: number, since: number, periodMs: number): boolean {
  return now >= since && now - since < periodMs;
}
