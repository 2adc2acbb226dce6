import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const jackpotSchema = v.object({
  /** In whole currency units. */
  amount: v.number(),
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

/** Absolute or root-relative addresses; an empty catalogue image is `null` and a made cover takes its place. */
const gameImagesSchema = v.object({
  default: text,
  webp: text,
  /** The `_1x_` token of the default swapped for `_3x_` when the platform names no portrait (§3). */
  portrait: text,
});

/** A game as the catalogue holds it after parsing (§3 Game): names decoded and trimmed, excluded games gone. */
export const gameSchema = v.object({
  id: v.number(),
  name: v.string(),
  images: gameImagesSchema,
  /** `'new'` earns the New badge (§2.11); other tags are kept as they came. */
  tag: text,
  size: v.picklist(['default', 'tall']),
  provider: text,
  subProvider: text,
  playModes: v.array(v.picklist(['Money', 'Demo'])),
  /** Width ÷ height of the game's canvas, when the platform gives one. */
  aspectRatio: number,
  /** Return to player in percent, 0 to 100. */
  rtp: number,
  maxPrize: text,
  jackpot: v.nullable(jackpotSchema),
});

export type Game = DeepReadonly<v.InferOutput<typeof gameSchema>>;
export type GameImages = Game['images'];
export type Jackpot = NonNullable<Game['jackpot']>;

/** What one tile needs of a game, and all that a page's data carries of it (§2.11). */
export interface GameTile extends Pick<Game, 'id' | 'name' | 'tag' | 'size' | 'provider'> {
  readonly image: string | null;
  /** Slug of the review page, when the game has one (§3 seoGamePages). */
  readonly reviewSlug: string | null;
  readonly jackpot?: Jackpot;
}
