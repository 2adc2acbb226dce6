import type { CustomLists } from '../../../shared/domain/games/catalogue.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';

/** Games are shown without the operator's lists rather than later. */
const CUSTOM_LISTS_TIMEOUT_MS = 5_000;

/** The operator's lists (§7.2) from our own edge; null when they cannot be loaded: the console says why. */
export async function fetchCustomLists(locale: Locale): Promise<CustomLists | null> {
  const address = apiPath('categories', { lang: locale });
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(CUSTOM_LISTS_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: unknown = await response.json();
    if (!isCustomLists(answer)) throw new TypeError('no lists');
    return answer;
  } catch (error) {
    console.warn(`Custom lists: ${address}`, error);
    return null;
  }
}

// Our own edge has validated the content; this only checks that the response has this build's format.
function isCustomLists(value: unknown): value is CustomLists {
  return (
    typeof value === 'object' &&
    value !== null &&
    'customCategories' in value &&
    'customFeatured' in value &&
    'curated' in value &&
    'providerSlugs' in value &&
    'reviewSlugs' in value
  );
}
