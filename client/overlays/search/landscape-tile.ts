import type { Game, GameTile } from '../../../shared/domain/games/game.ts';
import { inOneLine, toTile } from '../../../shared/domain/games/tile.ts';

const made = new WeakMap<Game, GameTile>();

/**
 * A game's tile for search: always landscape, and without its review, to which the lobby's tiles lead. Returns the same object
 * each time.
 */
export function landscapeTile(game: Game): GameTile {
  const known = made.get(game);
  if (known !== undefined) return known;
  const tile = toTile(inOneLine(game));
  made.set(game, tile);
  return tile;
}
