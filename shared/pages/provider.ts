import type { ContentBody, Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { ProviderSummary } from '../domain/games/providers.ts';
import { definePage } from './definition.ts';

/** A studio's games, and the editors' text about it (§2.2). */
export interface ProviderData {
  readonly provider: ProviderSummary;
  readonly body: ContentBody | null;
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
}

export const provider = definePage<ProviderData>()({
  name: 'provider',
  pattern: '/providers/:provider/',
  layout: 'default',
  query: ['page'],
  posts: { type: 'providers', parameter: 'provider' },
  sitemap: 'listed',
});
