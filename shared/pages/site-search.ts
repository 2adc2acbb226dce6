import type { ContentCard, Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import { definePage } from './definition.ts';

/** Editors' content and games that match one query (§2.2). */
export interface SiteSearchData {
  readonly query: string;
  /** Editors' content could not be searched: that there are no results says nothing. */
  readonly isContentMissing: boolean;
  readonly results: readonly ContentCard[];
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
}

export const siteSearch = definePage<SiteSearchData>()({
  name: 'site-search',
  pattern: '/search/',
  layout: 'default',
  query: ['q', 'page'],
  sitemap: 'none',
});
