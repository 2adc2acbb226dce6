import type { Game } from '../shared/domain/games/game.ts';

/** For tests: a game with default values for all facts that are not given. */
export function makeGame(id: number, facts: Partial<Game> = {}): Game {
  return {
    id,
    name: `Game ${id}`,
    images: { default: null, webp: null, portrait: null },
    tag: null,
    size: 'default',
    provider: null,
    subProvider: null,
    playModes: ['Money'],
    aspectRatio: null,
    rtp: null,
    maxPrize: null,
    jackpot: null,
    ...facts,
  };
}
