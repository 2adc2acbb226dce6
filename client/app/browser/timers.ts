import type { Timers } from '../../state/collaborators.ts';

export const BROWSER_TIMERS: Timers = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
