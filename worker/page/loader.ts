import type { PageMeta } from '../../shared/pages/page-data.ts';
import type {
  DefinitionOf,
  PageDataOf,
  PageName,
  PathParameters,
  QueryName,
} from '../../shared/pages/pages.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { Address } from '../../shared/routing/address.ts';
import type { MatchedPage } from '../../shared/routing/match-page.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { EdgeMessages } from '../messages.ts';
import type { Services } from '../services/services.ts';
import type { Settings } from '../settings.ts';

/** The query parameters that a page understands, `null` where the address does not have them. */
export type Query<Name extends PageName> = { readonly [Q in QueryName<Name>]: string | null };

/** What a loader receives: the request's facts, and the services it may use. */
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
  /** An editor looks at a draft: it is shown even where the site would refuse it. */
  readonly isPreview?: boolean;
}

/** Any page's context, for functions that do not use its parameters. */
export type AnyLoaderContext = Omit<LoaderContext, 'parameters' | 'query'>;

/** A requested page: its name, and what its loader receives. */
export type PageRequest = AnyLoaderContext &
  MatchedPage & { readonly query: Readonly<Record<string, string | null>> };

/**
 * A page's own part of its metadata; the rest follows from its titles (`edge.ts` of each language), address and
 * settings.
 */
export interface LoadedMeta extends Partial<
  Pick<PageMeta, 'title' | 'description' | 'image' | 'openGraphType' | 'robots'>
> {
  /** The page's name, for the `{name}` of its title and description. */
  readonly name?: string;
  /** The path from the home page, the page itself last; paths without locale prefix. */
  readonly trail?: readonly { readonly name: string; readonly path: string }[];
  /** The locales that have the page; left out, all do. In the others what is before it on the trail stands in for it (§2.7). */
  readonly locales?: readonly Locale[];
  /** Of a page that has two addresses: the path of the one for search engines, without locale prefix. */
  readonly canonicalPath?: string;
  /** JSON-LD of this page alone. */
  readonly structuredData?: readonly object[];
  /** The page of a list; each page has its own title and canonical address. */
  readonly pageNumber?: number;
}

/** A page whose addresses are slugs of posts says which locales have it: not every post is translated. */
type MetaOf<Name extends PageName> =
  DefinitionOf<Name> extends { readonly pattern: string; readonly posts: { readonly parameter: string } }
    ? LoadedMeta & Required<Pick<LoadedMeta, 'locales'>>
    : LoadedMeta;

export interface Loaded<Name extends PageName = PageName> {
  readonly data: PageDataOf<Name>;
  readonly meta: MetaOf<Name>;
  /** False when something that belongs on the page failed: such a page is shown but not cached. */
  readonly complete?: boolean;
  /**
   * From this moment on (milliseconds since the epoch) the page is wrong: a cached copy is not served then. A promise where a
   * part that may come late decides it; it has settled when that part has.
   */
  readonly until?: number | null | Promise<number | null>;
}

/** The page has moved; a path with its locale prefix. */
export interface Moved {
  readonly movedTo: string;
}

/**
 * Makes one page. What decides the status is awaited; a part that may come late is a promise that gives `null` when it
 * fails.
 * @throws (rejects) PageNotFoundError when the page does not exist; any other error becomes §8's error page
 */
export type Loader<Name extends PageName> = (context: LoaderContext<Name>) => Promise<Loaded<Name> | Moved>;

/**
 * An address for the sitemap: without locale prefix, and the day of its last change, `2026-11-22`, where it is known.
 */
export interface ListedAddress {
  readonly path: string;
  readonly modified?: string | null;
}

/**
 * The addresses of a page whose definition says `sitemap: 'listed'`; `complete` is false when some could not be loaded.
 */
export type AddressLister = (context: AnyLoaderContext) => Promise<{
  readonly addresses: readonly ListedAddress[];
  readonly complete: boolean;
}>;

/**
 * §2.4 Code 404, with the message that the page shows; without one, §8's wording for an unknown route. `locales`: those that
 * are known to have the page, which this one lacks (§2.7).
 */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
  readonly locales: readonly Locale[];

  constructor(message?: string, locales: readonly Locale[] = []) {
    super(message);
    this.locales = locales;
  }
}

/** Whether there is such a page cannot be told just now, and can be soon: the response is a 503 with `Retry-After`. */
export class TryAgainError extends Error {
  override readonly name = 'TryAgainError';
}

/** §8: a page names a guard that does not exist. Its message is the only one that visitors see. */
export class UnknownMiddlewareError extends Error {
  override readonly name = 'UnknownMiddlewareError';
  readonly guard: string;

  constructor(guard: string) {
    super(`Unknown middleware ${guard}`);
    this.guard = guard;
  }
}
