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
  /** What has failed in a row: each call by itself, or each record once. */
  readonly #failed = new Set<string | symbol>();
  #failedAt = 0;
  /** Milliseconds since the epoch; `null`: the circuit is closed. */
  #openedAt: number | null = null;
  /** When the call that tests the open circuit began, and how long it may take at most. */
  #test: { readonly since: number; readonly limitMs: number } | null = null;
  /** The record whose call was the last test, which failed. */
  #testedBy: string | null = null;

  /**
   * How the circuit is at a moment (milliseconds since the epoch). Half-open from when the next call may test it: nobody may
   * make one for hours, and that says nothing of the service.
   */
  state(now: number): BreakerState {
    if (this.#openedAt === null) return 'closed';
    return isWithin(now, this.#openedAt, OPEN_MS) ? 'open' : 'half-open';
  }

  /**
   * Asks for a call that takes at most `limitMs`.
   * @param ofRecord whose own failure it may be, where a kind of call asks for many: others may test an open circuit before it does
   *   so again
   */
  admit(now: number, limitMs: number, ofRecord: string | null = null): Permit {
    if (this.#openedAt === null) return 'call';
    const isAgain = ofRecord !== null && ofRecord === this.#testedBy;
    if (isWithin(now, this.#openedAt, isAgain ? 2 * OPEN_MS : OPEN_MS)) return 'refused';
    if (this.#isTested(now)) return 'wait';
    this.#test = { since: now, limitMs };
    return 'test';
  }

  /**
   * Takes note of how an admitted call ended. What was called before the circuit opened does not change it.
   * @param ofRecord as of {@link admit}: its failures count once
   */
  record(now: number, permit: 'call' | 'test', outcome: CallOutcome, ofRecord: string | null = null): void {
    const isUnwell = outcome === 'unwell';
    if (permit === 'test') {
      this.#test = null;
      this.#openedAt = isUnwell ? now : null;
      this.#testedBy = isUnwell ? ofRecord : null;
      this.#failed.clear();
    } else if (this.#openedAt === null) {
      if (isUnwell) {
        if (!isWithin(now, this.#failedAt, REMEMBERED_MS)) this.#failed.clear();
        this.#failed.add(ofRecord ?? Symbol('call'));
        this.#failedAt = now;
      } else if (outcome === 'well') this.#failed.clear();
      if (this.#failed.size >= FAILURES) this.#openedAt = now;
    }
  }

  /** Takes note of what came too late for its call: an answer closes the circuit, as that of the call that tests it does. */
  recordLate(outcome: CallOutcome): void {
    if (outcome === 'unwell' || (outcome === 'refused' && this.#openedAt === null)) return;
    this.#openedAt = null;
    this.#test = null;
    this.#testedBy = null;
    this.#failed.clear();
  }

  #isTested(now: number): boolean {
    return this.#test !== null && isWithin(now, this.#test.since, this.#test.limitMs);
  }
}
