import type { SafeHtml } from '../../shared/domain/content.ts';
import type { PaymentMethodsTable } from '../../shared/domain/payment-methods.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import type { PlatformCalls } from './platform-calls.ts';

/** What a page of the popup shows: clean HTML, or the payment methods. */
export type InfoContent = { readonly html: SafeHtml } | { readonly payments: PaymentMethodsTable };

/** Cancels a timer. Calling it twice, or after the timer has fired, does nothing. */
export type Cancel = () => void;

/** Loads a chunk; rejects with an error that, reported, may force a reload (§8). */
export type LoadChunk = <Module>(load: () => Promise<Module>) => Promise<Module>;

export interface Timers {
  /** Unix time in milliseconds. */
  now(): number;
  after(delayMs: number, run: () => void): Cancel;
}

export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeS: number): void;
  remove(name: string): void;
}

/** A key-value store that outlives the page; where the browser forbids storage, only for as long as the page. */
export interface ClientStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface VisitOptions {
  /** Replaces the current history entry, so that Back does not go through every keystroke of a filter. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly keepScroll?: boolean;
  /** Keeps what lies over the page; otherwise it closes with the page below it. */
  readonly keepOverlays?: boolean;
  /** When it was asked for, on the clock of the page's timers, if not now: where something was pressed since, it is not gone to. */
  readonly askedMs?: number;
}

/** Events that the page dispatches on `window` (§4 Game). */
export type WindowEventName = 'aspireGameOpened' | 'aspireGameClosed';

/**
 * Everything that the models need from outside, passed in: the browser's own in the browser, inert ones at the edge, a
 * test's own in a test.
 */
export interface Collaborators {
  readonly timers: Timers;
  readonly cookies: Cookies;
  readonly storage: ClientStorage;
  readonly platform: PlatformCalls;
  /** Loads all messages that the frame and the lobby do not need. */
  loadWords(): Promise<void>;
  /** Pushes to the data layer (§7.8). */
  track(event: AnalyticsEvent): void;
  /** Dispatches a window event. */
  announce(name: WindowEventName): void;
  visit(href: string, options?: VisitOptions): void;
  /** A page of the info popup from our own edge, or null when it cannot be loaded (§8 "Info page non-200"). Never rejects. */
  fetchInfoPage(page: string): Promise<InfoContent | null>;
}
