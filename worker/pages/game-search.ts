import { INITIAL_POPULAR_GAMES } from '../../shared/config/constants.ts';
import { slugsApart } from '../../shared/domain/games/providers.ts';
import { popularGames } from '../../shared/domain/games/tab-games.ts';
import { inOneLine, toTile } from '../../shared/domain/games/tile.ts';
import { findGroups } from '../../shared/search/find-groups.ts';
import type { Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { listPage } from './parts/list-page.ts';
import { knownLobby, lobbyOf } from './parts/lobby.ts';
import { searchGroupsOf } from './parts/search-groups.ts';
import { searchCatalogue } from './parts/search-catalogue.ts';

/** Games on one page of the results. */
const GAMES_PER_PAGE = 60;

/** `/all-games-search/?q=` (§2.2): game search as a page, for readers without scripts and for links. */
export const load: Loader<'game-search'> = async (context) => {
  const query = context.query.q ?? '';
  // Whoever has not searched yet gets the field, whatever is known of the games.
  const [{ lobby, complete }, groups] = await Promise.all([
    query === '' ? lobbyOf(context) : knownLobby(context),
    searchGroupsOf(context),
  ]);
  // Of one size: the overlay shows them on cards, which would crop a portrait.
  const popular = lobby.derive('popular-tiles', () =>
    popularGames(lobby.sources)
      .slice(0, INITIAL_POPULAR_GAMES)
      .map((game) => toTile(inOneLine(game), lobby.reviewSlugById)),
  );
  const { games, providers } = searchCatalogue(lobby, { query, locale: context.address.locale });
  const page = pageNumber(context.query.page);
  const { items, pagination } = listPage({ items: games, complete }, page, GAMES_PER_PAGE);
  return {
    data: {
      query,
      tiles: items.map((game) => toTile(game, lobby.reviewSlugById)),
      pagination,
      providers: page === 1 ? providers : [],
      popular,
      groups: query === '' ? groups.groups : page === 1 ? findGroups(groups.groups, query) : [],
      // The overlay, which fetches this page without a query, finds providers by itself.
      providerSlugs: query === '' ? slugsApart(lobby.settings.providerSlugs) : [],
    },
    meta: { name: context.messages.gameLists.searchPageTitle, robots: 'noindex,follow' },
    complete: complete && groups.complete,
  };
};
