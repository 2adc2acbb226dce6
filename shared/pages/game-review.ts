import type { ContentBody } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import { definePage, type Deferred } from './definition.ts';

/** The game, its facts, our review, and similar games (§2.2). */
export interface GameReviewData {
  readonly game: GameTile | null;
  readonly body: ContentBody;
  readonly facts: readonly { readonly key: string; readonly value: string }[];
  readonly similar: Deferred<readonly GameTile[]>;
}

export const gameReview = definePage<GameReviewData>()({
  name: 'game-review',
  pattern: '/casino/games/:slug/',
  layout: 'content-page',
  posts: { type: 'games', parameter: 'slug' },
  sitemap: 'posts',
});
