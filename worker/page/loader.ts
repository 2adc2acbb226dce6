import type { PageMeta } from '../../shared/pages/page-data.ts';
import type { PageDataOf, PageName, PathParameters, QueryName } from '../../shared/pages/pages.ts';
import type { Address } from '../../shared/routing/address.ts';
import type { MatchedPage } from '../../shared/routing/match-page.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { EdgeMessages } from '../messages.ts';
import type { Services } from '../services/services.ts';
import type { Settings } from '../settings.ts';

/** The query parameters that a page understands, `null` where the address does not have them. */
export type Query<Name extends PageName> = { readonly [Q in QueryName<Name>]: string | null };

/** What a loader knows: who asks, for what, and whom it may ask in turn. */
export interface LoaderContext<Name extends PageName = PageName> {
  readonly address: Address;
  readonly parameters: PathParameters<Name>;
  readonly query: Query<Name>;
  readonly visitor: Visitor;
  readonly services: Services;
  readonly settings: Settings;
  readonly messages: EdgeMessages;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Any page's context, for what needs nothing of its parameters. */
export type AnyLoaderContext = Omit<LoaderContext, 'parameters' | 'query'>;

/** Any page as it was asked for: its name, and what its loader is handed. */
export type PageRequest = AnyLoaderContext &
  MatchedPage & { readonly query: Readonly<Record<string, string | null>> };

/** A page's own part of its metadata; the rest follows from its words (`edge.ts` of each language), address and settings. */
export interface LoadedMeta extends Partial<
  Pick<PageMeta, 'title' | 'description' | 'image' | 'openGraphType' | 'robots'>
> {
  /** What the page is called, for the `{name}` of its words. */
  readonly name?: string;
  /** The way here from the home page, the page itself last; paths without locale prefix. */
  readonly trail?: readonly { readonly name: string; readonly path: string }[];
  /** JSON-LD of this page alone. */
  readonly structuredData?: readonly object[];
  /** Which page of a list it is; each has a title and a canonical address of its own. */
  readonly pageNumber?: number;
}

export interface Loaded<Name extends PageName = PageName> {
  readonly data: PageDataOf<Name>;
  readonly meta: LoadedMeta;
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
 * when it fails. Throws `PageNotFoundError`, or whatever its upstream threw, which becomes §8's error.
 */
export type Loader<Name extends PageName> = (context: LoaderContext<Name>) => Promise<Loaded<Name> | Moved>;

/** An address for the sitemap: without locale prefix, and the day of its last change, `2026-11-22`, where it is known. */
export interface ListedAddress {
  readonly path: string;
  readonly modified?: string | null;
}

/** The addresses of a page whose definition says `sitemap: 'listed'`; not `complete` when some could not be had. */
export type AddressLister = (context: AnyLoaderContext) => Promise<{
  readonly addresses: readonly ListedAddress[];
  readonly complete: boolean;
}>;

/** §2.4 Code 404, with the message that the page shows; without one, §8's wording for an unknown route. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
}

/** §8: a page names a guard that there is not. The one failure whose own words are shown. */
export class UnknownMiddlewareError extends Error {
  override readonly name = 'UnknownMiddlewareError';
  readonly guard: string;

  constructor(guard: string) {
    super(`Unknown middleware ${guard}`);
    this.guard = guard;
  }
}
