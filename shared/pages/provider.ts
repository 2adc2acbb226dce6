import type { ContentBody, Pagination } from '../domain/content.ts';
import type { Fact } from '../domain/fact.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { ProviderSummary } from '../domain/games/providers.ts';
import type { PublishedGroup } from '../domain/games/published-groups.ts';
import { definePage } from './definition.ts';

/**
 * A studio, its best and its newest games, all of them, and the editors' text about it (§2.2). The first page has all of
 * this; further ones have the list of games alone.
 */
export interface ProviderData {
  readonly provider: ProviderSummary;
  readonly facts: readonly Fact[];
  readonly body: ContentBody | null;
  readonly best: readonly GameTile[];
  readonly newest: readonly GameTile[];
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
  /** The edge has no feed; the browser lists the games of this once the platform has sent them (§3 Game). */
  readonly awaitsGamesOf: PublishedGroup | null;
  /** Where to go on from here. */
  readonly others: readonly ProviderSummary[];
}

/** @example /providers/brass-orrery/ */
export const provider = definePage<ProviderData>()({
  pattern: '/providers/:provider/',
  layout: 'default',
  query: ['page'],
  posts: { type: 'providers', parameter: 'provider' },
  sitemap: 'listed',
});
