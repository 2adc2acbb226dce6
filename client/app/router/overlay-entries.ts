import type { AppState } from '../../state/app-state.ts';
import { createDeferred, type Deferred } from '../../state/deferred.ts';
import { timerSlot } from '../../state/timer-slot.ts';
import { closeOverlays, overlayOf } from '../overlay-stack.ts';
import type { HistoryEntries } from './history-entries.ts';

/** Keeps the history and the stack of overlays alike: each overlay over the page has an entry above the page's. */
export interface OverlayEntries {
  /**
   * Back, Forward or a reload came upon an entry of the page that is shown: overlays above it are closed, those that it
   * had are opened again where they can be.
   */
  enter(): void;
  /** Makes the entries follow the overlays that are open. */
  agree(): void;
  /** Whether the entry was reached because this module itself went back, after an overlay had closed. */
  arrived(): boolean;
  /**
   * Before another page is shown: goes back to the entry of the page, so that the next page's takes the place of all that
   * overlays have added, and holds the entries as they are until the returned function is called. The overlays stay open
   * meanwhile.
   */
  hold(): Promise<() => void>;
}

/**
 * Within it, `popstate` has come, or the browser has gone back over what a frame had added and says nothing of it, or it is
 * slow.
 */
export const GO_BACK_LIMIT_MS = 500;
/** So often going back may come to nothing. */
const GO_BACK_TRIES = 5;

/** A document that was asked for, and has not come by then, may be a file to be kept, which leaves this one where it is. */
export const LEAVING_LIMIT_MS = 60_000;

/** @param navigation tells of documents that are asked for, by whatever script; the oldest browsers have none */
export function createOverlayEntries(
  app: AppState,
  entries: HistoryEntries,
  navigation?: Pick<Navigation, 'addEventListener'>,
): OverlayEntries {
  const { stack } = app.overlays;
  /** Going back takes until the browser's `popstate`; nothing may be added to the history before. */
  let goingBack: Promise<void> | null = null;
  let step: Deferred<void> | null = null;
  /** How many overlays lie over the entry that is gone back from, and over the one that is gone to. */
  let [from, to] = [0, 0];
  let holders = 0;
  /** Another document has been asked for. */
  let isLeaving = false;
  const leaving = timerSlot(app.timers);

  const stay = () => {
    isLeaving = false;
    leaving.cancel();
  };

  const goBackOnce = async (steps: number, silent: number): Promise<boolean> => {
    let hasCome = true;
    const awaited = createDeferred<void>();
    step = awaited;
    from = entries.over().length;
    to = from - steps;
    const callOff = app.timers.after(GO_BACK_LIMIT_MS, () => {
      hasCome = false;
      step = null;
      entries.enter();
      awaited.resolve();
    });
    entries.back(steps, silent);
    await awaited.promise;
    callOff();
    return hasCome;
  };

  /** Until no more than so many overlays are left: a link to a hash, or a game in its frame, may have added entries above. */
  const goBackTo = async (depth: number): Promise<void> => {
    let silent = 0;
    while (entries.over().length > depth && silent < GO_BACK_TRIES)
      if (!(await goBackOnce(entries.over().length - depth, silent))) silent += 1;
    // Where it came to nothing, the entry is made the one that was gone back to; where it did after all, WebKit, which still
    // has the state of the entry that was left, is told that of the one come to.
    if (silent > 0) entries.cover(entries.over().slice(0, depth), 'replace');
  };

  const goBack = (depth: number): Promise<void> => {
    goingBack = goBackTo(depth).finally(() => {
      goingBack = null;
    });
    return goingBack;
  };

  const settled = async (): Promise<void> => {
    if (goingBack === null) return;
    await goingBack;
    await settled();
  };

  const agree = () => {
    if (goingBack !== null || holders > 0) return;
    const had = entries.over();
    const open = stack.peek();
    if (open.length < had.length) {
      if (isLeaving) return;
      void goBack(open.length).then(agree);
      return;
    }
    const over = open.map((name, index) => {
      const known = had[index];
      return known?.name === name ? known : { name, memo: overlayOf(name)?.memo?.(app) ?? '' };
    });
    // One overlay took the place of another: so does its entry.
    if (had.some(({ name }, index) => name !== open[index]))
      entries.cover(over.slice(0, had.length), 'replace');
    for (let depth = had.length + 1; depth <= over.length; depth += 1)
      entries.cover(over.slice(0, depth), 'push');
  };

  const reopen = () => {
    for (const { name, memo } of entries.over().slice(stack.peek().length)) {
      const overlay = overlayOf(name);
      // The entry of one that is not opened again, and those above it, are gone back over by `agree`.
      if (overlay?.reopen === undefined) break;
      overlay.reopen(app, name, memo);
    }
    agree();
  };

  // A platform closes its login and loads the page anew: going back over the login's entry would call that off. What is left of it
  // is the next document's to go back over.
  navigation?.addEventListener('navigate', ({ destination: { sameDocument, url }, downloadRequest }) => {
    // An address of mail or of a telephone, and a download, bring no document.
    if (sameDocument || !/^https?:/u.test(url) || downloadRequest !== null) return;
    isLeaving = true;
    leaving.start(LEAVING_LIMIT_MS, () => {
      stay();
      agree();
    });
  });
  // It was called off, as by the visitor, or the visitor has come back from it (bfcache).
  navigation?.addEventListener('navigateerror', stay);
  window.addEventListener('pageshow', stay);
  // A tab that was reloaded, or returned to, may be on an entry of an overlay.
  reopen();
  stack.subscribe(() => queueMicrotask(agree));

  return {
    enter() {
      // Back or Forward was pressed instead of waiting for it.
      stay();
      closeOverlays(app, entries.over().length);
      reopen();
    },
    agree,
    arrived() {
      const isOwn = step !== null;
      const moved = entries.over().length - from;
      // Back or Forward was pressed at the same moment, and has come first: the way from there is as long.
      if (isOwn && moved !== 0 && from + moved > to) {
        from += moved;
        to += moved;
        return true;
      }
      step?.resolve();
      step = null;
      return isOwn;
    },
    async hold() {
      holders += 1;
      let isHeld = true;
      await settled();
      await goBack(0);
      return () => {
        if (isHeld) holders -= 1;
        isHeld = false;
        agree();
      };
    },
  };
}
