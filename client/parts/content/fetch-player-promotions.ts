import type { PromotionCard } from '../../../shared/domain/content.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';

/** Limited-time promotions for players (§7.4), from our own edge; null when they cannot be loaded: the console says why. */
export async function fetchPlayerPromotions(locale: Locale): Promise<readonly PromotionCard[] | null> {
  const address = apiPath('promotions', { lang: locale });
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: unknown = await response.json();
    if (!hasOffers(answer)) throw new TypeError('not a list of promotions');
    return answer.offers;
  } catch (error) {
    console.warn(`Promotions: ${address}`, error);
    return null;
  }
}

// Our own edge has validated the content; this only checks that the response has this build's format, since one of another build
// may answer while a deployment is rolled out.
function hasOffers(value: unknown): value is { readonly offers: readonly PromotionCard[] } {
  if (typeof value !== 'object' || value === null || !('offers' in value)) return false;
  const { offers } = value;
  return Array.isArray(offers) && offers.every((card: Partial<PromotionCard>) => Array.isArray(card.facts));
}
