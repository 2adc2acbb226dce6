import { FEATURES, type Feature } from './features.ts';
import type { GameFilters } from './lobby.ts';

/** The letters games are grouped under, in order (§3, §5). */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** `popular`, the default, puts the popular games first and leaves the list's own order otherwise. */
export const SORTS = ['popular', 'name', 'newest', 'provider'] as const;
export type GameSort = (typeof SORTS)[number];

/** The filters of a list of games, as its address states them; `null` lets everything pass. */
export interface GameFilter extends GameFilters {
  /** One of `LETTERS`. */
  readonly letter: string | null;
  /** A provider's slug. */
  readonly provider: string | null;
  readonly feature: Feature | null;
  readonly sort: GameSort;
}

/**
 * The filters from an address's query. An unknown value counts as none, so the number of different results is bounded;
 * `0-9` stands for `#`, which cannot be written in a query unencoded.
 */
export function parseGameFilter(query: {
  readonly [name in keyof GameFilters]?: string | null | undefined;
}): GameFilter {
  const letter = query.letter?.toUpperCase();
  const provider = query.provider?.toLowerCase() ?? '';
  const { feature, sort } = query;
  return {
    letter: LETTERS.find((known) => known === (letter === '0-9' ? '#' : letter)) ?? null,
    provider: /^[\p{L}\p{N}_-]{1,80}$/u.test(provider) ? provider : null,
    feature: FEATURES.find((known) => known === feature) ?? null,
    sort: SORTS.find((known) => known === sort) ?? 'popular',
  };
}

/** The query that states a filter, without `?`; names in one fixed order, default values left out. */
export function gameFilterQuery({ letter, provider, feature, sort }: GameFilter): string {
  const stated = {
    letter: letter === '#' ? '0-9' : letter,
    provider,
    feature,
    sort: sort === 'popular' ? null : sort,
  };
  return Object.entries(stated)
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
