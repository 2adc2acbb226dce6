import { isWithin } from '../timing/clock.ts';

/** Failures in a row after which the service is left alone. */
const FAILURES = 5;
/** For so long; then one call tests whether it is well again. */
const OPEN_MS = 5_000;
/** A failure that was followed by none for so long is forgotten: one an hour, of a call that is seldom made, is no outage. */
const REMEMBERED_MS = 60_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/** What a call may do: be made, be made as the test of an open circuit, wait for the call that tests, or not be made. */
export type Permit = 'call' | 'test' | 'wait' | 'refused';

/** `well`: the service answered. `refused`: it answered that it does not want this request. `unwell`: it is down. */
export type CallOutcome = 'well' | 'refused' | 'unwell';

/**
 * A circuit breaker made of times and numbers, with no promise in it: workerd may drop the request whose call tests an
 * open circuit, and requests that waited for its promise would wait for ever.
 */
export class Breaker {
  #failures = 0;
  #failedAt = 0;
  /** Milliseconds since the epoch; `null`: the circuit is closed. */
  #openedAt: number | null = null;
  /** When the call that tests the open circuit began, and how long it may take at most. */
  #test: { readonly since: number; readonly limitMs: number } | null = null;

  /**
   * How the circuit is at a moment (milliseconds since the epoch). Half-open from when the next call may test it: nobody may
   * make one for hours, and that says nothing of the service.
   */
  state(now: number): BreakerState {
    if (this.#openedAt === null) return 'closed';
    return isWithin(now, this.#openedAt, OPEN_MS) ? 'open' : 'half-open';
  }

  /** Asks for a call that takes at most `limitMs`. */
  admit(now: number, limitMs: number): Permit {
    if (this.#openedAt === null) return 'call';
    if (isWithin(now, this.#openedAt, OPEN_MS)) return 'refused';
    if (this.#isTested(now)) return 'wait';
    this.#test = { since: now, limitMs };
    return 'test';
  }

  /** Takes note of how an admitted call ended. What was called before the circuit opened does not change it. */
  record(now: number, permit: 'call' | 'test', outcome: CallOutcome): void {
    const isUnwell = outcome === 'unwell';
    if (permit === 'test') {
      this.#test = null;
      this.#openedAt = isUnwell ? now : null;
      this.#failures = 0;
    } else if (this.#openedAt === null) {
      if (isUnwell) {
        this.#failures = isWithin(now, this.#failedAt, REMEMBERED_MS) ? this.#failures + 1 : 1;
        this.#failedAt = now;
      } else if (outcome === 'well') this.#failures = 0;
      if (this.#failures >= FAILURES) this.#openedAt = now;
    }
  }

  /** Takes note of what came too late for its call: an answer closes the circuit, as that of the call that tests it does. */
  recordLate(outcome: CallOutcome): void {
    if (outcome === 'unwell' || (outcome === 'refused' && this.#openedAt === null)) return;
    this.#openedAt = null;
    this.#test = null;
    this.#failures = 0;
  }

  #isTested(now: number): boolean {
    return this.#test !== null && isWithin(now, this.#test.since, this.#test.limitMs);
  }
}
