import type { Game, GameTile } from './game.ts';

/** §3 `seoGamePages`: which game has which review page. */
export interface SeoGamePage {
  readonly gameId: number;
  readonly slug: string;
}

/**
 * Review slugs by game id; the first page of a game counts. Of `written` reviews only those are linked to: any other page
 * would be no page. `null`: it is not known which are written.
 */
export function indexReviewSlugs(
  pages: readonly SeoGamePage[],
  written: readonly Pick<SeoGamePage, 'slug'>[] | null = null,
): ReadonlyMap<number, string> {
  const slugs = written === null ? null : new Set(written.map(({ slug }) => slug));
  const linked = pages.filter(({ slug }) => slugs?.has(slug) ?? true);
  return new Map(linked.toReversed().map(({ gameId, slug }) => [gameId, slug]));
}

/**
 * The game for a place that has room for one line of tiles: with its landscape image, also when it is tall elsewhere. In a
 * reel a tall tile would need a second line, leave gaps and make the reel too short to scroll.
 */
export function inOneLine(game: Game): Game {
  return game.size === 'tall' ? { ...game, size: 'default' } : game;
}

const NO_REVIEWS: ReadonlyMap<number, string> = new Map();

/**
 * What a tile needs of a game (§2.11). The provider is the studio, the sub-provider where there is one (§4);
 * a tall tile takes the portrait, any other the lightest image there is.
 * @param reviewSlugById left out where no review is linked to
 */
export function toTile(game: Game, reviewSlugById = NO_REVIEWS): GameTile {
  const { images } = game;
  const landscape = images.webp ?? images.default;
  const tile: GameTile = {
    id: game.id,
    name: game.name,
    image: game.size === 'tall' ? (images.portrait ?? landscape) : landscape,
    tag: game.tag,
    size: game.size,
    provider: game.subProvider ?? game.provider,
    reviewSlug: reviewSlugById.get(game.id) ?? null,
  };
  return game.jackpot === null ? tile : { ...tile, jackpot: game.jackpot };
}
