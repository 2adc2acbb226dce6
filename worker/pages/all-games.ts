import { titleOf } from '../../shared/i18n/messages.ts';
import { letterOf } from '../../shared/domain/games/a-to-z.ts';
import { gameFilterQuery, LETTERS } from '../../shared/domain/games/game-filter.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import type { Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { filteredGames } from './parts/filtered-games.ts';
import { listPage } from './parts/list-page.ts';
import { awaitsGames, lobbyOf } from './parts/lobby.ts';

/** Games on one page of the list of all. */
const ALL_GAMES_PAGE_SIZE = 96;

/**
 * `/all-games/` and `/all-games/{tab}/` (§2.2): every game, filtered by letter, provider and feature, all of which the
 * address states.
 */
export const load: Loader<'all-games'> = async (context) => {
  const { address, messages, parameters } = context;
  const tab = parameters.tab ?? null;
  const { lobby, complete } = await lobbyOf(context);
  const { sources, reviewSlugById } = lobby;
  const all =
    tab === null ? sources.index.games : lobby.derive(`games:${tab}`, () => gamesOfTab(tab, sources));
  const { games, ofAnyLetter, choices } = filteredGames(context, lobby, {
    name: tab ?? 'all',
    games: all,
    query: context.query,
  });
  const { filters } = choices;
  const page = pageNumber(context.query.page);
  const { items, pagination } = listPage({ items: games(), complete }, page, ALL_GAMES_PAGE_SIZE);
  const name = tab === null ? messages.general.allGames : titleOf(messages, tab);
  const lettered = ofAnyLetter();
  const isWhole = gameFilterQuery(filters) === '';
  return {
    data: {
      tab,
      tiles: items.map((game) => toTile(game, reviewSlugById)),
      pagination,
      ...choices,
      // Beside a provider or a feature only the letters of its games lead to some. Those are not remembered: there are too many.
      letters:
        lettered === all
          ? lobby.derive(`letters:${tab ?? ''}`, () => countLetters(all))
          : countLetters(lettered),
      awaitsGames: awaitsGames(lobby),
    },
    meta: {
      name,
      // Each filter is a view of the same list: search engines index only the list.
      ...(isWhole ? { pageNumber: page } : { robots: 'noindex,follow' }),
      trail: [{ name, path: address.path }],
    },
    complete,
  };
};

function countLetters(games: readonly Game[]): readonly { letter: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of games) {
    const letter = letterOf(name);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return LETTERS.map((letter) => ({ letter, count: counts.get(letter) ?? 0 }));
}
