import type { Locale } from '../../../shared/i18n/locales.ts';
import type { AnyPage } from '../../../shared/pages/pages.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { apiPath } from '../../../shared/routing/service-paths.ts';
import type { SearchableCatalogue, SearchSuggestions } from '../../state/search/search-catalogue.ts';

/** The edge's catalogue (our own API's `games`), or null when it cannot be had; the console is told. */
export async function fetchCatalogue(locale: Locale): Promise<SearchableCatalogue | null> {
  const answer = await fetchJson(apiPath('games', { lang: locale }));
  return isCatalogue(answer) ? answer : null;
}

/** What the search page of this locale offers before there is a query; null when it cannot be had. */
export async function fetchSuggestions(locale: Locale): Promise<SearchSuggestions | null> {
  const path = localePath(locale, pathTo('game-search'));
  const answer = await fetchJson(apiPath('page', { path }));
  if (!hasPage(answer) || answer.page.name !== 'game-search') return null;
  const { popular, providers } = answer.page;
  return { popular, providers };
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

// Our own edge parsed what it sends; what is checked is that it is an answer of this build's kind.
function isCatalogue(value: unknown): value is SearchableCatalogue {
  return isObject(value) && Array.isArray(value['games']) && Array.isArray(value['categories']);
}

function hasPage(value: unknown): value is { readonly page: AnyPage } {
  return isObject(value) && isObject(value['page']) && typeof value['page']['name'] === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
