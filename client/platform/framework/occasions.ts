import type { Timers } from '../../state/collaborators.ts';

const BURST = 5;
const WINDOW_MS = 5_000;

/**
 * Asks the framework on the occasion of its events. It may send an event because it was asked, which would go round for ever:
 * so at most 5 times in 5 s, and what came beyond that is asked for once afterwards.
 */
export function createOccasions(timers: Pick<Timers, 'after'>, ask: () => void): () => void {
  let left = BURST;
  let isOwed = false;
  const renew = () => {
    left = BURST;
    if (!isOwed) return;
    isOwed = false;
    occasion();
  };
  const occasion = () => {
    if (left === 0) {
      isOwed = true;
      return;
    }
    if (left === BURST) timers.after(WINDOW_MS, renew);
    left -= 1;
    ask();
  };
  return occasion;
}
