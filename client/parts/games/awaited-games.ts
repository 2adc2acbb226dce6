import { isTab, type Tab } from '../../../shared/config/tabs.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { CatalogueIndex, CustomLists } from '../../../shared/domain/games/catalogue.ts';
import { filterGames } from '../../../shared/domain/games/filter-games.ts';
import { parseGameFilter } from '../../../shared/domain/games/game-filter.ts';
import type { Game, GameTile } from '../../../shared/domain/games/game.ts';
import { buildLobbyRows } from '../../../shared/domain/games/lobby-rows.ts';
import type { GameFilters, LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { listProviders } from '../../../shared/domain/games/providers.ts';
import {
  gamesOfTheme,
  withPublished,
  type PublishedGroup,
} from '../../../shared/domain/games/published-groups.ts';
import {
  featuredGames,
  gamesOfTab,
  popularGames,
  type LobbySources,
} from '../../../shared/domain/games/tab-games.ts';
import { inOneLine, toTile } from '../../../shared/domain/games/tile.ts';
import type { LobbySizes } from '../../../shared/domain/lobby-sizes.ts';
import type { DeviceCode } from '../../../shared/domain/visitor.ts';

interface AwaitedFacts {
  readonly catalogue: CatalogueIndex;
  /** Null when they cannot be loaded: the games are listed by the platform's categories alone (§8). */
  readonly lists: CustomLists | null;
  readonly device: DeviceCode;
  readonly locale: Locale;
}

/** What the edge would have listed, if it had had the games. */
export interface AwaitedGames {
  /** The games of a tab's page, or of all games where `tab` is null. */
  readonly ofTab: (tab: Tab | null, filters?: GameFilters) => readonly GameTile[];
  readonly ofTheme: (theme: PublishedGroup) => readonly GameTile[];
  readonly ofStudio: (studio: PublishedGroup) => readonly GameTile[];
  /** The rows of home. */
  readonly rows: (sizes: LobbySizes) => readonly LobbyRow[];
  /** The games of a row, as many as it has places; the first of all where none are featured or popular. */
  readonly ofRow: (row: LobbyRow) => readonly GameTile[];
}

const NO_LISTS: CustomLists = {
  customCategories: {},
  customFeatured: {},
  curated: {},
  providerSlugs: [],
  reviewSlugs: {},
};

/** Lists the platform's games as the edge would: by the operator's lists (§7.2) and the curated ones that are in force. */
export function awaitedGames({ catalogue, lists, device, locale }: AwaitedFacts): AwaitedGames {
  const { customCategories, customFeatured, curated, reviewSlugs, ...known } = lists ?? NO_LISTS;
  const providerSlugs = new Map(known.providerSlugs);
  const sources: LobbySources = {
    index: catalogue,
    device,
    curated,
    custom: customCategories,
    featured: customFeatured,
  };
  const reviewSlugById = new Map(Object.entries(reviewSlugs).map(([id, slug]) => [Number(id), slug]));
  // The placeholders all have one size, so tall tiles would move the page.
  const tileOf = (game: Game): GameTile => toTile(inOneLine(game), reviewSlugById);
  return {
    ofTab(tab, filters) {
      const games = tab === null ? catalogue.games : gamesOfTab(tab, sources);
      const stated: Readonly<Record<string, string | null>> = { ...filters };
      const found = filterGames(games, parseGameFilter(stated), {
        sources,
        providerSlugs,
        locale,
        ...(tab === null ? {} : { leading: [] }),
      });
      return found.map(tileOf);
    },
    ofTheme: (theme) => gamesOfTheme(theme, sources).map(tileOf),
    ofStudio(studio) {
      const studios = listProviders(catalogue.games, providerSlugs, locale);
      const found = withPublished(studios, [studio], sources).find(({ slug }) => slug === studio.slug);
      return (found?.games ?? []).map(tileOf);
    },
    rows: (sizes) => buildLobbyRows({ sources, reviewSlugById, sizes }),
    ofRow({ id, total }) {
      return gamesOfRow(id, sources).slice(0, total).map(tileOf);
    },
  };
}

function gamesOfRow(id: string, sources: LobbySources): readonly Game[] {
  if (isTab(id)) return gamesOfTab(id, sources);
  const listed = id === 'featured' ? featuredGames(sources) : popularGames(sources);
  return listed.length > 0 ? listed : sources.index.games;
}
