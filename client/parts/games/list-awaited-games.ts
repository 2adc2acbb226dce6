import {
  CURATED_TABS,
  CURATED_THEMES,
  JACKPOT_GAME_IDS,
  POPULAR_GAME_IDS,
} from '../../../shared/config/curated-lists.ts';
import { PROVIDER_SLUGS } from '../../../shared/config/provider-slugs.ts';
import type { Tab } from '../../../shared/config/tabs.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { CatalogueIndex } from '../../../shared/domain/games/catalogue.ts';
import { filterGames, parseGameFilter } from '../../../shared/domain/games/filter-games.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { gamesOfTab, type LobbySources } from '../../../shared/domain/games/tab-games.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import type { DeviceCode } from '../../../shared/domain/visitor.ts';
import type { GameFilters } from '../../../shared/domain/games/lobby.ts';

interface AwaitedGames {
  readonly catalogue: CatalogueIndex;
  readonly tab: Tab | null;
  readonly filters: GameFilters | undefined;
  readonly device: DeviceCode;
  readonly locale: Locale;
}

/** The games that the edge would have listed, from the platform's catalogue and the lists that ship with the site. */
export function listAwaitedGames({
  catalogue,
  tab,
  filters,
  device,
  locale,
}: AwaitedGames): readonly GameTile[] {
  const sources: LobbySources = {
    index: catalogue,
    device,
    curated: {
      ...CURATED_TABS,
      ...CURATED_THEMES,
      jackpots: JACKPOT_GAME_IDS,
      popular: POPULAR_GAME_IDS,
    },
    custom: {},
    featured: {},
  };
  const games = tab === null ? catalogue.games : gamesOfTab(tab, sources);
  const stated: Readonly<Record<string, string | null>> = { ...filters };
  const filter = parseGameFilter(stated);
  const found = filterGames(games, filter, { sources, providerSlugs: PROVIDER_SLUGS, locale });
  // The placeholders all have one size. Only the edge knows which games have reviews.
  return found.map((game) => toTile({ ...game, size: 'default' }, NO_REVIEWS));
}

const NO_REVIEWS: ReadonlyMap<number, string> = new Map();
