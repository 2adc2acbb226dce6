import { computed, createModel, signal } from '@preact/signals-react';
import { FETCH_MINIMUM_DELAY_MS } from '../../shared/config/constants.ts';
import type { Collaborators, InfoContent } from './collaborators.ts';
import type { ModelOf } from './model.ts';

/** The page that is a table of payment methods instead of fetched content (§2.8). */
export const PAYMENT_METHODS_PAGE = 'deposit-methods';

/** A page that is shown. `content` is null when the first page could not be loaded. */
export interface ShownInfoPage {
  readonly page: string;
  readonly content: InfoContent | null;
}

/** The info popup (§2.8, §4). */
export const InfoPopup = createModel(({ fetchInfoPage, timers }: Collaborators) => {
  const history = signal<readonly string[]>([]);
  const shown = signal<ShownInfoPage | null>(null);
  const isLoading = signal(false);
  // A response is ignored when another page was requested since.
  let latestLoad = 0;
  // The history up to the visible page.
  let settled: readonly string[] = [];

  const show = async (page: string, pages: readonly string[]) => {
    latestLoad += 1;
    const load = latestLoad;
    history.value = pages;
    isLoading.value = true;
    const turned = new Promise<void>((resolve) => {
      timers.after(FETCH_MINIMUM_DELAY_MS, resolve);
    });
    const [content] = await Promise.all([fetchInfoPage(page), turned]);
    if (load !== latestLoad) return;
    isLoading.value = false;
    if (content !== null || shown.peek() === null) {
      settled = pages;
      shown.value = { page, content };
    } else {
      // §8: no error is shown. The visible page and its history stay.
      history.value = settled;
    }
  };

  return {
    isOpen: computed(() => history.value.length > 0),
    /** The page requested last, e.g. `terms`; null while closed. */
    currentPage: computed(() => history.value.at(-1) ?? null),
    /** The visible page: the previous one stays until the next has loaded, and the last one while the popup fades out. */
    shown,
    /** How many pages the history holds. */
    depth: computed(() => history.value.length),
    isLoading,
    open(page: string) {
      shown.value = null;
      void show(page, [page]);
    },
    /** Follows a link inside the popup: adds the page to the history. */
    push(page: string) {
      if (history.peek().at(-1) !== page) void show(page, [...history.peek(), page]);
    },
    /** Removes the current page from the history and loads the previous one again. */
    back() {
      const pages = history.peek().slice(0, -1);
      const page = pages.at(-1);
      if (page !== undefined) void show(page, pages);
    },
    close() {
      latestLoad += 1;
      history.value = [];
      isLoading.value = false;
    },
  };
});

export type InfoPopupModel = ModelOf<typeof InfoPopup>;
