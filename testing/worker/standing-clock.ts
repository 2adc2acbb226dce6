import { CLOCK, type Clock } from '../../worker/timing/clock.ts';
import { Timeline } from '../simulation/timeline.ts';

export interface StandingClock extends Clock {
  /** Lets time pass, and what was waiting for it happen. */
  pass(ms: number): Promise<void>;
}

/**
 * Time that stands still until a test lets it pass: nothing comes too late because the machine is busy. A timer of no length, which
 * only lets others have the thread, comes by itself.
 */
export function standingClock(): StandingClock {
  const timeline = new Timeline(Date.parse('2026-11-20T12:00:00Z'));
  return {
    now: () => timeline.now,
    after: (delayMs, callback) =>
      delayMs > 0 ? timeline.after(delayMs, callback) : CLOCK.after(delayMs, callback),
    pass: (ms) => timeline.runUntil(timeline.now + ms),
  };
}
