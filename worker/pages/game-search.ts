import { INITIAL_POPULAR_GAMES } from '../../shared/config/constants.ts';
import { popularGames } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { nameSlug } from '../../shared/domain/name-slug.ts';
import type { Loader } from '../page/loader.ts';
import { knownLobby } from './parts/lobby.ts';
import { searchCatalogue } from './parts/search-catalogue.ts';

/** Without a script there is no Load More: the page shows more at once. */
const GAMES_FOUND = 60;

/** `/all-games-search/?q=` (§2.2): game search as a page, for readers without scripts and for links. */
export const load: Loader<'game-search'> = async (context) => {
  const { lobby } = await knownLobby(context);
  const query = context.query.q ?? '';
  const popular = lobby.derive('popular-tiles', () =>
    popularGames(lobby.sources)
      .slice(0, INITIAL_POPULAR_GAMES)
      .map((game) => toTile(game, lobby.reviewSlugById)),
  );
  return {
    data: {
      query,
      ...searchCatalogue(lobby, { query, locale: context.address.locale, limit: GAMES_FOUND }),
      popular,
      // The overlay, which fetches this page without a query, finds providers by itself.
      providerSlugs:
        query === ''
          ? [...lobby.settings.providerSlugs].filter(([name, slug]) => slug !== nameSlug(name))
          : [],
    },
    meta: { name: context.messages.gameLists.searchPageTitle, robots: 'noindex,follow' },
  };
};
