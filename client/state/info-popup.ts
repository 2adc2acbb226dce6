import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Collaborators } from './collaborators.ts';

/** The page that is a table of payment methods instead of fetched content (§2.8). */
export const PAYMENT_METHODS_PAGE = 'deposit-methods';

/** The info popup (§2.8, §4). */
export interface InfoPopupModel {
  readonly isOpen: ReadonlySignal<boolean>;
  /** The page on show, e.g. `terms`; null while closed. */
  readonly currentPage: ReadonlySignal<string | null>;
  /** Back is offered once the history holds more than one page. */
  readonly canGoBack: ReadonlySignal<boolean>;
  readonly isLoading: ReadonlySignal<boolean>;
  /** Clean HTML of the current page; null while it loads, when it could not be had, and on the payment methods page. */
  readonly html: ReadonlySignal<string | null>;
  open(page: string): void;
  /** A link inside the popup: the page goes onto the history. */
  push(page: string): void;
  /** Pops, and loads the previous page again. */
  back(): void;
  close(): void;
}

export const InfoPopup = createModel(({ fetchInfoPage }: Collaborators): InfoPopupModel => {
  const history = signal<readonly string[]>([]);
  const html = signal<string | null>(null);
  const isLoading = signal(false);
  // An answer that comes after the reader has gone on is nobody's.
  let latestLoad = 0;

  const show = async (pages: readonly string[]) => {
    latestLoad += 1;
    const load = latestLoad;
    history.value = pages;
    html.value = null;
    const page = pages.at(-1);
    isLoading.value = page !== undefined && page !== PAYMENT_METHODS_PAGE;
    if (page === undefined || page === PAYMENT_METHODS_PAGE) return;
    const fetched = await fetchInfoPage(page);
    if (load !== latestLoad) return;
    html.value = fetched;
    isLoading.value = false;
  };

  return {
    isOpen: computed(() => history.value.length > 0),
    currentPage: computed(() => history.value.at(-1) ?? null),
    canGoBack: computed(() => history.value.length > 1),
    isLoading,
    html,
    open: (page) => void show([page]),
    push(page) {
      if (history.peek().at(-1) !== page) void show([...history.peek(), page]);
    },
    back() {
      if (history.peek().length > 1) void show(history.peek().slice(0, -1));
    },
    close: () => void show([]),
  };
});
