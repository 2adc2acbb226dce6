import type { AppState } from '../../state/app-state.ts';
import { createDeferred, type Deferred } from '../../state/deferred.ts';
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

export function createOverlayEntries(app: AppState, entries: HistoryEntries): OverlayEntries {
  const { stack } = app.overlays;
  /** Going back takes until the browser's `popstate`; nothing may be added to the history before. */
  let goingBack: Deferred<void> | null = null;
  let holders = 0;

  const goBack = (steps: number): Promise<void> => {
    goingBack = createDeferred();
    entries.back(steps);
    return goingBack.promise;
  };

  const settled = async (): Promise<void> => {
    if (goingBack === null) return;
    await goingBack.promise;
    await settled();
  };

  const agree = () => {
    if (goingBack !== null || holders > 0) return;
    const had = entries.over();
    const open = stack.peek();
    if (open.length < had.length) {
      void goBack(had.length - open.length).then(agree);
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

  // A tab that was reloaded, or returned to, may be on an entry of an overlay.
  reopen();
  stack.subscribe(() => queueMicrotask(agree));

  return {
    enter() {
      closeOverlays(app, entries.over().length);
      reopen();
    },
    agree,
    arrived() {
      const isOwn = goingBack !== null;
      goingBack?.resolve();
      goingBack = null;
      return isOwn;
    },
    async hold() {
      holders += 1;
      let isHeld = true;
      await settled();
      const depth = entries.over().length;
      if (depth > 0) await goBack(depth);
      return () => {
        if (isHeld) holders -= 1;
        isHeld = false;
        agree();
      };
    },
  };
}
