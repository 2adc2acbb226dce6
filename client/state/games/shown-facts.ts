import type { GameTile } from '../../../shared/domain/games/game.ts';
import type { AnyPage } from '../../../shared/pages/pages.ts';

/** What is told of a game that is played (§7.8). The provider is the studio, as a tile has it. */
export type GameFacts = Pick<GameTile, 'name' | 'provider'>;

/**
 * A game as the tiles in the page's data have it; null when no tile is this game's. Needed when a visitor presses Play before
 * the platform's list of games has come.
 */
export function tileFacts(page: AnyPage, gameId: number): GameFacts | null {
  for (const value of Object.values(page)) {
    const tile = findTile(value, gameId);
    if (tile !== null) return tile;
  }
  return null;
}

/** The same from the tiles in the document, for those that its data leaves out. A jackpot stands in the provider's place. */
export function shownFacts(gameId: number): GameFacts | null {
  const name = document.querySelector(`li:has([data-game-id="${gameId}"]) [data-game-name]`);
  if (name === null) return null;
  const beside = name.nextElementSibling;
  const isProvider = beside instanceof HTMLSpanElement && beside.dataset['jackpot'] === undefined;
  return { name: name.textContent, provider: isProvider ? beside.textContent : null };
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
