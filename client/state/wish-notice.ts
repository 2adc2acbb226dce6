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
  return {
    state,
    /** The wish waits for the platform. */
    wait() {
      settle('hidden');
      waiting.start(NOTICE_DELAY_MS, () => settle('waiting'));
    },
    fail: () => settle('failed'),
    /** The session has ended, and with it the game that was open (§4). */
    endGame: () => settle('game-ended'),
    /** A page or a part of the site that was asked for has not come (§8): the network or the file is gone. */
    missLoad: () => settle('not-loaded'),
    /** What was asked for has come: that something had not is no news any more. */
    load() {
      if (state.peek() === 'not-loaded') settle('hidden');
    },
    /** The visitor goes on to something else, and has read why their game has closed. */
    goOn() {
      if (state.peek() === 'game-ended') settle('hidden');
    },
    hide: () => settle('hidden'),
  };
});

export type WishNoticeModel = ModelOf<typeof WishNotice>;
