import type { Clock } from '../../worker/timing/clock.ts';
import type { Timeline } from './timeline.ts';

/** What has ended gets no timer and no answer any more, as workerd drops a request with everything that waits for it. */
export class Life {
  readonly #within: Life | null;
  #isOver = false;

  /** `within`: what takes this one with it when it ends. */
  constructor(within: Life | null = null) {
    this.#within = within;
  }

  get isOver(): boolean {
    return this.#isOver || this.#within?.isOver === true;
  }

  end(): void {
    this.#isOver = true;
  }
}

/** The clock of a machine: it may be wrong, and set. */
export interface Machine {
  /** Milliseconds that it is ahead of the true time. */
  ahead: number;
}

/** The clock of one request on a machine. */
export function clockOf(timeline: Timeline, machine: Machine, life: Life): Clock {
  return {
    now: () => timeline.now + machine.ahead,
    after: (delayMs, callback) =>
      timeline.after(delayMs, () => {
        if (!life.isOver) callback();
      }),
  };
}
