import { isThemeTab, TABS } from '../../shared/config/tabs.ts';
import { titleOf } from '../../shared/i18n/messages.ts';
import { gameFilterQuery } from '../../shared/domain/games/game-filter.ts';
import { largestJackpot } from '../../shared/domain/games/largest-jackpot.ts';
import { buildTabRows } from '../../shared/domain/games/lobby-rows.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import type { TabData } from '../../shared/pages/tab.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AddressLister, Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';
import { filteredGames } from './parts/filtered-games.ts';
import { listPage } from './parts/list-page.ts';
import { awaitsGames, lobbyOf, rowsOfSizes } from './parts/lobby.ts';

/** Games on one page of a tab's list. */
const TAB_PAGE_SIZE = 48;

/** `/{tab}/` (§2.2): the tab's rows and the list of all its games. */
export const load: Loader<'tab'> = async (context) => {
  const { services, messages, address, parameters } = context;
  const { tab } = parameters;
  const { lobby, complete } = await lobbyOf(context);
  const { sources, reviewSlugById } = lobby;
  const page = pageNumber(context.query.page);
  const games = lobby.derive(`games:${tab}`, () => gamesOfTab(tab, sources));
  // The tab's own order is the default.
  const filtered = filteredGames(context, lobby, { name: tab, games, leading: [], query: context.query });
  const { choices } = filtered;
  const isWhole = gameFilterQuery(choices.filters) === '';
  const rows =
    page > 1 || !isWhole
      ? []
      : rowsOfSizes(lobby, context.visitor, `rows:${tab}`, (sizes) => buildTabRows(tab, { ...lobby, sizes }));
  const tilesOf = (some: readonly Game[]) => some.map((game) => toTile(game, reviewSlugById));
  const all = isWhole ? lobby.derive(`tiles:${tab}`, () => tilesOf(games)) : tilesOf(filtered.games());
  const { items: tiles, pagination } = listPage({ items: all, complete }, page, TAB_PAGE_SIZE);
  const topPot =
    tab === 'jackpots' && page === 1 && isWhole ? lobby.derive('top-pot', () => topPotOf(lobby)) : null;
  const liveTables =
    tab === 'live-casino' && page === 1 && isWhole ? await services.catalogue.liveTables(lobby) : null;
  const name = titleOf(messages, tab);
  return {
    data: {
      tab,
      rows,
      tiles,
      topPot,
      liveTables,
      pagination,
      ...choices,
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

function topPotOf({ sources, reviewSlugById }: LobbyMemo): TabData['topPot'] {
  const game = largestJackpot(sources.index.games);
  return game === null ? null : { ...toTile(game, reviewSlugById), jackpot: game.jackpot };
}

/** Themes have pages of their own. */
export const listAddresses: AddressLister = async () => ({
  addresses: TABS.filter((tab) => !isThemeTab(tab)).map((tab) => ({ path: pathTo('tab', { tab }) })),
  complete: true,
});
