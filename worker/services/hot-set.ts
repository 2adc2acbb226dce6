import { CATEGORY_PAGE_SIZE, DEFAULT_COUNTRY } from '../../shared/config/constants.ts';
import { currencyOf, type Currency } from '../../shared/config/currencies.ts';
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import type { Services } from './services.ts';

/** Articles on one page of their list. The refresh fetches the same lists as the pages. */
export const ARTICLES_PER_PAGE = 12;

/** The whole time of a refresh, whatever hangs: the next one begins after five minutes. */
export const REFRESH_LIMIT_MS = 60_000;

export interface RefreshReport {
  readonly refreshed: number;
  readonly failed: number;
  /** The keys of those that failed, or were left to the next refresh. */
  readonly missed: readonly string[];
}

interface HotViewer {
  readonly locale: Locale;
  readonly currency: Currency;
}

/** Frequent besides the first currency of each language. */
const MORE_VIEWERS: readonly HotViewer[] = [{ locale: DEFAULT_LOCALE, currency: 'EUR' }];
/** One for each language: its first locale, with the currency of that locale's own country. */
export const LANGUAGE_VIEWERS: readonly HotViewer[] = LOCALES.filter(
  (locale) => locale === LOCALES.find((other) => languageOf(other) === languageOf(locale)),
).map((locale) => ({ locale, currency: currencyOf(countryOf(locale)) }));
/** The feed differs by language and currency. */
export const HOT_VIEWERS: readonly HotViewer[] = [...LANGUAGE_VIEWERS, ...MORE_VIEWERS];
/** Types with a list page of their own, and the number of posts on it. */
const HOT_LISTS = [
  { type: 'magazine', perPage: ARTICLES_PER_PAGE },
  { type: 'promotions', perPage: CATEGORY_PAGE_SIZE },
] as const;

/**
 * Requests from the upstreams what most pages need, so that it is fresh in KV before a player needs it. One request
 * after the other, to keep the load on the upstreams low. After a failure the stored value stays. At `deadline` (milliseconds
 * since the epoch), which is the services' own too, the rest is left to the next refresh.
 */
export async function refreshHotSet(services: Services, deadline: number): Promise<RefreshReport> {
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
  const missed: string[] = [];
  const left: string[] = [];
  for (const entry of entries.values()) {
    if (Date.now() >= deadline) {
      left.push(entry.key);
      continue;
    }
    try {
      await services.cache.refresh(entry);
    } catch (error) {
      missed.push(entry.key);
      services.report(error);
    }
  }
  if (left.length > 0) services.report(new Error(`No time was left to refresh ${left.join(', ')}`));
  missed.push(...left);
  return { refreshed: entries.size - missed.length, failed: missed.length, missed };
}

function languageOf(locale: Locale): string {
  return LOCALE_FACTS[locale].language;
}

/** The country in the locale's tag: `es-ES` is Spain's. */
function countryOf(locale: Locale): string {
  return new Intl.Locale(LOCALE_FACTS[locale].tag).region ?? DEFAULT_COUNTRY;
}
