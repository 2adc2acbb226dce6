import { fill } from '../../shared/i18n/format.ts';
import { isThemeTab, THEME_TABS } from '../../shared/config/tabs.ts';
import { titleOf } from '../../shared/i18n/messages.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { breadcrumbs } from '../seo/structured-data.ts';
import { contentBody, postMeta } from './content-body.ts';
import { knownLobby } from './known-lobby.ts';
import type { Loader } from './loader.ts';
import { movedOrMissing } from './moved-or-missing.ts';
import { pageNumber } from './page-parameters.ts';
import { attempt } from './safely.ts';
import { slicePage } from './slice-page.ts';
import { viewerOf } from './viewer.ts';

const COVERS_PER_THEME = 4;
const GAMES_PER_PAGE = 48;

/** `/themes/` (§2.2): each theme with a few of its covers. */
export const loadThemes: Loader = async (context) => {
  const { messages, settings, route } = context;
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
  const title = messages.general.themes;
  return {
    page: {
      kind: 'themes',
      themes: themes.map((theme) => ({ ...theme, name: titleOf(messages, theme.slug) })),
    },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.themesDescription, { brand: settings.brandName }),
      structuredData: [breadcrumbs(settings, route.locale, [{ name: title, path: '/themes/' }])],
    },
    complete,
  };
};

/** `/themes/{theme}/` (§2.2): the editors' text and the theme's games. */
export const loadTheme: Loader = async (context) => {
  const { services, messages, settings, route, visitor } = context;
  const slug = route.params['theme'] ?? '';
  const [{ lobby, complete }, { value: post, error }] = await Promise.all([
    services.catalogue.lobby(viewerOf(context)),
    attempt(services.content.post('themes', slug, route.locale), services),
  ]);
  // Not found is said only when the editors were asked.
  if (!isThemeTab(slug) && post === null) {
    if (error !== null) throw error;
    return movedOrMissing(context, { type: 'themes', slug, base: '/themes/' });
  }
  const name = isThemeTab(slug) ? titleOf(messages, slug) : (post?.title ?? slug);
  const games = isThemeTab(slug) ? gamesOfTab(slug, lobby.sources) : [];
  const page = pageNumber(context.query('page'));
  const { items, pagination } = slicePage(games, page, GAMES_PER_PAGE);
  const crumbs = [
    { name: messages.general.themes, path: '/themes/' },
    { name, path: route.path },
  ];
  return {
    page: {
      kind: 'theme',
      slug,
      name,
      body: post === null ? null : contentBody(post, visitor.country),
      tiles: items.map((game) => toTile(game, lobby.reviewSlugById)),
      pagination,
    },
    meta: {
      ...(post === null
        ? {
            title: `${name} | ${settings.brandName}`,
            description: fill(messages.meta.tabDescription, { name, brand: settings.brandName }),
          }
        : postMeta(post, settings.brandName)),
      canonicalQuery: page > 1 ? `?page=${page}` : '',
      structuredData: [breadcrumbs(settings, route.locale, crumbs)],
    },
    // Editors may have written nothing: that page is whole. One whose text could not be had is not.
    complete: complete && error === null,
  };
};
