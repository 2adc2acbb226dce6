import { effect } from '@preact/signals-react';
import type { Cancel, Timers } from './collaborators.ts';

export interface TimerSlot {
  /** Starts the timer; cancels the one that is still running in this slot. */
  start(delayMs: number, run: () => void): void;
  cancel(): void;
}

/**
 * One timer at a time, owned by the model whose factory calls this: disposing of the model cancels it.
 */
export function timerSlot(timers: Timers): TimerSlot {
  let cancelCurrent: Cancel | null = null;
  const cancel = () => {
    cancelCurrent?.();
    cancelCurrent = null;
  };
  // createModel adopts effects made in its factory; an effect without dependencies lives until it is disposed of.
  effect(() => cancel);
  return {
    start(delayMs, run) {
      cancel();
      cancelCurrent = timers.after(delayMs, run);
    },
    cancel,
  };
}
