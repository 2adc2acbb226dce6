import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { LOADING_BAR_HIDE_DELAY_MS, LOADING_BAR_THROTTLE_MS } from '../../shared/config/constants.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Collaborators } from './collaborators.ts';
import { timerSlot } from './timer-slot.ts';

/** §4 Loading bar: `running` fills over 5 s, `finished` and `failed` stand for 500 ms. */
export type LoadingBarState = 'hidden' | 'running' | 'finished' | 'failed';

/** Which page is on show, and what the visitor sees while the next one comes (§4). */
export interface NavigationModel {
  readonly pageData: ReadonlySignal<PageData>;
  readonly loadingBar: ReadonlySignal<LoadingBarState>;
  /** What a live region says: the title of the page just reached. */
  readonly announcement: ReadonlySignal<string>;
  /** The next page is asked for. */
  start(): void;
  /** The next page is here: it goes on show. */
  show(pageData: PageData): void;
  /** It did not come. */
  fail(): void;
  /** The visitor thought better of it: everything as before, without a word. */
  abort(): void;
}

export const Navigation = createModel(({ timers }: Collaborators, initial: PageData): NavigationModel => {
  const pageData = signal(initial);
  const loadingBar = signal<LoadingBarState>('hidden');
  const announcement = signal('');
  const bar = timerSlot(timers);

  const hideLater = () =>
    bar.start(LOADING_BAR_HIDE_DELAY_MS, () => {
      loadingBar.value = 'hidden';
    });

  return {
    pageData,
    loadingBar,
    announcement,
    start() {
      announcement.value = '';
      if (loadingBar.peek() === 'running') return;
      loadingBar.value = 'hidden';
      bar.start(LOADING_BAR_THROTTLE_MS, () => {
        loadingBar.value = 'running';
      });
    },
    show(next) {
      pageData.value = next;
      announcement.value = next.meta.title;
      // A page that came within the throttle shows no bar at all.
      if (loadingBar.peek() !== 'running') {
        bar.cancel();
        return;
      }
      loadingBar.value = 'finished';
      hideLater();
    },
    fail() {
      loadingBar.value = 'failed';
      hideLater();
    },
    abort() {
      bar.cancel();
      loadingBar.value = 'hidden';
    },
  };
});
