import type { ContentType } from '../contracts/wordpress.ts';

/** The layouts of §2.5 that a page may name; the fifth, `blank`, is that of the page of last resort. */
export type LayoutName = 'content-page' | 'default' | 'default-minimal' | 'landing-page';

/**
 * A check before a page is shown. The edge checks `allowed-country` (a visitor from a restricted country is sent to the
 * page `restricted`); the browser checks `guest-only` (a landing page leads home once the player is logged in, §2.5),
 * since only the browser knows who is logged in.
 */
export type GuardName = 'allowed-country' | 'guest-only';

/** The guards of every page that is not `isOpenToAll`. */
export const DEFAULT_GUARDS: readonly GuardName[] = ['allowed-country'];

/**
 * The WordPress posts that the page shows: those whose slug is a parameter of the address, or the one with a given
 * slug.
 */
export type PagePosts =
  | { readonly type: ContentType; readonly parameter: string }
  | { readonly type: ContentType; readonly slug: string };

/** A page's definition without what the sitemap lists of it. */
interface PageFacts {
  /**
   * The address without locale prefix, slashed at both ends: `:slug` is a segment, `:tab?` an optional one. A page with
   * several addresses names each, and its parameter `variant` says which of them was requested. `null`: the page has no
   * address.
   */
  readonly pattern: string | Readonly<Record<string, string>> | null;
  readonly layout: LayoutName;
  /** Without `DEFAULT_GUARDS`: what the law requires to be readable from every country, and what a guard leads to. */
  readonly isOpenToAll?: true;
  /** Beside `DEFAULT_GUARDS`. */
  readonly guards?: readonly GuardName[];
  /** Checks the value of a path parameter; an address with a value that fails is not this page's. */
  readonly parameters?: Readonly<Record<string, (value: string) => boolean>>;
  /**
   * The query parameters that the page understands. Any other is ignored by its loader and is never part of a cache
   * key. A page requested with one of these is rendered for that request and not cached.
   */
  readonly query?: readonly string[];
}

/**
 * What the sitemap lists of a page: its own addresses; the posts that WordPress has of `posts`; what `listAddresses` of
 * its loader's module returns; or nothing.
 */
type PageListing =
  | { readonly sitemap: 'posts'; readonly posts: PagePosts }
  | { readonly sitemap: 'addresses' | 'listed' | 'none'; readonly posts?: PagePosts };

/**
 * Everything that the site defines about a page (§2.2, §2.5). Matching, guards, loading, links and layout, at the edge
 * and in the browser, follow from it. Its name, lower case with hyphens, is that of its line in
 * `definitions.ts`, of its loader `worker/pages/<name>.ts` and of its component `client/pages/<name>/<name>-page.tsx`
 * (docs/how-to/page.md).
 */
export type PageDefinition = PageFacts & PageListing;

declare const DATA: unique symbol;

/** A definition with the type of the data that its loader returns and its component receives. */
export type DefinedPage<Definition extends PageDefinition, Data> = Definition & { readonly [DATA]?: Data };

export type DataOf<Definition> = Definition extends { readonly [DATA]?: infer Data } ? Data : never;

/**
 * Ties a page's data to its definition: `definePage<BlogData>()({ pattern: '/blog/', … })`. The data may not have a member
 * `name`, because the page's own name stands beside it.
 */
export function definePage<Data extends { readonly [Name in keyof Data & 'name']: never }>() {
  return <const Defined extends PageDefinition>(definition: Defined): DefinedPage<Defined, Data> =>
    definition;
}

/** A part that may arrive after the first byte; `null` when it failed. */
export type Deferred<T> = Promise<T | null> | T | null;
