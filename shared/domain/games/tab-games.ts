import type { Tab } from '../../config/tabs.ts';
import {
  type CatalogueIndex,
  categoriesForDevice,
  type GameIdLists,
  gameIdList,
  resolveGames,
} from './catalogue.ts';
import { CATEGORY_NAMES, englishCategoryName, type CategoryName } from './category-names.ts';
import type { CuratedListName } from './curated-lists.ts';
import { hasJackpotName, isMegaways, isNew } from './game-rules.ts';
import type { Game } from './game.ts';
import type { DeviceCode } from '../visitor.ts';

/**
 * Everything that decides which games a list holds and in which order. Plain data, so that it can be memoised with its
 * content version.
 */
export interface LobbySources {
  readonly index: CatalogueIndex;
  readonly device: DeviceCode;
  /** By `CuratedListName`. */
  readonly curated: GameIdLists;
  /** Custom categories by slug (§3, §7.2). */
  readonly custom: GameIdLists;
  /** Custom featured lists by name (§3, §7.2). */
  readonly featured: GameIdLists;
}

/** What a tab holds in addition to the operator's custom category and the curated list of the tab's own slug. */
interface TabSource {
  readonly curated?: readonly CuratedListName[];
  /** A whole main category, or one of its sub-categories. */
  readonly platform?: readonly [main: CategoryName, sub?: CategoryName];
  readonly rule?: (game: Game) => boolean;
  /** The curated lists hold live tables too; those have a tab of their own. */
  readonly withoutLive?: true;
}

const { casino, liveCasino } = CATEGORY_NAMES;

const TAB_SOURCES: Readonly<Partial<Record<Tab, TabSource>>> = {
  slots: { platform: [casino, CATEGORY_NAMES.slots] },
  'live-casino': { platform: [liveCasino] },
  'table-games': { curated: ['roulette', 'blackjack', 'baccarat', 'poker'], withoutLive: true },
  jackpots: { platform: [casino, CATEGORY_NAMES.jackpots], rule: hasJackpotName },
  new: { platform: [casino, CATEGORY_NAMES.new], rule: isNew },
  megaways: { rule: isMegaways },
  'drops-and-wins': { platform: [casino, CATEGORY_NAMES.dropsAndWins] },
};

/**
 * The games of a tab, each once: first the operator's custom category of that slug, then curated lists in their order,
 * then the platform's category, then every other game that the tab's rule matches (§3, §5). So an editor decides the
 * order, and a new game appears before an editor has listed it.
 */
export function gamesOfTab(tab: Tab, sources: LobbySources): readonly Game[] {
  const { curated = [], platform, rule, withoutLive }: TabSource = TAB_SOURCES[tab] ?? {};
  const live = new Set(withoutLive ? platformIds(sources, liveCasino) : []);
  const ids = [
    ...gameIdList(sources.custom, tab),
    ...gameIdList(sources.curated, tab),
    ...curated.flatMap((name) => gameIdList(sources.curated, name)).filter((id) => !live.has(id)),
    ...(platform === undefined ? [] : platformIds(sources, ...platform)),
    ...(rule === undefined ? [] : sources.index.games.filter(rule).map(({ id }) => id)),
  ];
  return resolveGames(ids, sources.index);
}

/** The ids of a platform category on the visitor's device; of all its sub-categories when none is named. */
export function platformIds(
  { index, device }: Pick<LobbySources, 'index' | 'device'>,
  main: CategoryName,
  sub?: CategoryName,
): readonly number[] {
  return categoriesForDevice(index.categories, device)
    .filter(({ name }) => name === main)
    .flatMap(({ subCategories }) => subCategories)
    .filter(({ name }) => sub === undefined || name === sub)
    .flatMap(({ gameIds }) => gameIds);
}

/** The popular games (§2.10, §3): one of the operator's lists, else the curated one, else the platform's. */
export function popularGames(sources: LobbySources): readonly Game[] {
  return firstOfAny(
    [
      gameIdList(sources.custom, 'popular'),
      ...featuredLists(sources, CATEGORY_NAMES.popular),
      gameIdList(sources.curated, 'popular'),
      platformIds(sources, casino, CATEGORY_NAMES.popular),
    ],
    sources.index,
  );
}

/** The featured games: the operator's featured list of that name, else the platform's sub-category. */
export function featuredGames(sources: LobbySources): readonly Game[] {
  return firstOfAny(
    [
      ...featuredLists(sources, CATEGORY_NAMES.featured),
      gameIdList(sources.custom, 'featured'),
      platformIds(sources, casino, CATEGORY_NAMES.featured),
    ],
    sources.index,
  );
}

/** The games of a category of Casino: the operator's list of that name, first a featured one, else the platform's sub-category. */
export function gamesOfCategory(name: CategoryName, sources: LobbySources): readonly Game[] {
  return firstOfAny(
    [...featuredLists(sources, name), ...customLists(sources, name), platformIds(sources, casino, name)],
    sources.index,
  );
}

/** The operator's featured lists of a category, in any spelling of its name (§3). */
function featuredLists({ featured }: LobbySources, name: CategoryName): readonly (readonly number[])[] {
  return Object.entries(featured)
    .filter(([list]) => englishCategoryName(list) === name)
    .map(([, ids]) => ids);
}

/** The operator's custom categories under a slug of a category's name, in any spelling: `christmas-games`, `christmas`. */
function customLists({ custom }: LobbySources, name: CategoryName): readonly (readonly number[])[] {
  return Object.entries(custom)
    .filter(([slug]) => englishCategoryName(slug.replaceAll('-', ' ')) === name)
    .map(([, ids]) => ids);
}

function firstOfAny(lists: readonly (readonly number[])[], index: CatalogueIndex): readonly Game[] {
  for (const ids of lists) {
    const games = resolveGames(ids, index);
    if (games.length > 0) return games;
  }
  return [];
}
