import { inOneLine, toTile } from '../../shared/domain/games/tile.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';
import { lobbyOf } from './parts/lobby.ts';
import { knownGroups, themesOf } from './parts/published-groups.ts';

const COVERS_PER_THEME = 4;

/** `/themes/` (§2.2, §7.3): each theme with a few of its covers. */
export const load: Loader<'themes'> = async (context) => {
  const [{ lobby }, { groups, complete }] = await Promise.all([
    lobbyOf(context),
    knownGroups(themesOf(context)),
  ]);
  const name = context.messages.general.themes;
  return {
    data: {
      themes: groups.map(({ games, slug, name: title }) => ({
        slug,
        name: title,
        gameCount: games.length,
        covers: games.slice(0, COVERS_PER_THEME).map((game) => toTile(inOneLine(game), lobby.reviewSlugById)),
      })),
    },
    meta: { name, trail: [{ name, path: pathTo('themes') }] },
    complete,
  };
};
