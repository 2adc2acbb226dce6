import type { Game, GameTile } from '../../../shared/domain/games/game.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';

/** Reviews are reached from the lobby's tiles; here a game is played. */
const NO_REVIEWS: ReadonlyMap<number, string> = new Map();

const made = new WeakMap<Game, GameTile>();

/** A game as search shows it: lying, though it may stand tall in the lobby. The same tile each time. */
export function landscapeTile(game: Game): GameTile {
  const known = made.get(game);
  if (known !== undefined) return known;
  const tile = toTile({ ...game, size: 'default' }, NO_REVIEWS);
  made.set(game, tile);
  return tile;
}
