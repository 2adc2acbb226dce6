import { fill } from '../../shared/i18n/format.ts';
import { isTab } from '../../shared/config/tabs.ts';
import { titleOf } from '../../shared/i18n/messages.ts';
import { buildTabRows } from '../../shared/domain/games/lobby-rows.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { breadcrumbs } from '../seo/structured-data.ts';
import { PageNotFoundError, type Loader } from './loader.ts';
import { pageNumber } from './page-parameters.ts';
import { slicePage } from './slice-page.ts';
import { viewerOf } from './viewer.ts';

/** Games on one page of a tab's list. */
const TAB_PAGE_SIZE = 48;

/** `/{tab}/` (§2.2): the tab's rows and the list of all its games; an unknown tab is 404 (DESIGN.md §7). */
export const loadTab: Loader = async (context) => {
  const { services, messages, settings, route } = context;
  const tab = route.params['tab'] ?? '';
  if (!isTab(tab)) throw new PageNotFoundError();
  const { lobby, complete } = await services.catalogue.lobby(viewerOf(context));
  const { sources, reviewSlugById } = lobby;
  const page = pageNumber(context.query('page'));
  const rows =
    page > 1 ? [] : lobby.derive(`rows:${tab}`, () => buildTabRows(tab, { sources, reviewSlugById }));
  const tiles = lobby.derive(`tiles:${tab}`, () =>
    gamesOfTab(tab, sources).map((game) => toTile(game, reviewSlugById)),
  );
  const { items, pagination } = slicePage(tiles, page, TAB_PAGE_SIZE);
  const liveTables = tab === 'live-casino' && page === 1 ? await services.catalogue.liveTables(lobby) : [];
  const title = titleOf(messages, tab);
  return {
    page: {
      kind: 'tab',
      tab,
      titleKey: tab,
      rows,
      tiles: items,
      liveTables,
      pagination,
      awaitsGames: sources.index.games.length === 0,
    },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.tabDescription, { name: title, brand: settings.brandName }),
      canonicalQuery: page > 1 ? `?page=${page}` : '',
      structuredData: [breadcrumbs(settings, route.locale, [{ name: title, path: route.path }])],
    },
    complete,
  };
};
