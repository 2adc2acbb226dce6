import type { Context } from 'hono';
import { LONGEST_QUERY, SEARCH_FIRST_PAGE_SIZE } from '../../../shared/config/constants.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import type { AppEnv } from '../../app-env.ts';
import { queryOf } from '../../http/request-address.ts';
import { knownLobby } from '../../pages/parts/lobby.ts';
import { searchCatalogue } from '../../pages/parts/search-catalogue.ts';
import { ApiError } from '../api-error.ts';
import { respond } from './data.ts';
import { localeParameter } from './parameters.ts';

/** For how long a browser keeps what was found. */
const KEPT_S = 30;

/** GET /api/search?q= : games and providers by name (§5), by the same search as the overlay's. */
export async function getSearch(c: Context<AppEnv>): Promise<Response> {
  const query = queryOf(c.req).get('q')?.trim() ?? '';
  if (query === '') throw new ApiError(400, 'no-query', 'q is needed', 'q');
  if (query.length > LONGEST_QUERY) {
    throw new ApiError(400, 'query-too-long', `q is longer than ${LONGEST_QUERY} characters`, 'q');
  }
  const locale = localeParameter(c);
  return respond(c, async () => {
    const { lobby } = await knownLobby({
      address: { locale },
      visitor: c.get('visitor'),
      services: c.get('services'),
    });
    const { games, providers } = searchCatalogue(lobby, { query, locale });
    const tiles = games.slice(0, SEARCH_FIRST_PAGE_SIZE).map((game) => toTile(game, lobby.reviewSlugById));
    return { body: { query, total: games.length, tiles, providers }, keptS: KEPT_S };
  });
}
