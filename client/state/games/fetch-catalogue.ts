import { FETCH_TIMEOUT_MS } from '../../../shared/config/constants.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import type { SearchableCatalogue } from '../search/search-catalogue.ts';

/** The edge's catalogue (`games` of our own API), or null when it cannot be loaded; the console has a warning. */
export async function fetchCatalogue(locale: Locale): Promise<SearchableCatalogue | null> {
  const answer = await fetchJson(apiPath('games', { lang: locale }));
  return isCatalogue(answer) ? answer : null;
}

/** What our own edge answers, null where it does not; the console has a warning. */
export async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: unknown = await response.json();
    return answer;
  } catch (error) {
    console.warn(address, error);
    return null;
  }
}

// Our own edge has validated the content; this only checks that the response has this build's format.
function isCatalogue(value: unknown): value is SearchableCatalogue {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['games', 'categories'].every((list) => Array.isArray(Reflect.get(value, list)))
  );
}
