import type { Game, Jackpot } from './game.ts';

export type WithJackpot<T> = T & { readonly jackpot: Jackpot };

const hasJackpot = (game: Game): game is WithJackpot<Game> => game.jackpot !== null;

/** The game with the largest jackpot; null where none has one. All amounts of a feed have one currency (§7.7). */
export function largestJackpot(games: readonly Game[]): WithJackpot<Game> | null {
  const [first, ...others] = games.filter(hasJackpot);
  if (first === undefined) return null;
  return others.reduce((top, game) => (game.jackpot.amount > top.jackpot.amount ? game : top), first);
}
