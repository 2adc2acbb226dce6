import type { ContentType } from '../contracts/wordpress.ts';

/** The layouts of §2.5. */
export type LayoutName = 'blank' | 'content-page' | 'default' | 'default-minimal' | 'landing-page';

/**
 * What stands before a page. `allowed-country` is the edge's (a visitor from a restricted country is sent to the page
 * `restricted`); `guest-only` is the browser's (a landing page leads home once the player is logged in, §2.5), since only
 * the browser knows who is logged in.
 */
export type GuardName = 'allowed-country' | 'guest-only';

/** The guards of every page that names no others. */
export const DEFAULT_GUARDS: readonly GuardName[] = ['allowed-country'];

/** Which posts of WordPress have their page here: those whose slug is a parameter of the address, or the one of a slug. */
export type PagePosts =
  | { readonly type: ContentType; readonly parameter: string }
  | { readonly type: ContentType; readonly slug: string };

/**
 * Everything that the site says about a page in one place (§2.2, §2.5): the edge and the browser match, guard, load, link
 * and lay out by it. Its loader is `worker/pages/<name>.ts`, its component `client/pages/<name>/<name>-page.tsx`.
 */
export interface PageDefinition {
  /** In words with hyphens; also that of the loader, of the component's folder, and of the log's line. */
  readonly name: string;
  /**
   * The address without locale prefix, slashed at both ends: `:slug` is a segment, `:tab?` one that may be missing. A page
   * with several addresses names each, and its parameter `variant` says which of them it was. `null`: no address leads
   * here.
   */
  readonly pattern: string | Readonly<Record<string, string>> | null;
  readonly layout: LayoutName;
  /** Instead of `DEFAULT_GUARDS`. */
  readonly guards?: readonly GuardName[];
  /** What a parameter of the pattern may be; an address with another value is not this page's. */
  readonly parameters?: Readonly<Record<string, (value: string) => boolean>>;
  /**
   * The query parameters that the page understands. Any other does not exist for its loader and never reaches a key of a
   * cache; a page asked for with one of these is rendered for that visitor and not kept.
   */
  readonly query?: readonly string[];
  readonly posts?: PagePosts;
  /**
   * What of it stands in the sitemap: its own addresses; the posts that WordPress has of `posts`; what `listAddresses` of
   * its loader's module gives; or nothing.
   */
  readonly sitemap: 'addresses' | 'posts' | 'listed' | 'none';
}

declare const DATA: unique symbol;

/** A definition with the type of what its loader gives and its component takes. */
export type DefinedPage<Definition extends PageDefinition, Data> = Definition & { readonly [DATA]?: Data };

export type DataOf<Definition> = Definition extends { readonly [DATA]?: infer Data } ? Data : never;

/**
 * Ties a page's data to its definition: `definePage<BlogData>()({ name: 'blog', … })`. The data lies beside the page's own
 * name, and so has none.
 */
export function definePage<Data extends { readonly [Name in keyof Data & 'name']: never }>() {
  return <const Defined extends PageDefinition>(definition: Defined): DefinedPage<Defined, Data> =>
    definition;
}
