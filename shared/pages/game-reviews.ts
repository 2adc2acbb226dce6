import type { Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import { definePage } from './definition.ts';

/** Every game that has a review (§2.2). */
export interface GameReviewsData {
  readonly cards: readonly GameTile[];
  readonly pagination: Pagination;
}

export const gameReviews = definePage<GameReviewsData>()({
  pattern: '/casino/games/',
  layout: 'default',
  query: ['page'],
  sitemap: 'addresses',
});
