import type { FoundPart, FoundRow, HeroSlide, LiveTableList, LobbyRow } from '../domain/games/lobby.ts';
import { definePage, type Deferred } from './definition.ts';

/** The hero, the lobby's tabs and its rows (§2.2, §4 category builder). */
export interface HomeData {
  readonly hero: readonly HeroSlide[];
  readonly rows: readonly (LobbyRow | FoundRow)[];
  /** The edge has no feed; `rows` are places, and the browser adds the others once the platform has sent its games (§3 Game). */
  readonly awaitsGames: boolean;
  readonly liveTables: Deferred<LiveTableList | FoundPart>;
}

export const home = definePage<HomeData>()({
  pattern: '/',
  layout: 'default',
  sitemap: 'addresses',
});
