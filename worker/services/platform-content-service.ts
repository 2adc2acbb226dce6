import * as v from 'valibot';
import type { InfoPage } from '../../shared/config/info-pages.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { parseInfoPage } from '../../shared/contracts/platform/info-page.ts';
import { parsePaymentMethods } from '../../shared/contracts/platform/payment-methods.ts';
import {
  activePromotions,
  nextPromotionChange,
  parsePromotions,
  type Promotion,
} from '../../shared/contracts/promotions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { PaymentMethodsTable } from '../../shared/page-data.ts';
import { cacheKeys } from '../cache/keys.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { CacheEntry } from '../cache/data-cache.ts';
import { selectAudience, type SelectedContent } from '../content/audience.ts';
import { cleanContentSchema, type CleanContent } from '../content/clean-content.ts';
import { cleanHtml } from '../content/clean-html.ts';
import { withoutLeadingTitle } from '../content/leading-title.ts';
import { cleanOptions } from '../content/site-clean-options.ts';
import { parsedFrom, requireSome } from '../upstream/parsed-from.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import { createPromotionsClient } from '../upstream/promotions.ts';
import type { ServiceRequest } from './service-request.ts';

/** Content that comes from the casino platform and the promotions service, clean, through the cache. */
export interface PlatformContentService {
  /** An info page for the visitor's country (§5); `null` when the platform has none. Throws `UpstreamError`. */
  infoPage(page: InfoPage, locale: Locale, visitor: Visitor): Promise<SelectedContent | null>;
  /** The payment methods table (§2.8); throws `UpstreamError`. */
  paymentMethods(locale: Locale, visitor: Visitor): Promise<PaymentMethodsTable>;
  /** Limited-time promotions that hold now (§7.4), texts and terms clean; throws `UpstreamError`. */
  promotions(locale: Locale, visitor: Visitor): Promise<CurrentPromotions>;
}

interface CurrentPromotions {
  readonly active: readonly Promotion[];
  /** When one of them ends or another begins, in milliseconds since the epoch; `null`: never, as far as is known. */
  readonly until: number | null;
}

const promotionSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  teaser: v.nullable(v.string()),
  image: v.nullable(v.string()),
  html: v.string(),
  startsAt: v.nullable(v.number()),
  endsAt: v.nullable(v.number()),
  minDeposit: v.nullable(v.string()),
  code: v.nullable(v.string()),
  terms: v.nullable(v.string()),
});

const paymentsSchema = v.object({
  paragraph1: v.string(),
  paragraph2: v.string(),
  columns: v.tuple([v.string(), v.string(), v.string(), v.string()]),
  methods: v.array(
    v.object({
      name: v.string(),
      helpPage: v.string(),
      logo: v.nullable(v.string()),
      depositTime: v.string(),
      withdrawalTime: v.string(),
      currencies: v.string(),
    }),
  ),
});

export function createPlatformContentService(request: ServiceRequest): PlatformContentService {
  const platform = createPlatformClient(request.upstream);
  const promotionsClient = createPromotionsClient(request.upstream);
  const { settings } = request.upstream;
  const lifetime = LIFETIMES.platform;
  const clean = (html: string, locale: Locale): string =>
    cleanHtml(html, cleanOptions(settings, locale)).html;

  return {
    async infoPage(page, locale, { regulation, currency, country }) {
      const entry: CacheEntry<CleanContent> = {
        key: cacheKeys.infoPage(page.resourceName, locale, regulation, currency),
        lifetime,
        tags: ['info'],
        parse: (stored) => v.parse(cleanContentSchema, stored),
        load: async () => {
          const body = await platform.infoPage(page.resourceName, { locale, regulation, currency });
          if (body === null) return null;
          const html = parsedFrom('platform', settings.platformOrigin, () => parseInfoPage(body));
          if (html === null) return null;
          const title = page.title[LOCALE_FACTS[locale].language];
          return cleanHtml(withoutLeadingTitle(html, title), cleanOptions(settings, locale));
        },
      };
      const { value } = await request.cache.get(entry);
      return value === null ? null : selectAudience(value, country);
    },

    async paymentMethods(locale, { country, regulation }) {
      const entry: CacheEntry<PaymentMethodsTable> = {
        key: cacheKeys.paymentMethods(country, regulation, locale),
        lifetime,
        tags: ['payments'],
        parse: (stored) => v.parse(paymentsSchema, stored),
        load: async () => {
          const body = await platform.paymentMethods(country, regulation, locale);
          const { table, dropped } = parsedFrom('platform', settings.platformOrigin, () =>
            parsePaymentMethods(body, {
              brandName: settings.brandName,
              language: LOCALE_FACTS[locale].language,
            }),
          );
          requireSome('platform', settings.platformOrigin, { kept: table.methods.length, dropped });
          if (dropped.length > 0) request.record.note(`payment methods: ${dropped.length} records dropped`);
          return {
            ...table,
            paragraph1: clean(table.paragraph1, locale),
            paragraph2: clean(table.paragraph2, locale),
          };
        },
      };
      const { value } = await request.cache.get(entry);
      if (value === null) throw new Error('payment methods: the table is never missing');
      return value;
    },

    async promotions(locale, { country, regulation }) {
      const entry: CacheEntry<readonly Promotion[]> = {
        key: cacheKeys.promotions(locale, country, regulation),
        lifetime: LIFETIMES.promotions,
        tags: ['limited-promotions'],
        parse: (stored) => v.parse(v.array(promotionSchema), stored),
        load: async () => {
          const body = await promotionsClient.list({ locale, country, regulation });
          const { promotions, dropped } = parsedFrom('promotions', settings.promotionsOrigin, () =>
            parsePromotions(body),
          );
          requireSome('promotions', settings.promotionsOrigin, { kept: promotions.length, dropped });
          if (dropped.length > 0) request.record.note(`promotions: ${dropped.length} records dropped`);
          return promotions.map((one) => ({
            ...one,
            html: clean(one.html, locale),
            terms: one.terms === null ? null : clean(one.terms, locale),
          }));
        },
      };
      const { value } = await request.cache.get(entry);
      // Kept with its dates, so that it begins and ends on time whatever the cache's age.
      const now = request.now();
      return { active: activePromotions(value ?? [], now), until: nextPromotionChange(value ?? [], now) };
    },
  };
}
