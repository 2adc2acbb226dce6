import * as v from 'valibot';
import { parseShape } from '../../contracts/parsing/shape.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { DeviceCode } from '../visitor.ts';
import { gameSchema, type Game } from './game.ts';

const subCategorySchema = v.object({
  name: v.string(),
  slug: v.string(),
  /** In order, manual order changes applied (§3). */
  gameIds: v.array(v.number()),
});

/** A source category (§3): `Casino`, `Live Casino`, or any other that the platform sends. */
const mainCategorySchema = v.object({
  /** In English: Finnish and Norwegian names are mapped (§3). */
  name: v.string(),
  slug: v.string(),
  /** The device it is meant for; `null` is for all (§4 category builder). */
  device: v.nullable(v.picklist(['W', 'C'])),
  subCategories: v.array(subCategorySchema),
  /** Index into `subCategories`. */
  defaultSubCategory: v.number(),
});

const catalogueSchema = v.object({
  /** In the order of the feed. */
  games: v.array(gameSchema),
  categories: v.array(mainCategorySchema),
  /** Index into `categories` of the one that opens first; 0 when there are none. */
  defaultCategory: v.number(),
});

/**
 * The games as the platform offers them, parsed and in order: plain data, stored in KV and sent to browsers. Every id
 * in a category is a game of `games`; no list holds one twice.
 */
export type Catalogue = DeepReadonly<v.InferOutput<typeof catalogueSchema>>;
export type MainCategory = Catalogue['categories'][number];
export type SubCategory = MainCategory['subCategories'][number];

/**
 * A catalogue read back from KV or from our own API.
 * @throws ShapeError when a field is wrong; the cache then counts it as a miss
 */
export function parseStoredCatalogue(input: unknown): Catalogue {
  return parseShape(catalogueSchema, input);
}

/** The lookup tables of a catalogue, built once for each catalogue. */
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
