import * as v from 'valibot';
import type { InfoPage } from '../../shared/config/info-pages.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { parseInfoPage } from '../../shared/contracts/platform/info-page.ts';
import { parsePaymentMethods } from '../../shared/contracts/platform/payment-methods.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { paymentMethodsSchema, type PaymentMethodsTable } from '../../shared/domain/payment-methods.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import { selectAudience, selectHtml, type SelectedContent } from '../content/audience.ts';
import { cleanContentSchema, type CleanContent } from '../content/clean-content.ts';
import { cleanHtml } from '../content/clean-html.ts';
import { withoutLeadingTitle } from '../content/leading-title.ts';
import { cleanOptions } from '../content/site-clean-options.ts';
import { edgeMessages } from '../messages.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import { parsedFrom, parsedListFrom } from '../upstream/service-context.ts';
import type { ServiceRequest } from './service-request.ts';

/** Content of the casino platform, cleaned, through the cache. */
export interface PlatformContentService {
  /**
   * An info page for the visitor's country (§5); `null` when the platform has none.
   * @throws (rejects) UpstreamError when the platform fails and nothing is stored
   */
  infoPage(page: InfoPage, locale: Locale, visitor: Visitor): Promise<SelectedContent | null>;
  /**
   * The payment methods table (§2.8).
   * @throws (rejects) UpstreamError when the platform fails and nothing is stored
   */
  paymentMethods(locale: Locale, visitor: Visitor): Promise<PaymentMethodsTable>;
}

const storedPayments = v.object({
  ...paymentMethodsSchema.entries,
  paragraph1: cleanContentSchema,
  paragraph2: cleanContentSchema,
});

export function createPlatformContentService(request: ServiceRequest): PlatformContentService {
  const platform = createPlatformClient(request.upstream);
  const { settings } = request.upstream;
  const lifetime = LIFETIMES.platform;

  return {
    async infoPage(page, locale, { regulation, currency, country }) {
      const entry: CacheEntry<CleanContent> = {
        key: `info:${page.resourceName}:${locale}:${regulation}:${currency}`,
        lifetime,
        tags: ['info'],
        parse: (stored) => v.parse(cleanContentSchema, stored),
        load: async () => {
          const answer = await platform.infoPage(page.resourceName, { locale, regulation, currency });
          const html = parsedFrom(request.upstream, answer, () => parseInfoPage(answer.body));
          if (html === null) return null;
          const title = page.title[LOCALE_FACTS[locale].language];
          return cleanHtml(
            withoutLeadingTitle(html, title),
            cleanOptions(settings, locale, { service: 'platform' }),
          );
        },
      };
      const { value } = await request.cache.get(entry);
      return value === null ? null : selectAudience(value, country);
    },

    async paymentMethods(locale, { country, regulation }) {
      const entry: CacheEntry<v.InferOutput<typeof storedPayments>> = {
        key: `payments:${country}:${regulation}:${locale}`,
        lifetime,
        tags: ['payments'],
        parse: (stored) => v.parse(storedPayments, stored),
        load: async () => {
          const answer = await platform.paymentMethods(country, regulation, locale);
          const { brandName, publicUpstreams } = settings;
          const { language } = LOCALE_FACTS[locale];
          const { table } = parsedListFrom(request.upstream, answer, {
            what: 'payment methods',
            parse: () =>
              parsePaymentMethods(answer.body, { brandName, language, base: publicUpstreams.platform }),
            kept: (parsed) => parsed.table.methods.length,
          });
          const options = cleanOptions(settings, locale, { service: 'platform' });
          return {
            ...table,
            paragraph1: cleanHtml(table.paragraph1, options),
            paragraph2: cleanHtml(table.paragraph2, options),
          };
        },
      };
      const { value } = await request.cache.get(entry);
      if (value === null) throw new Error('payment methods: the table is never missing');
      const heads = edgeMessages(locale).payments;
      return {
        ...value,
        columns: [heads.method, heads.deposit, heads.withdrawal, heads.currencies],
        paragraph1: selectHtml(value.paragraph1, country),
        paragraph2: selectHtml(value.paragraph2, country),
      };
    },
  };
}
