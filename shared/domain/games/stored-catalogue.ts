import * as v from 'valibot';
import type { Catalogue } from './catalogue.ts';
import { parseShape } from '../../contracts/parsing/shape.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const game = v.object({
  id: v.number(),
  name: v.string(),
  images: v.object({ default: text, webp: text, portrait: text }),
  tag: text,
  size: v.picklist(['default', 'tall']),
  provider: text,
  subProvider: text,
  playModes: v.array(v.picklist(['Money', 'Demo'])),
  aspectRatio: number,
  rtp: number,
  maxPrize: text,
  jackpot: v.nullable(v.object({ amount: v.number(), currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) })),
});

const mainCategory = v.object({
  name: v.string(),
  slug: v.string(),
  device: v.nullable(v.picklist(['W', 'C'])),
  subCategories: v.array(v.object({ name: v.string(), slug: v.string(), gameIds: v.array(v.number()) })),
  defaultSubCategory: v.number(),
});

const catalogue = v.object({
  games: v.array(game),
  categories: v.array(mainCategory),
  defaultCategory: v.number(),
});

/** A catalogue read back from KV or from `/api/games`; throws a `ShapeError` naming the field, which makes it a miss. */
export function parseStoredCatalogue(input: unknown): Catalogue {
  return parseShape(catalogue, input);
}
