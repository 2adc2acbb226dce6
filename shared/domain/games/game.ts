/** A game as the catalogue holds it after parsing (§3 Game): names decoded and trimmed, excluded games gone. */
export interface Game {
  readonly id: number;
  readonly name: string;
  readonly images: GameImages;
  /** `'new'` earns the New badge (§2.11); other tags are kept as they came. */
  readonly tag: string | null;
  readonly size: TileSize;
  readonly provider: string | null;
  readonly subProvider: string | null;
  readonly playModes: readonly PlayMode[];
  /** Width ÷ height of the game's canvas, when the platform gives one. */
  readonly aspectRatio: number | null;
  /** Return to player in percent, 0 to 100. */
  readonly rtp: number | null;
  readonly maxPrize: string | null;
  readonly jackpot: Jackpot | null;
}

/** Absolute or root-relative addresses; an empty catalogue image is `null` and a made cover takes its place. */
export interface GameImages {
  readonly default: string | null;
  readonly webp: string | null;
  /** The `_1x_` token of the default swapped for `_3x_` when the platform names no portrait (§3). */
  readonly portrait: string | null;
}

export interface Jackpot {
  /** In whole currency units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

export type TileSize = 'default' | 'tall';
export type PlayMode = 'Money' | 'Demo';

/** What one tile needs of a game, and all that a page's data carries of it (§2.11). */
export interface GameTile {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly tag: string | null;
  readonly size: TileSize;
  readonly provider: string | null;
  /** Slug of the review page, when the game has one (§3 seoGamePages). */
  readonly reviewSlug: string | null;
  readonly jackpot?: Jackpot;
}
