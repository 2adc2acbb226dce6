import { createModel, signal } from '@preact/signals-react';
import type { Collaborators } from './collaborators.ts';
import type { ModelOf } from './model.ts';
import { timerSlot } from './timer-slot.ts';

/** A platform that answers sooner is not announced. */
const NOTICE_DELAY_MS = 400;

/**
 * What a visitor is told about a wish (deposit, chat, log out …) that the platform has not granted (§7.6), why their game
 * has closed, or that a page or a part of one could not be loaded (§8).
 */
export type WishNoticeState = 'hidden' | 'waiting' | 'failed' | 'game-ended' | 'not-loaded';

export const WishNotice = createModel(({ timers }: Pick<Collaborators, 'timers'>) => {
  const state = signal<WishNoticeState>('hidden');
  const waiting = timerSlot(timers);
  const settle = (next: WishNoticeState) => {
    waiting.cancel();
    state.value = next;
  };
  /** A wish was granted, or is told of elsewhere: what was said of it, or before it, is no news any more; what is missing is. */
  const endWish = () => settle(state.peek() === 'not-loaded' ? 'not-loaded' : 'hidden');
  let missed = 0;
  const load = () => {
    if (state.peek() === 'not-loaded') settle('hidden');
  };
  return {
    state,
    /** The wish waits for the platform. */
    wait() {
      endWish();
      waiting.start(NOTICE_DELAY_MS, () => settle('waiting'));
    },
    endWish,
    fail: () => settle('failed'),
    /** The session has ended, and with it the game that was open (§4). */
    endGame: () => settle('game-ended'),
    /** A page or a part of the site that was asked for has not come (§8): the network or the file is gone. */
    missLoad() {
      missed += 1;
      settle('not-loaded');
    },
    /** A page has come: that something before it had not is no news any more. */
    load,
    /**
     * A part is asked for.
     * @returns to be called when it has come: only what was missed before it was asked for is no news any more
     */
    ask() {
      const before = missed;
      return () => {
        if (missed === before) load();
      };
    },
    /** The visitor goes on to something else, and has read why their game has closed. */
    goOn() {
      if (state.peek() === 'game-ended') settle('hidden');
    },
    hide: () => settle('hidden'),
  };
});

export type WishNoticeModel = ModelOf<typeof WishNotice>;
