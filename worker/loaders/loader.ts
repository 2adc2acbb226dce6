import type { EdgeMessages } from './messages.ts';
import type { Page, PageMeta } from '../../shared/page-data.ts';
import type { RouteMatch } from '../../shared/routing/route.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { Services } from '../services/services.ts';
import type { Settings } from '../settings.ts';

/** What a loader knows: who asks, for what, and whom it may ask in turn. */
export interface LoaderContext {
  readonly route: RouteMatch;
  readonly visitor: Visitor;
  readonly services: Services;
  readonly settings: Settings;
  readonly messages: EdgeMessages;
  /** A query parameter that the page understands (`PAGE_PARAMETERS`); others do not exist for a loader. */
  readonly query: (name: string) => string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A page's own part of its metadata; the rest follows from route and settings. */
export type LoadedMeta = Pick<PageMeta, 'title' | 'description'> &
  Partial<Pick<PageMeta, 'image' | 'openGraphType' | 'robots' | 'hasAlternates'>> & {
    /** JSON-LD of this page alone. */
    readonly structuredData?: readonly object[];
    /** Query that belongs to the canonical address, such as `?page=2`. */
    readonly canonicalQuery?: string;
  };

export interface Loaded {
  readonly page: Page;
  readonly meta: LoadedMeta;
  /** 200 unless the page says otherwise. */
  readonly status?: number;
  /** False when something that belongs on the page could not be had: such a page is shown but not kept. */
  readonly complete?: boolean;
  /** From this moment on (milliseconds since the epoch) the page says what no longer holds: no copy of it is served then. */
  readonly until?: number | null;
}

/** The page has moved; a path with its locale prefix. */
export interface Moved {
  readonly movedTo: string;
}

/**
 * Makes one page. What decides the status is awaited; what may come late is left as a promise that gives `null`
 * when it fails (DESIGN.md §3). Throws `PageNotFoundError`, or whatever its upstream threw, which becomes §8's error.
 */
export type Loader = (context: LoaderContext) => Promise<Loaded | Moved>;

/** §2.4 Code 404, with the message that the page shows; without one, §8's wording for an unknown route. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
}

/** §8: a route names a guard that there is not. The one failure whose own words are shown. */
export class UnknownMiddlewareError extends Error {
  override readonly name = 'UnknownMiddlewareError';
  readonly guard: string;

  constructor(guard: string) {
    super(`Unknown middleware ${guard}`);
    this.guard = guard;
  }
}
