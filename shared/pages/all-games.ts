import { isTab, type Tab } from '../config/tabs.ts';
import type { Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { FilterChoices } from '../domain/games/lobby.ts';
import { definePage } from './definition.ts';

/** Every game, or those of a tab, filtered by letter, provider and feature, all of which the address states (§2.2). */
export interface AllGamesData extends FilterChoices {
  readonly tab: Tab | null;
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  /** The edge has no feed; the browser lists the games once the platform has sent them (§3 Game). */
  readonly awaitsGames: boolean;
}

/** @example /all-games/ */
export const allGames = definePage<AllGamesData>()({
  pattern: '/all-games/:tab?/',
  layout: 'default',
  parameters: { tab: isTab },
  query: ['letter', 'provider', 'feature', 'sort', 'page'],
  sitemap: 'addresses',
});
