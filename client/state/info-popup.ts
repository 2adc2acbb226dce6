import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { FETCH_MINIMUM_DELAY_MS } from '../../shared/config/constants.ts';
import type { PaymentMethodsTable } from '../../shared/domain/payment-methods.ts';
import type { Collaborators } from './collaborators.ts';

/** The page that is a table of payment methods instead of fetched content (§2.8). */
export const PAYMENT_METHODS_PAGE = 'deposit-methods';

/** What a page of the popup shows: clean HTML, or the payment methods. */
export type InfoContent = { readonly html: string } | { readonly payments: PaymentMethodsTable };

/** A page that has come. `content` is null when it could not be had and nothing else was there to keep. */
export interface ShownInfoPage {
  readonly page: string;
  readonly content: InfoContent | null;
}

/** The info popup (§2.8, §4). */
export interface InfoPopupModel {
  readonly isOpen: ReadonlySignal<boolean>;
  /** The page asked for last, e.g. `terms`; null while closed. */
  readonly currentPage: ReadonlySignal<string | null>;
  /** What is on show: the page before stays until the next has come, and the last one while the popup fades away. */
  readonly shown: ReadonlySignal<ShownInfoPage | null>;
  /** Back is offered once the history holds more than one page. */
  readonly canGoBack: ReadonlySignal<boolean>;
  readonly isLoading: ReadonlySignal<boolean>;
  open(page: string): void;
  /** A link inside the popup: the page goes onto the history. */
  push(page: string): void;
  /** Pops, and loads the previous page again. */
  back(): void;
  close(): void;
}

export const InfoPopup = createModel(({ fetchInfoPage, timers }: Collaborators): InfoPopupModel => {
  const history = signal<readonly string[]>([]);
  const shown = signal<ShownInfoPage | null>(null);
  const isLoading = signal(false);
  // An answer that comes after the reader has gone on is nobody's.
  let latestLoad = 0;
  // The way to the page on show.
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
      // §8: a failure is silent. What was there stays, and so does the way that led to it.
      history.value = settled;
    }
  };

  return {
    isOpen: computed(() => history.value.length > 0),
    currentPage: computed(() => history.value.at(-1) ?? null),
    shown,
    canGoBack: computed(() => history.value.length > 1),
    isLoading,
    open(page) {
      shown.value = null;
      void show(page, [page]);
    },
    push(page) {
      if (history.peek().at(-1) !== page) void show(page, [...history.peek(), page]);
    },
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
