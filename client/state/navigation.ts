import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import {
  FETCH_MINIMUM_DELAY_MS,
  LOADING_BAR_HIDE_DELAY_MS,
  LOADING_BAR_THROTTLE_MS,
} from '../../shared/config/constants.ts';
import type { PageData } from '../../shared/page-data.ts';
import type { Collaborators } from './collaborators.ts';
import { timerSlot } from './timer-slot.ts';

/** §4 Loading bar: `running` fills over 5 s, `finished` and `failed` stand for 500 ms. */
export type LoadingBarState = 'hidden' | 'running' | 'finished' | 'failed';

/** Which page is on show, and what the visitor sees while the next one comes (§4). */
export interface NavigationModel {
  readonly pageData: ReadonlySignal<PageData>;
  readonly loadingBar: ReadonlySignal<LoadingBarState>;
  /** The current page's data is being refreshed, the route's name being the same (§4); for 200 ms at least. */
  readonly isRefreshing: ReadonlySignal<boolean>;
  /** What a live region says: the title of the page just reached. */
  readonly announcement: ReadonlySignal<string>;
  /** The next page is asked for. `refreshes`: it is the same route with other data. */
  start(options: { readonly refreshes: boolean }): void;
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
  const isRefreshing = signal(false);
  const announcement = signal('');
  const bar = timerSlot(timers);
  const refresh = timerSlot(timers);
  let refreshStartedAt = 0;

  const endRefresh = () => {
    if (!isRefreshing.peek()) return;
    const shownForMs = timers.now() - refreshStartedAt;
    refresh.start(Math.max(0, FETCH_MINIMUM_DELAY_MS - shownForMs), () => {
      isRefreshing.value = false;
    });
  };

  const hideLater = () =>
    bar.start(LOADING_BAR_HIDE_DELAY_MS, () => {
      loadingBar.value = 'hidden';
    });

  return {
    pageData,
    loadingBar,
    isRefreshing,
    announcement,
    start({ refreshes }) {
      announcement.value = '';
      if (refreshes) {
        refresh.cancel();
        refreshStartedAt = timers.now();
        isRefreshing.value = true;
      }
      if (loadingBar.peek() === 'running') return;
      loadingBar.value = 'hidden';
      bar.start(LOADING_BAR_THROTTLE_MS, () => {
        loadingBar.value = 'running';
      });
    },
    show(next) {
      pageData.value = next;
      announcement.value = next.meta.title;
      endRefresh();
      // A page that came within the throttle shows no bar at all.
      if (loadingBar.peek() !== 'running') {
        bar.cancel();
        return;
      }
      loadingBar.value = 'finished';
      hideLater();
    },
    fail() {
      endRefresh();
      loadingBar.value = 'failed';
      hideLater();
    },
    abort() {
      bar.cancel();
      refresh.cancel();
      loadingBar.value = 'hidden';
      isRefreshing.value = false;
    },
  };
});
