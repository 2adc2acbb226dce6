import type { GameTile } from '../../../shared/domain/games/game.ts';
import type { AnyPage } from '../../../shared/pages/pages.ts';

/**
 * A game's name from the tiles in the page's data; empty when no tile has it. Needed when a visitor presses Play before
 * the platform's list of games has come.
 */
export function tileName(page: AnyPage, gameId: number): string {
  for (const value of Object.values(page)) {
    const tile = findTile(value, gameId);
    if (tile !== null) return tile.name;
  }
  return '';
}

/** The same from the tiles in the document, for those that its data leaves out. */
export function shownName(gameId: number): string {
  return document.querySelector(`li:has([data-game-id="${gameId}"]) [data-game-name]`)?.textContent ?? '';
}

function findTile(value: unknown, gameId: number): GameTile | null {
  if (Array.isArray(value)) {
    for (const item of value) {
      const tile = findTile(item, gameId);
      if (tile !== null) return tile;
    }
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (isTile(value)) return value.id === gameId ? value : null;
  if ('tiles' in value) return findTile(value.tiles, gameId);
  if ('tile' in value) return findTile(value.tile, gameId);
  return null;
}

function isTile(value: object): value is GameTile {
  return 'id' in value && typeof value.id === 'number' && 'name' in value && 'reviewSlug' in value;
}
