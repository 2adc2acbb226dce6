import { FRAMEWORK_PATIENCE_MS } from '../../../shared/config/constants.ts';
import type { Timers } from '../../state/collaborators.ts';
import type { FrameworkLoader } from '../framework/loader.ts';

/** Why a wish was not granted: the framework did not come in time, or the visitor wished for something else meanwhile. */
export type Denied = 'late' | 'replaced';

export interface Wishes<Connection> {
  /** Waits for the framework on behalf of the visitor, up to the patience limit. The newest wish alone is kept. */
  wish(): Promise<Connection | Denied>;
  /** How many there have been. */
  count(): number;
  /** The framework cannot be had for now: the wish that waits is denied at once. */
  deny(): void;
}

export function createWishes<Connection extends object>(
  loader: Pick<FrameworkLoader<Connection>, 'ready'>,
  timers: Timers,
): Wishes<Connection> {
  let count = 0;
  let settleWaiting = (_outcome: Denied) => {};
  return {
    wish() {
      count += 1;
      settleWaiting('replaced');
      return new Promise((resolve) => {
        const settle = (outcome: Connection | Denied) => {
          cancel();
          resolve(outcome);
        };
        const cancel = timers.after(FRAMEWORK_PATIENCE_MS, () => settle('late'));
        settleWaiting = settle;
        void loader.ready().then(settle);
      });
    },
    count: () => count,
    deny: () => settleWaiting('late'),
  };
}
