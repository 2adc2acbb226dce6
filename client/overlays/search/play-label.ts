import type { GameTile } from '../../../shared/domain/games/game.ts';

/**
 * Accessible name of a game in search: "Golden Scarab, Tidewright Games: Play". It begins with what is seen, so that
 * a visitor who controls the browser by voice can say that (WCAG 2.5.3).
 */
export function playLabel({ name, provider }: GameTile, play: string): string {
  return `${provider === null ? name : `${name}, ${provider}`}: ${play}`;
}
