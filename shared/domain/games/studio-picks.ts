import type { Game } from './game.ts';
import { featuredGames, gamesOfTab, type LobbySources, popularGames } from './tab-games.ts';

/** A studio with fewer games has no selection: all of them are in sight anyway. */
const FEWEST_GAMES = 10;
/** Fewer are no row. */
const FEWEST_PICKS = 4;

export interface StudioPicks {
  readonly best: readonly Game[];
  readonly newest: readonly Game[];
}

/**
 * What to look at first of a studio with many games. Best: those on the popular list, then featured ones, then those that
 * the editors have written about (`reviewed`, by id), each in its list's order; nothing is filled up with others. Newest:
 * what the lobby's "New" has of them.
 */
export function studioPicks(
  games: readonly Game[],
  sources: LobbySources,
  { reviewed, bestCount, newestCount }: PickOptions,
): StudioPicks {
  if (games.length < FEWEST_GAMES) return { best: [], newest: [] };
  const own = new Set(games);
  const amongOwn = (game: Game): boolean => own.has(game);
  const best = [
    ...new Set([
      ...popularGames(sources).filter(amongOwn),
      ...featuredGames(sources).filter(amongOwn),
      ...games.filter(({ id }) => reviewed.has(id)),
    ]),
  ];
  return {
    best: best.length < FEWEST_PICKS ? [] : best.slice(0, bestCount),
    newest: gamesOfTab('new', sources).filter(amongOwn).slice(0, newestCount),
  };
}

interface PickOptions {
  readonly reviewed: { readonly has: (gameId: number) => boolean };
  readonly bestCount: number;
  readonly newestCount: number;
}

/** Lowest and highest return to player among the games that state one, in per cent; `null` when none does. */
export function rangeOfReturns(
  games: readonly Game[],
): { readonly lowest: number; readonly highest: number } | null {
  const returns = games.flatMap(({ rtp }) => (rtp === null ? [] : [rtp]));
  return returns.length === 0 ? null : { lowest: Math.min(...returns), highest: Math.max(...returns) };
}
