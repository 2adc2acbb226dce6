import type { Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { ProviderSummary } from '../domain/games/providers.ts';
import type { SearchGroup } from '../search/find-groups.ts';
import { definePage } from './definition.ts';

/** The game search as a page that works without JavaScript (§2.2, §2.10). */
export interface GameSearchData {
  readonly query: string;
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
  readonly popular: readonly GameTile[];
  /** On the first page of results. */
  readonly providers: readonly ProviderSummary[];
  /** Themes and kinds of game: on the first page of results those that the query names; before a query all, for the overlay. */
  readonly groups: readonly SearchGroup[];
  /** Before a query: slugs by provider name, where the page is not at the automatic one (§3). */
  readonly providerSlugs: readonly (readonly [name: string, slug: string])[];
}

/** @example /all-games-search/?q=moon */
export const gameSearch = definePage<GameSearchData>()({
  pattern: '/all-games-search/',
  layout: 'default',
  query: ['q', 'page'],
  sitemap: 'none',
});
