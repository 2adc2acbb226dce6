import type { DeviceCode } from '../visitor.ts';
import type { Catalogue, MainCategory } from './catalogue-schema.ts';
import type { Game } from './game.ts';

/** The lookup tables of a catalogue, built once for each catalogue. */
export interface CatalogueIndex {
  readonly games: readonly Game[];
  readonly gameById: ReadonlyMap<number, Game>;
  readonly categories: readonly MainCategory[];
  /** The games that must be in no list (§5). */
  readonly excludedIds: ReadonlySet<number>;
}

/** Lists of game ids by slug or name, as the category service gives them (§7.2) and curated data holds them. */
export type GameIdLists = Readonly<Record<string, readonly number[]>>;

/**
 * What the edge lists games by, for a browser that lists them itself: the operator's own lists (§3, §7.2), categories by slug
 * and featured lists by name; the curated lists and slugs that are in force, the operator's document laid over the shipped
 * ones; and which games have a review.
 */
export interface CustomLists {
  readonly customCategories: GameIdLists;
  readonly customFeatured: GameIdLists;
  readonly curated: GameIdLists;
  /** Those that do not follow from the provider's name. */
  readonly providerSlugs: readonly (readonly [name: string, slug: string])[];
  /** Review slugs by game id (§2.11), of the games that have a review. */
  readonly reviewSlugs: Readonly<Record<string, string>>;
}

export const EMPTY_CATALOGUE: Catalogue = { games: [], categories: [], defaultCategory: 0, excludedIds: [] };

export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
  const gameById = new Map<number, Game>();
  for (const game of catalogue.games) gameById.set(game.id, game);
  const { games, categories, excludedIds } = catalogue;
  return { games, gameById, categories, excludedIds: new Set(excludedIds) };
}

/**
 * The main categories for a device (§4): each in the variant for that device, else in the variant for all devices. A
 * category that exists only for the other device is left out.
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

/** The list of that name, or an empty one; also for names of object members such as `constructor`. */
export function gameIdList(lists: GameIdLists, name: string): readonly number[] {
  return Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];
}
