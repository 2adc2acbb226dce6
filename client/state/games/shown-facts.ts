import type { GameTile } from '../../../shared/domain/games/game.ts';

/** What is told of a game that is played (§7.8). The provider is the studio, as a tile has it. */
export type GameFacts = Pick<GameTile, 'name' | 'provider'>;

/**
 * A game as the page's data has it, wherever that has a tile of it; null when it has none. Needed when a visitor presses Play
 * before the platform's list of games has come.
 */
export function tileFacts(value: unknown, gameId: number): GameFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isTile(value)) return value.id === gameId ? value : null;
  for (const part of Object.values(value)) {
    const tile = tileFacts(part, gameId);
    if (tile !== null) return tile;
  }
  return null;
}

/**
 * The same from the tiles and tables in the document, for those that its data leaves out. A jackpot stands in the provider's place,
 * the limits of a table in neither's.
 */
export function shownFacts(gameId: number): GameFacts | null {
  const button = `[data-game-id="${gameId}"]`;
  const name =
    document.querySelector(`li:has(${button}) [data-game-name]`) ??
    document.querySelector(`div:has(+ ${button}) > span`);
  if (name === null) return null;
  const beside = name.nextElementSibling;
  const isProvider = beside?.matches('[data-game-name] + span:not([data-jackpot])') === true;
  return { name: name.textContent, provider: isProvider ? beside.textContent : null };
}

function isTile(value: object): value is GameTile {
  return 'id' in value && typeof value.id === 'number' && 'name' in value && 'reviewSlug' in value;
}
