import type { Locale } from '../../../shared/i18n/locales.ts';
import type { AnyPage } from '../../../shared/pages/pages.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import { fetchJson } from '../../state/games/fetch-catalogue.ts';
import type { SearchSuggestions } from '../../state/search/search-catalogue.ts';

/** The suggestions of this locale's search page; null when they cannot be loaded. */
export async function fetchSuggestions(locale: Locale): Promise<SearchSuggestions | null> {
  const path = localePath(locale, pathTo('game-search'));
  const answer = await fetchJson(apiPath('page', { path }));
  if (!hasPage(answer) || answer.page.name !== 'game-search') return null;
  const { popular, groups, providerSlugs } = answer.page;
  // An edge of another build than this tab's may name other things.
  if (!Array.isArray(providerSlugs) || !areTiles(popular)) return null;
  return { popular, groups: Array.isArray(groups) ? groups : [], providerSlugs };
}

function hasPage(value: unknown): value is { readonly page: AnyPage } {
  return isObject(value) && isObject(value['page']) && typeof value['page']['name'] === 'string';
}

function areTiles(tiles: unknown): boolean {
  return Array.isArray(tiles) && tiles.every((tile) => isObject(tile) && typeof tile['name'] === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
