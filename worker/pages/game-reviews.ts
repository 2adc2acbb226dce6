import { resolveGames } from '../../shared/domain/games/catalogue.ts';
import { inOneLine, toTile } from '../../shared/domain/games/tile.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { listPage } from './parts/list-page.ts';
import { knownLobby } from './parts/lobby.ts';
import { knownReviews } from './parts/reviews.ts';

const REVIEWS_PER_PAGE = 48;

/** `/casino/games/` (§2.2): every game that has a review. */
export const load: Loader<'game-reviews'> = async (context) => {
  const { lobby, complete } = await knownLobby(context);
  const reviews = await knownReviews(context, lobby);
  const isWhole = complete && reviews.complete;
  const games = resolveGames(reviews.slugById.keys(), lobby.sources.index);
  const page = pageNumber(context.query.page);
  const { items, pagination } = listPage({ items: games, complete: isWhole }, page, REVIEWS_PER_PAGE);
  const name = context.messages.content.gameReviewsTitle;
  return {
    data: { cards: items.map((game) => toTile(inOneLine(game), reviews.slugById)), pagination },
    meta: { name, pageNumber: page, trail: [{ name, path: pathTo('game-reviews') }] },
    complete: isWhole,
  };
};
