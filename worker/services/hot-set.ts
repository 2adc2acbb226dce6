import { CATEGORY_PAGE_SIZE, DEFAULT_COUNTRY } from '../../shared/config/constants.ts';
import { currencyOf, type Currency } from '../../shared/config/currencies.ts';
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { Patience } from '../cache/patience.ts';
import { CLOCK } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import { UPSTREAM_DEFAULTS } from '../upstream/upstream.ts';
import type { Services } from './services.ts';

/** Articles on one page of their list. The refresh fetches the same lists as the pages. */
export const ARTICLES_PER_PAGE = 12;

/** The whole time of a refresh, whatever hangs: the next one begins after five minutes. */
export const REFRESH_LIMIT_MS = 60_000;
/** What has not come by then is slow. */
const SLOW_AFTER_MS = UPSTREAM_DEFAULTS.totalTimeoutMs;

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
 * Requests from the upstreams what most pages need, so that it is fresh in KV before a player needs it. After a failure the stored
 * value stays. `deadline` (milliseconds since the epoch) is the services' own too.
 */
export function refreshHotSet(services: Services, deadline: number): Promise<RefreshReport> {
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
  const { cache, report } = services;
  return refreshEach({ cache, report, clock: CLOCK, deadline }, [...entries.values()]);
}

interface RefreshOptions extends Pick<Services, 'report'>, Patience {
  readonly cache: Pick<DataCache, 'refresh'>;
}

/**
 * Refreshes one entry after the other, to keep the load on the upstreams low. The next one does not wait for what is slow, which
 * is waited for at the end: a service that hangs takes no time from the others. At the deadline, which is the cache's own
 * too, the rest is left to the next refresh.
 */
export async function refreshEach(
  { cache, report, clock, deadline }: RefreshOptions,
  entries: readonly CacheEntry<unknown>[],
): Promise<RefreshReport> {
  const missing = new Set<string>();
  const refreshes: Promise<void>[] = [];
  const left: string[] = [];
  for (const entry of entries) {
    if (clock.now() >= deadline) {
      left.push(entry.key);
      continue;
    }
    const refresh = cache.refresh(entry).then(
      () => undefined,
      (error: unknown) => {
        missing.add(entry.key);
        report(error);
      },
    );
    refreshes.push(refresh);
    await within(refresh, { clock, limitMs: SLOW_AFTER_MS, fallback: () => undefined });
  }
  await Promise.all(refreshes);
  if (left.length > 0) report(new Error(`No time was left to refresh ${left.join(', ')}`));
  const missed = [...entries.map(({ key }) => key).filter((key) => missing.has(key)), ...left];
  return { refreshed: entries.length - missed.length, failed: missed.length, missed };
}

function languageOf(locale: Locale): string {
  return LOCALE_FACTS[locale].language;
}

/** The country in the locale's tag: `es-ES` is Spain's. */
function countryOf(locale: Locale): string {
  return new Intl.Locale(LOCALE_FACTS[locale].tag).region ?? DEFAULT_COUNTRY;
}
