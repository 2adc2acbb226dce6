import { gameFilterQuery, parseGameFilter } from '../../../shared/domain/games/filter-games.ts';
import type { GameFilters } from '../../../shared/domain/games/lobby.ts';

/** How an address spells a letter: it cannot carry a bare `#`. */
export function letterQuery(letter: string): string {
  return letter === '#' ? '0-9' : letter;
}

/** The query that states these filters with another letter, without `?`; null is every letter. */
export function withLetter(filters: GameFilters, letter: string | null): string {
  const known: Readonly<Record<string, string | null>> = { ...filters };
  return gameFilterQuery({ ...parseGameFilter(known), letter });
}
