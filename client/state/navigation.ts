import { createModel, signal } from '@preact/signals-react';
import { LOADING_BAR_HIDE_DELAY_MS, LOADING_BAR_THROTTLE_MS } from '../../shared/config/constants.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Collaborators } from './collaborators.ts';
import { timerSlot } from './timer-slot.ts';
import type { ModelOf } from './model.ts';

/** §4 Loading bar: `running` fills over 5 s, `finished` and `failed` are shown for 500 ms. */
export type LoadingBarState = 'hidden' | 'running' | 'finished' | 'failed';

interface Showing {
  /** After Back or Forward. */
  readonly returning?: boolean;
  /** Another page, from its top. */
  readonly fromTop?: boolean;
}

/** The page that is shown, and what the visitor sees while the next one, or a part of this one, loads (§4). */
export const Navigation = createModel(({ timers }: Collaborators, initial: PageData) => {
  const pageData = signal(initial);
  const loadingBar = signal<LoadingBarState>('hidden');
  const announcement = signal('');
  const bar = timerSlot(timers);
  const tookMs = signal<number | null>(null);
  const isReturn = signal(false);
  const isFromTop = signal(false);
  const openedAt = timers.now();
  const shownAfterMs = signal(0);
  let startedAt = 0;
  const isPageUnderWay = signal(false);
  let parts = 0;

  const hideLater = () =>
    bar.start(LOADING_BAR_HIDE_DELAY_MS, () => {
      loadingBar.value = 'hidden';
      if (parts > 0) startBar();
    });
  const startBar = () => {
    if (loadingBar.peek() === 'running') return;
    loadingBar.value = 'hidden';
    bar.start(LOADING_BAR_THROTTLE_MS, () => {
      loadingBar.value = 'running';
    });
  };
  /** What loads within the throttle shows no bar. */
  const endBar = () => {
    if (isPageUnderWay.peek() || parts > 0) return;
    if (loadingBar.peek() === 'hidden') bar.cancel();
    if (loadingBar.peek() !== 'running') return;
    loadingBar.value = 'finished';
    hideLater();
  };

  return {
    pageData,
    /** The page that the document was made of. */
    sent: () => initial,
    loadingBar,
    /** The next page is requested, and has neither come nor failed. */
    isPageUnderWay,
    /** The text of the live region: the title of the new page, empty while the next one loads, and what is announced. */
    announcement,
    /** How long the shown page was waited for since it was requested; `null` for the document's own. */
    tookMs,
    /** The shown page was gone back to, or forward: what its address asks for was done when the visitor came to it. */
    isReturn,
    /** The shown page took the place of another one and begins at its top: what is further down may come a frame later. */
    isFromTop,
    /** How long the document had been open when the page was shown; 0 for its own, which the edge has rendered. */
    shownAfterMs,
    /** How long the document has been open. */
    openForMs: () => timers.now() - openedAt,
    /** Back or Forward led to the document itself. */
    noteReturn() {
      isReturn.value = true;
    },
    /** The next page is requested. */
    start() {
      startedAt = timers.now();
      announcement.value = '';
      isPageUnderWay.value = true;
      startBar();
    },
    /** Shows the next page. */
    show(next: PageData, { returning = false, fromTop = false }: Showing = {}) {
      tookMs.value = timers.now() - startedAt;
      isReturn.value = returning;
      isFromTop.value = fromTop;
      shownAfterMs.value = timers.now() - openedAt;
      pageData.value = next;
      announcement.value = next.meta.title;
      isPageUnderWay.value = false;
      endBar();
    },
    /**
     * Has the live region say what has become of the page.
     * @returns takes it back; then the same can be said again
     */
    announce(words: string): () => void {
      announcement.value = words;
      return () => {
        if (announcement.peek() === words) announcement.value = '';
      };
    },
    /** The next page could not be loaded. */
    fail() {
      isPageUnderWay.value = false;
      loadingBar.value = 'failed';
      hideLater();
    },
    /**
     * The same bar while a part that was asked for is on its way, as what opens over the page.
     * @returns ends it: the part has come, has failed, or is not wanted any more
     */
    awaitPart(): () => void {
      parts += 1;
      startBar();
      return () => {
        parts -= 1;
        endBar();
      };
    },
    /** The navigation is cancelled: its bar hides, and no failure is shown. */
    abort() {
      isPageUnderWay.value = false;
      if (parts > 0) return;
      bar.cancel();
      loadingBar.value = 'hidden';
    },
  };
});

export type NavigationModel = ModelOf<typeof Navigation>;
