import { FETCH_TIMEOUT_MS } from '../../../shared/config/constants.ts';
import type { PromotionCard } from '../../../shared/domain/content.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';

/** An older list may have offers that were withdrawn, and lack new ones. */
const FRESH_MS = 5 * 60_000;

/**
 * Shows the limited-time promotions for players (§7.4) until the signal: as they are now, and as they are when the page is shown
 * again after a while. Where they cannot be loaded then, those that are shown stay.
 */
export async function followPlayerPromotions(
  locale: Locale,
  signal: AbortSignal,
  show: (cards: readonly PromotionCard[] | 'missing') => void,
): Promise<void> {
  let answeredMs: number | null = null;
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    const fetched = await fetchPlayerPromotions(locale);
    isAsking = false;
    if (signal.aborted) return;
    if (fetched !== null) {
      answeredMs = Date.now();
      show(fetched);
    } else if (answeredMs === null) show('missing');
  };
  const look = () => {
    // The clock may have been set back.
    const isFresh = answeredMs !== null && Math.abs(Date.now() - answeredMs) < FRESH_MS;
    if (document.visibilityState === 'visible' && !isAsking && !isFresh) void ask();
  };
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  await ask();
}

/** From our own edge; null when they cannot be loaded: the console says why. */
async function fetchPlayerPromotions(locale: Locale): Promise<readonly PromotionCard[] | null> {
  const address = apiPath('promotions', { lang: locale });
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
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
