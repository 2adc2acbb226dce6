import type { CustomLists, GameIdLists } from '../shared/domain/games/catalogue.ts';
import type { MainCategory } from '../shared/domain/games/catalogue-schema.ts';
import { indexCatalogue } from '../shared/domain/games/catalogue.ts';
import type { CuratedLists } from '../shared/domain/games/curated-lists.ts';
import type { Game } from '../shared/domain/games/game.ts';
import type { LobbySources } from '../shared/domain/games/tab-games.ts';

const NO_LISTS: CuratedLists = {
  popular: [],
  jackpots: [],
  megaways: [],
  'drops-and-wins': [],
  poker: [],
  blackjack: [],
  roulette: [],
  baccarat: [],
  'jackpot-king': [],
  slingo: [],
  'game-shows': [],
  'tv-movies': [],
  egypt: [],
  animal: [],
  fruit: [],
  god: [],
  adventure: [],
  jewel: [],
  jungle: [],
  fish: [],
  classic: [],
};

/** For tests: curated lists with only the given entries. */
export function makeCurated(lists: Partial<CuratedLists> = {}): CuratedLists {
  return { ...NO_LISTS, ...lists };
}

/** For tests: the operator's lists, with nothing in them. */
export const NO_CUSTOM_LISTS: CustomLists = {
  customCategories: {},
  customFeatured: {},
  curated: {},
  providerSlugs: [],
  reviewSlugs: {},
};

/** For tests: a main category from sub-category names and their game ids. */
export function makeCategory(
  name: string,
  subs: GameIdLists,
  device: MainCategory['device'] = null,
): MainCategory {
  return {
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    device,
    defaultSubCategory: 0,
    subCategories: Object.entries(subs).map(([sub, gameIds]) => ({
      name: sub,
      slug: sub.toLowerCase(),
      gameIds,
    })),
  };
}

interface LobbyFacts extends Partial<Omit<LobbySources, 'index'>> {
  readonly games: readonly Game[];
  readonly categories?: readonly MainCategory[];
}

/** For tests: sources with only the given games and categories, for a desktop visitor. */
export function makeSources({ games, categories = [], ...facts }: LobbyFacts): LobbySources {
  return {
    index: indexCatalogue({ games, categories, defaultCategory: 0, excludedIds: [] }),
    device: 'W',
    curated: makeCurated(),
    custom: {},
    featured: {},
    ...facts,
  };
}
