import type { Game, GameTile } from '../../../shared/domain/games/game.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';

/** Search only plays games; reviews are linked from the lobby's tiles. */
const NO_REVIEWS: ReadonlyMap<number, string> = new Map();

const made = new WeakMap<Game, GameTile>();

/** A game's tile for search: always landscape, also when it is tall in the lobby. Returns the same object each time. */
export function landscapeTile(game: Game): GameTile {
  const known = made.get(game);
  if (known !== undefined) return known;
  const tile = toTile({ ...game, size: 'default' }, NO_REVIEWS);
  made.set(game, tile);
  return tile;
}
