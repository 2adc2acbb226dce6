import { fill } from '../../../shared/i18n/format.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';

/** What a game that search offers is called to those who do not see it: "Play Golden Scarab, Tidewright Games". */
export function playLabel({ name, provider }: GameTile, playGame: string): string {
  const play = fill(playGame, { name });
  return provider === null ? play : `${play}, ${provider}`;
}
