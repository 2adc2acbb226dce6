import { fill } from '../../shared/i18n/format.ts';
import { isTab } from '../../shared/config/tabs.ts';
import { titleOf } from '../../shared/i18n/messages.ts';
import { LETTERS, letterOf } from '../../shared/domain/games/a-to-z.ts';
import { filterGames, parseGameFilter } from '../../shared/domain/games/filter-games.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { listProviders } from '../../shared/domain/games/providers.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import type { ProviderSummary } from '../../shared/page-data.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';
import { breadcrumbs } from '../seo/structured-data.ts';
import { PageNotFoundError, type Loader } from './loader.ts';
import { pageNumber } from './page-parameters.ts';
import { providerLogo } from './provider-logo.ts';
import { slicePage } from './slice-page.ts';
import { viewerOf } from './viewer.ts';

/** Games on one page of the list of all. */
const ALL_GAMES_PAGE_SIZE = 96;

/** `/all-games/` and `/all-games/{tab}/` (§2.2): every game, by letter, provider and feature; the address says it all. */
export const loadAllGames: Loader = async (context) => {
  const { services, messages, settings, route } = context;
  const tab = route.params['tab'] ?? null;
  if (tab !== null && !isTab(tab)) throw new PageNotFoundError();
  const { lobby, complete } = await services.catalogue.lobby(viewerOf(context));
  const { sources, reviewSlugById } = lobby;
  const all =
    tab === null ? sources.index.games : lobby.derive(`games:${tab}`, () => gamesOfTab(tab, sources));
  const filter = parseGameFilter(context.query);
  const { providerSlugs } = lobby.settings;
  const games = filterGames(all, filter, { sources, providerSlugs, locale: route.locale });
  const page = pageNumber(context.query('page'));
  const { items, pagination } = slicePage(games, page, ALL_GAMES_PAGE_SIZE);
  const title = tab === null ? messages.general.allGames : titleOf(messages, tab);
  const isFiltered = filter.letter !== null || filter.provider !== null || filter.feature !== null;
  return {
    page: {
      kind: 'allGames',
      tab,
      tiles: items.map((game) => toTile(game, reviewSlugById)),
      pagination,
      filters: filter,
      letters: lobby.derive(`letters:${tab ?? ''}`, () => countLetters(all)),
      providers: lobby.derive(`providers:${tab ?? ''}:${route.locale}`, () =>
        summaries(lobby, all, route.locale, settings.platformOrigin),
      ),
      awaitsGames: sources.index.games.length === 0,
    },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.allGamesDescription, { brand: settings.brandName }),
      canonicalQuery: !isFiltered && page > 1 ? `?page=${page}` : '',
      // Each filter is a view of the same list: search engines are shown the list.
      ...(isFiltered ? { robots: 'noindex,follow' as const } : {}),
      structuredData: [breadcrumbs(settings, route.locale, [{ name: title, path: route.path }])],
    },
    complete,
  };
};

function countLetters(games: readonly Game[]): readonly { letter: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of games) {
    const letter = letterOf(name);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return LETTERS.map((letter) => ({ letter, count: counts.get(letter) ?? 0 }));
}

/** The providers of some games with their counts, the busiest first. */
export function summaries(
  lobby: LobbyMemo,
  games: readonly Game[],
  locale: Parameters<typeof listProviders>[2],
  mediaOrigin: string,
): readonly ProviderSummary[] {
  return listProviders(games, lobby.settings.providerSlugs, locale).map(({ name, slug, gameCount }) => ({
    name,
    slug,
    gameCount,
    logo: providerLogo(mediaOrigin, lobby.settings.providerSlugs, slug),
  }));
}
