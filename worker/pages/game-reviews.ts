import { resolveGames } from '../../shared/domain/games/catalogue.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { listPage } from './parts/list-page.ts';
import { knownLobby } from './parts/lobby.ts';

const REVIEWS_PER_PAGE = 48;

/** `/casino/games/` (§2.2): every game that has a review. */
export const load: Loader<'game-reviews'> = async (context) => {
  const { lobby, complete } = await knownLobby(context);
  const tiles = lobby.derive('reviewed', () =>
    resolveGames(lobby.reviewSlugById.keys(), lobby.sources.index).map((game) =>
      toTile(game, lobby.reviewSlugById),
    ),
  );
  const page = pageNumber(context.query.page);
  const { items: cards, pagination } = listPage(tiles, page, REVIEWS_PER_PAGE);
  const name = context.messages.content.gameReviewsTitle;
  return {
    data: { cards, pagination },
    meta: { name, pageNumber: page, trail: [{ name, path: pathTo('game-reviews') }] },
    complete,
  };
};
