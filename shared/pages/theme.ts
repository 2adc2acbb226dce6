import type { ContentBody, Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { PublishedGroup } from '../domain/games/published-groups.ts';
import { definePage } from './definition.ts';

/** A theme's games, and the editors' text about it (§2.2). */
export interface ThemeData {
  readonly slug: string;
  readonly title: string;
  readonly body: ContentBody | null;
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
  /** The edge has no feed; the browser lists the games of this once the platform has sent them (§3 Game). */
  readonly awaitsGamesOf: PublishedGroup | null;
}

/** @example /themes/egypt/ */
export const theme = definePage<ThemeData>()({
  pattern: '/themes/:theme/',
  layout: 'default',
  query: ['page'],
  posts: { type: 'themes', parameter: 'theme' },
  sitemap: 'listed',
});
