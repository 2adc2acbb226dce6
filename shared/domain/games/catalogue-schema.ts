import * as v from 'valibot';
import { parseShape } from '../../contracts/parsing/shape.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { gameSchema } from './game.ts';

// Apart from what is done with a catalogue: a browser does that at once, and checks one only with the platform's code.
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
  /** Games that appeal to children (§5): what is written about them is in no list either. */
  excludedIds: v.optional(v.array(v.number()), []),
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
