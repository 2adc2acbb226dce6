import type { Game, GameTile } from '../../../../shared/model/game.ts';
import { toTile } from '../../../../shared/model/tile.ts';

/** Reviews are reached from the lobby's tiles; here a game is played. */
const NO_REVIEWS: ReadonlyMap<number, string> = new Map();

/** A game as search shows it: lying, though it may stand tall in the lobby. */
export function landscapeTile(game: Game): GameTile {
  return toTile({ ...game, size: 'default' }, NO_REVIEWS);
}
