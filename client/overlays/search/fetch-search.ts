import type { Locale } from '../../../shared/i18n/locales.ts';
import type { AnyPage } from '../../../shared/pages/pages.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import type { SearchableCatalogue, SearchSuggestions } from '../../state/search/search-catalogue.ts';

/** The edge's catalogue (`games` of our own API), or null when it cannot be loaded; the console has a warning. */
export async function fetchCatalogue(locale: Locale): Promise<SearchableCatalogue | null> {
  const answer = await fetchJson(apiPath('games', { lang: locale }));
  return isCatalogue(answer) ? answer : null;
}

/** The suggestions of this locale's search page; null when they cannot be loaded. */
export async function fetchSuggestions(locale: Locale): Promise<SearchSuggestions | null> {
  const path = localePath(locale, pathTo('game-search'));
  const answer = await fetchJson(apiPath('page', { path }));
  if (!hasPage(answer) || answer.page.name !== 'game-search') return null;
  const { popular, groups, providerSlugs } = answer.page;
  // An edge of a build before this one's names no groups.
  return { popular, groups: Array.isArray(groups) ? groups : [], providerSlugs };
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: unknown = await response.json();
    return answer;
  } catch (error) {
    console.warn(`Search: ${address}`, error);
    return null;
  }
}

// Our own edge has validated the content; this only checks that the response has this build's format.
function isCatalogue(value: unknown): value is SearchableCatalogue {
  return isObject(value) && Array.isArray(value['games']) && Array.isArray(value['categories']);
}

function hasPage(value: unknown): value is { readonly page: AnyPage } {
  return isObject(value) && isObject(value['page']) && typeof value['page']['name'] === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
