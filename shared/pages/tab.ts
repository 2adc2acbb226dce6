import { isTab, type Tab } from '../config/tabs.ts';
import type { Pagination } from '../domain/content.ts';
import type { GameTile } from '../domain/games/game.ts';
import type { FilterChoices, FoundPart, FoundRow, LiveTableList, LobbyRow } from '../domain/games/lobby.ts';
import type { WithJackpot } from '../domain/games/largest-jackpot.ts';
import { definePage } from './definition.ts';

/** A tab's rows, and all of its games below them; the games alone where the address filters or sorts them (§2.2). */
export interface TabData extends FilterChoices {
  readonly tab: Tab;
  readonly rows: readonly (LobbyRow | FoundRow)[];
  readonly tiles: readonly GameTile[];
  /** On the first page of all jackpots: the largest of the catalogue. Null elsewhere, and where there is none. */
  readonly topPot: WithJackpot<GameTile> | null;
  /** Null on other pages than the first of the live casino. */
  readonly liveTables: LiveTableList | FoundPart | null;
  readonly pagination: Pagination;
  /** The edge has no feed; the browser lists the games once the platform has sent them (§3 Game). */
  readonly awaitsGames: boolean;
}

/** @example /slots/ */
export const tab = definePage<TabData>()({
  pattern: '/:tab/',
  layout: 'default',
  parameters: { tab: isTab },
  query: ['provider', 'feature', 'sort', 'page'],
  sitemap: 'listed',
});
