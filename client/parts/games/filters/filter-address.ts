import { gameFilterQuery, parseGameFilter } from '../../../../shared/domain/games/game-filter.ts';
import type { GameFilters } from '../../../../shared/domain/games/lobby.ts';

/** A letter as it is written in an address, which cannot contain a bare `#`. */
export function letterQuery(letter: string): string {
  return letter === '#' ? '0-9' : letter;
}

/** The query of these filters with some of them changed, without `?`; null lets everything pass. */
export function filterQuery(filters: GameFilters, changes: Partial<GameFilters> = {}): string {
  return gameFilterQuery(parseGameFilter({ ...filters, ...changes }));
}

/** Whether a filter hides some of the games; the order hides none. */
export function isFiltered({ letter, provider, feature }: GameFilters): boolean {
  return (letter ?? provider ?? feature) !== null;
}
