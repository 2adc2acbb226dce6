import type { ContentCard, Ending, Pagination, PlainConditions } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { SearchGroup } from '../search/find-groups.ts';
import { definePage } from './definition.ts';

/** A page that was found; an offer may end. */
export interface FoundPage extends ContentCard, Ending {
  /** Of an offer, which is never shown without them. */
  readonly conditions: PlainConditions | null;
}

/** Editors' content and games that match one query (§2.2). */
export interface SiteSearchData {
  readonly query: string;
  /** Editors' content could not be searched: that there are no results says nothing. */
  readonly isContentMissing: boolean;
  /** Nor could games, for want of the catalogue. */
  readonly areGamesMissing: boolean;
  readonly results: readonly FoundPage[];
  /** The first games found, on the first page of results. */
  readonly tiles: readonly GameTile[];
  /** Themes and kinds of game that the query names, on the first page of results. */
  readonly groups: readonly SearchGroup[];
  /** How many games are found in all. */
  readonly gamesTotal: number;
  /** Of the editors' content alone. */
  readonly pagination: Pagination;
}

/** @example /search/?q=bonus */
export const siteSearch = definePage<SiteSearchData>()({
  pattern: '/search/',
  layout: 'default',
  query: ['q', 'page'],
  sitemap: 'none',
});
