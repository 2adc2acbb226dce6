import type { Game } from './game.ts';
import type { DeviceCode } from '../visitor.ts';

/**
 * The games as the platform offers them, parsed and put in order: plain data, kept in KV and sent to browsers.
 * Every id in a category is a game of `games`; no list holds one twice.
 */
export interface Catalogue {
  /** In the order of the feed. */
  readonly games: readonly Game[];
  readonly categories: readonly MainCategory[];
  /** Index into `categories` of the one that opens first; 0 when there are none. */
  readonly defaultCategory: number;
}

/** A source category (§3): `Casino`, `Live Casino`, or what else the platform sends. */
export interface MainCategory {
  /** In English: Finnish and Norwegian names are mapped (§3). */
  readonly name: string;
  readonly slug: string;
  /** The device it is meant for; `null` is for all (§4 category builder). */
  readonly device: DeviceCode | null;
  readonly subCategories: readonly SubCategory[];
  /** Index into `subCategories`. */
  readonly defaultSubCategory: number;
}

export interface SubCategory {
  readonly name: string;
  readonly slug: string;
  /** In order, manual order changes applied (§3). */
  readonly gameIds: readonly number[];
}

/** What is looked up in a catalogue, made once for each catalogue. */
export interface CatalogueIndex {
  readonly games: readonly Game[];
  readonly gameById: ReadonlyMap<number, Game>;
  readonly categories: readonly MainCategory[];
}

/** Lists of game ids by slug or name, as the category service gives them (§7.2) and curated data holds them. */
export type GameIdLists = Readonly<Record<string, readonly number[]>>;

export const EMPTY_CATALOGUE: Catalogue = { games: [], categories: [], defaultCategory: 0 };

export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
  const gameById = new Map<number, Game>();
  for (const game of catalogue.games) gameById.set(game.id, game);
  return { games: catalogue.games, gameById, categories: catalogue.categories };
}

/**
 * The main categories for a device (§4): of each the variant made for it, else the one for all, else (an
 * operator who made only the other variant) none.
 */
export function categoriesForDevice(
  categories: readonly MainCategory[],
  device: DeviceCode,
): readonly MainCategory[] {
  const own = new Set(categories.filter((category) => category.device === device).map(({ slug }) => slug));
  return categories.filter(
    (category) => category.device === device || (category.device === null && !own.has(category.slug)),
  );
}

/** The games of a list of ids, in its order; ids that no game has are skipped, repeated ones count once. */
export function resolveGames(ids: Iterable<number>, index: CatalogueIndex): readonly Game[] {
  const games: Game[] = [];
  for (const id of new Set(ids)) {
    const game = index.gameById.get(id);
    if (game !== undefined) games.push(game);
  }
  return games;
}

/** The list of that name, or an empty one; safe for names like `constructor`. */
export function gameIdList(lists: GameIdLists, name: string): readonly number[] {
  return Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];
}
