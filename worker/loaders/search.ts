import { fill } from '../../shared/i18n/format.ts';
import { INITIAL_POPULAR_GAMES } from '../../shared/config/constants.ts';
import { popularGames } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import type { ContentCard } from '../../shared/page-data.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';
import type { SearchHit } from '../services/content-service.ts';
import { shorten } from './content-body.ts';
import { PLACES } from './content-places.ts';
import { knownLobby } from './known-lobby.ts';
import type { Loader } from './loader.ts';
import type { EdgeMessages } from './messages.ts';
import { pageNumber } from './page-parameters.ts';
import { safely } from './safely.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { viewerOf } from './viewer.ts';

/** Without a script there is no Load More: a page of its own shows more at once. */
const GAMES_FOUND = 60;
const GAMES_BESIDE_CONTENT = 8;
const CONTENT_PER_PAGE = 20;
const EXCERPT_LENGTH = 180;

/** `/all-games-search/?q=` (§2.2): game search as a page, for readers without scripts and for links. */
export const loadGameSearch: Loader = async (context) => {
  const { messages, settings } = context;
  const { lobby } = await knownLobby(context);
  const query = context.query('q') ?? '';
  const found = searchCatalogue(lobby, query, GAMES_FOUND);
  return {
    page: { kind: 'gameSearch', query, ...found, popular: popularTiles(lobby) },
    meta: {
      title: `${messages.gameArea.searchPageTitle} | ${settings.brandName}`,
      description: fill(messages.meta.searchDescription, { brand: settings.brandName }),
      robots: 'noindex,follow',
    },
  };
};

/** `/search/?q=` (§2.2): what editors wrote, and games. */
export const loadSiteSearch: Loader = async (context) => {
  const { services, messages, settings, route } = context;
  const query = context.query('q') ?? '';
  const page = pageNumber(context.query('page'));
  const { lobby } = await services.catalogue.lobby(viewerOf(context));
  const found =
    query === ''
      ? null
      : await safely(services.content.search(query, route.locale, page, CONTENT_PER_PAGE), services);
  return {
    page: {
      kind: 'siteSearch',
      query,
      results: (found?.hits ?? []).flatMap((hit) => hitCard(hit, messages)),
      tiles: page === 1 ? searchCatalogue(lobby, query, GAMES_BESIDE_CONTENT).tiles : [],
      pagination: { page, pages: Math.max(1, found?.pages ?? 1), total: found?.total ?? 0 },
    },
    meta: {
      title: `${messages.content.siteSearchTitle} | ${settings.brandName}`,
      description: fill(messages.meta.searchDescription, { brand: settings.brandName }),
      robots: 'noindex,follow',
    },
  };
};

function popularTiles(lobby: LobbyMemo) {
  return lobby.derive('popular-tiles', () =>
    popularGames(lobby.sources)
      .slice(0, INITIAL_POPULAR_GAMES)
      .map((game) => toTile(game, lobby.reviewSlugById)),
  );
}

function hitCard(hit: SearchHit, messages: EdgeMessages): readonly ContentCard[] {
  const place = Object.hasOwn(PLACES, hit.type) ? PLACES[hit.type] : undefined;
  const href = place?.pathOf(hit.slug) ?? null;
  if (place === undefined || href === null) return [];
  const { id, type, title, excerpt } = hit;
  return [
    {
      id: `${type}-${id}`,
      title,
      href,
      excerpt: shorten(excerpt, EXCERPT_LENGTH),
      image: null,
      date: null,
      label: place.label(messages),
    },
  ];
}
