import type { ContentBody } from '../domain/content.ts';
import type { Fact, GroupLink } from '../domain/fact.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { VolatilityLevel } from '../domain/games/volatility.ts';
import { definePage, type Deferred } from './definition.ts';

/** What a player weighs before playing: how much a game gives back, how, and at which stakes. Whatever is not known is left out. */
export interface GamePays {
  /** `meaning`: what the figure says, in plain words. */
  readonly rtp: { readonly value: string; readonly meaning: string | null } | null;
  readonly volatility: {
    readonly value: string;
    readonly level: VolatilityLevel | null;
    readonly meaning: string | null;
  } | null;
  readonly facts: readonly Fact[];
}

/** The game, how it pays, its facts, our review, and similar games (§2.2). */
export interface GameReviewData {
  readonly game: GameTile | null;
  readonly body: ContentBody;
  readonly pays: GamePays;
  readonly facts: readonly Fact[];
  readonly themes: readonly GroupLink[];
  readonly similar: Deferred<readonly GameTile[]>;
}

/** @example /casino/games/velvet-roulette/ */
export const gameReview = definePage<GameReviewData>()({
  pattern: '/casino/games/:slug/',
  layout: 'content-page',
  posts: { type: 'games', parameter: 'slug' },
  sitemap: 'listed',
});
