import type { ContentBody, PromotionCard } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { LobbyRow } from '../domain/games/lobby.ts';
import { definePage, type Deferred } from './definition.ts';

/** The promotions that have a design of their own (§2.2), by their slugs. */
export const PROMOTION_DESIGNS = ['game-of-the-week', 'oktoberfest', 'welcome-package'] as const;

export type PromotionDesign = 'standard' | (typeof PROMOTION_DESIGNS)[number];

/** Of the other promotions, this many are shown below one. */
export const OTHER_PROMOTIONS = 3;

/** One promotion (§2.2). */
export interface PromotionData {
  readonly design: PromotionDesign;
  readonly body: ContentBody;
  readonly promotion: PromotionCard | null;
  /** It can no longer be taken part in; who has, may still read it. */
  readonly isOver: boolean;
  /** Whether it takes a deposit to take part. */
  readonly asksDeposit: boolean;
  readonly game: GameTile | null;
  /** The games that it is about, where its text links to them; none once it is over. */
  readonly games: LobbyRow | null;
  readonly others: Deferred<readonly PromotionCard[]>;
}

/** @example /promotions/oktoberfest/ */
export const promotion = definePage<PromotionData>()({
  pattern: '/promotions/:slug/',
  layout: 'default',
  posts: { type: 'promotions', parameter: 'slug' },
  sitemap: 'listed',
});
