import type { ContentBody, Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import { definePage } from './definition.ts';

/** A theme's games, and the editors' text about it (§2.2). */
export interface ThemeData {
  readonly slug: string;
  readonly title: string;
  readonly body: ContentBody | null;
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
}

export const theme = definePage<ThemeData>()({
  name: 'theme',
  pattern: '/themes/:theme/',
  layout: 'default',
  query: ['page'],
  posts: { type: 'themes', parameter: 'theme' },
  sitemap: 'listed',
});
