import { fill } from '../../../shared/i18n/format.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';

/** Accessible name of a game in search: "Play Golden Scarab, Tidewright Games". */
export function playLabel({ name, provider }: GameTile, playGame: string): string {
  const play = fill(playGame, { name });
  return provider === null ? play : `${play}, ${provider}`;
}
