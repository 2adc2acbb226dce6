import { categories, gamesFeed } from '../../sandbox/data/catalogue.ts';
import { POPULAR_GAME_IDS } from '../../shared/config/curated-lists.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { parseGamesFeed } from '../../shared/contracts/platform/games-feed.ts';
import { buildSearchIndex, type SearchIndex } from '../../shared/search/search-index.ts';

/** The sandbox's games, parsed as the site parses them. */
export function sandboxGames(count: number): readonly Game[] {
  const feed = { games: { instant: gamesFeed({ count }) }, categories };
  return parseGamesFeed(feed, 'https://feed.example').catalogue.games;
}

export function indexOf(games: readonly Game[]): SearchIndex {
  return buildSearchIndex(games, { popularIds: POPULAR_GAME_IDS });
}
