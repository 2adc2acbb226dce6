import { computed, createModel, signal } from '@preact/signals-react';
import type { Collaborators } from './collaborators.ts';
import type { ModelOf } from './model.ts';
import type { OverlaysModel } from './overlays.ts';
import { timerSlot } from './timer-slot.ts';

/** A platform that answers sooner is not announced. */
const NOTICE_DELAY_MS = 400;

/**
 * What a visitor is told about a wish (deposit, chat, log out …) that the platform has not granted (§7.6), why their game
 * has closed, or that a page or a part of one could not be loaded (§8).
 */
export type WishNoticeState = 'hidden' | 'waiting' | 'failed' | 'game-ended' | 'not-loaded';

type Given = Pick<Collaborators, 'timers'>;

export const WishNotice = createModel(({ timers }: Given, overlays: OverlaysModel) => {
  const wish = signal<'waiting' | 'failed' | 'game-ended' | null>(null);
  /** The last that has not come. Whatever becomes of a wish, it is told again once that is no news any more. */
  const missing = signal<object | null>(null);
  const waiting = timerSlot(timers);
  /** When the wish was asked for: nothing is said of it, and closed for that, as long as what was opened since is there. */
  let wishedMs = Infinity;
  const settle = (next: typeof wish.value) => {
    waiting.cancel();
    wish.value = next;
  };
  /** A wish was granted, or is told of elsewhere: what was said of it, or before it, is no news any more. */
  const endWish = () => settle(null);
  const load = () => {
    missing.value = null;
  };
  return {
    /** What is told: of the wish first, then of what is missing. */
    state: computed<WishNoticeState>(() => {
      const told = wish.value;
      // Models' functions are not tracked.
      const isOutdated = overlays.isOutdated(wishedMs, overlays.lastMs.value);
      return (isOutdated ? null : told) ?? (missing.value === null ? 'hidden' : 'not-loaded');
    }),
    /** The wish waits for the platform. Without a time it is one that nothing takes the place of, such as a logout. */
    wait(askedMs = Infinity) {
      endWish();
      wishedMs = askedMs;
      waiting.start(NOTICE_DELAY_MS, () => settle('waiting'));
    },
    endWish,
    fail: () => settle('failed'),
    /** The session has ended, and with it the game that was open (§4). */
    endGame() {
      wishedMs = Infinity;
      settle('game-ended');
    },
    /** A page or a part of the site that was asked for has not come (§8): the network or the file is gone. */
    missLoad() {
      wish.value = null;
      missing.value = {};
    },
    /** A page has come: that something before it had not is no news any more. */
    load,
    /**
     * A part is asked for.
     * @returns to be called when it has come: only what was missed before it was asked for is no news any more
     */
    ask() {
      const before = missing.peek();
      return () => {
        if (missing.peek() === before) load();
      };
    },
    /** The visitor goes on to something else, and has read why their game has closed. */
    goOn() {
      if (wish.peek() === 'game-ended') endWish();
    },
    /** The visitor has read what is told; what is missing was told when it did not come. */
    hide() {
      // A wish that still waits in silence is told of when it is time.
      if (wish.peek() !== null) endWish();
      load();
    },
  };
});

export type WishNoticeModel = ModelOf<typeof WishNotice>;
