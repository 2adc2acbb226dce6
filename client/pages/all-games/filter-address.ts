import { gameFilterQuery, parseGameFilter } from '../../../shared/domain/games/filter-games.ts';
import type { GameFilters } from '../../../shared/domain/games/lobby.ts';

/** A letter as it is written in an address, which cannot contain a bare `#`. */
export function letterQuery(letter: string): string {
  return letter === '#' ? '0-9' : letter;
}

/** The query of these filters with another letter, without `?`; null means all letters. */
export function withLetter(filters: GameFilters, letter: string | null): string {
  const known: Readonly<Record<string, string | null>> = { ...filters };
  return gameFilterQuery({ ...parseGameFilter(known), letter });
}
