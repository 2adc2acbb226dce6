import { LOCALES } from '../../shared/i18n/locales.ts';
import type { CacheEntry } from '../cache/data-cache.ts';
import type { Services } from './services.ts';

/** Posts on one page of a list. The refresh fetches the very lists that the pages ask for. */
export const ARTICLES_PER_PAGE = 12;
export const PROMOTIONS_PER_PAGE = 100;

interface RefreshReport {
  readonly refreshed: number;
  readonly failed: number;
}

/** Languages are what the feed differs by; the visitors of each come in these currencies most. */
const HOT_VIEWERS = [
  { locale: 'en', currency: 'GBP' },
  { locale: 'en', currency: 'EUR' },
  { locale: 'es', currency: 'EUR' },
] as const;
/** Types with a list page of their own, and how many posts stand on it. */
const HOT_LISTS = [
  { type: 'magazine', perPage: ARTICLES_PER_PAGE },
  { type: 'promotions', perPage: PROMOTIONS_PER_PAGE },
] as const;

/**
 * Asks the upstreams for what most pages need, so that it is in KV and fresh before a player wants it. One after the
 * other: a refresh in the background is no reason to press an upstream. A failure leaves what is stored.
 */
export async function refreshHotSet(services: Services): Promise<RefreshReport> {
  const entries = new Map<string, CacheEntry<unknown>>();
  for (const { locale, currency } of HOT_VIEWERS) {
    for (const device of ['W', 'C'] as const) {
      for (const entry of services.catalogue.entries({ locale, currency, device }))
        entries.set(entry.key, entry);
    }
  }
  for (const { type, perPage } of HOT_LISTS) {
    for (const locale of LOCALES) {
      for (const entry of services.content.listEntries(type, locale, perPage)) entries.set(entry.key, entry);
    }
  }
  let failed = 0;
  for (const entry of entries.values()) {
    try {
      await services.cache.refresh(entry);
    } catch (error) {
      failed += 1;
      services.report(error);
    }
  }
  return { refreshed: entries.size - failed, failed };
}
