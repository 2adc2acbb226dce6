import type { RouteName } from '../../shared/routes.ts';

const PAGE = ['page'] as const;

/**
 * The query parameters that each page understands. Any other is not there for a loader and never reaches a key; a
 * page asked for with one of these is rendered for that visitor and not kept (DESIGN.md §5).
 */
const PAGE_PARAMETERS: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  tab: PAGE,
  allGames: ['letter', 'provider', 'feature', 'sort', 'page'],
  allGamesTab: ['letter', 'provider', 'feature', 'sort', 'page'],
  allGamesSearch: ['q'],
  search: ['q', 'page'],
  blog: ['page', 'category'],
  provider: PAGE,
  theme: PAGE,
  gameReviews: PAGE,
};

const MAX_VALUE_LENGTH = 100;

/** Reads the parameters a page understands; `given` says whether there was any. */
export function readParameters(
  name: RouteName,
  search: URLSearchParams,
): { readonly query: (parameter: string) => string | null; readonly given: boolean } {
  const values = new Map<string, string>();
  for (const parameter of PAGE_PARAMETERS[name] ?? []) {
    const value = search.get(parameter)?.trim().slice(0, MAX_VALUE_LENGTH);
    if (value) values.set(parameter, value);
  }
  return { query: (parameter) => values.get(parameter) ?? null, given: values.size > 0 };
}

/** A page number from 1; anything else is the first. */
export function pageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,3}$/u.test(value) ? Number(value) : 1;
}
