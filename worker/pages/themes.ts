import { THEME_TABS } from '../../shared/config/tabs.ts';
import { titleOf } from '../../shared/i18n/messages.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';
import { knownLobby } from './parts/lobby.ts';

const COVERS_PER_THEME = 4;

/** `/themes/` (§2.2): each theme with a few of its covers. */
export const load: Loader<'themes'> = async (context) => {
  const { messages } = context;
  const { lobby, complete } = await knownLobby(context);
  const themes = lobby.derive('themes', () =>
    THEME_TABS.map((slug) => {
      const games = gamesOfTab(slug, lobby.sources);
      return {
        slug,
        gameCount: games.length,
        covers: games.slice(0, COVERS_PER_THEME).map((game) => toTile(game, lobby.reviewSlugById)),
      };
    }).filter(({ gameCount }) => gameCount > 0),
  );
  const name = messages.general.themes;
  return {
    data: { themes: themes.map((theme) => ({ ...theme, name: titleOf(messages, theme.slug) })) },
    meta: { name, trail: [{ name, path: pathTo('themes') }] },
    complete,
  };
};
