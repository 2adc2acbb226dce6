import * as v from 'valibot';
import { DEFAULT_LOYALTY_LEVEL } from '../../shared/config/constants.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { parsePromotions } from '../../shared/contracts/promotions.ts';
import type { SafeHtml } from '../../shared/domain/content.ts';
import {
  activePromotions,
  nextPromotionChange,
  promotionSchema,
  type Promotion,
} from '../../shared/domain/promotions/promotion.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { CacheEntry } from '../cache/data-cache.ts';
import { selectHtml } from '../content/audience.ts';
import { cleanContentSchema, type CleanContent } from '../content/clean-content.ts';
import { cleanHtml } from '../content/clean-html.ts';
import { cleanOptions } from '../content/site-clean-options.ts';
import { ask, parsedListFrom } from '../upstream/service-context.ts';
import type { ServiceRequest } from './service-request.ts';

/** Limited-time promotions (§3, §7.4). */
export interface PromotionsService {
  /**
   * The active ones, texts and terms as the visitor may see them.
   * @throws (rejects) UpstreamError when the service fails and nothing is stored
   */
  current(locale: Locale, visitor: Visitor): Promise<CurrentPromotions>;
}

interface CurrentPromotions {
  readonly active: readonly Promotion<SafeHtml>[];
  /** When one of them ends or another begins, in milliseconds since the epoch; `null`: never, as far as is known. */
  readonly until: number | null;
}

/** Path of the promotions service (§7.4). */
const PATH = '/promotions';

const storedSchema = v.array(
  v.object({
    ...promotionSchema.entries,
    html: cleanContentSchema,
    terms: v.nullable(cleanContentSchema),
  }),
);

export function createPromotionsService(request: ServiceRequest): PromotionsService {
  const { settings } = request.upstream;

  const entryFor = (
    locale: Locale,
    { country, regulation, currency }: Visitor,
  ): CacheEntry<readonly Promotion<CleanContent>[]> => ({
    key: `promotions:${locale}:${country}:${regulation}`,
    lifetime: LIFETIMES.promotions,
    tags: ['limited-promotions'],
    parse: (stored) => v.parse(storedSchema, stored),
    load: async () => {
      const { body } = await ask(request.upstream, 'promotions', {
        path: PATH,
        query: {
          casinoId: settings.casinoId,
          isLoggedIn: 0,
          country,
          regulation,
          loyaltyLevel: DEFAULT_LOYALTY_LEVEL,
          language: LOCALE_FACTS[locale].promotionsLanguage,
          currencyCode: currency,
          brandName: settings.brandName,
        },
      });
      const { promotions } = parsedListFrom(request.upstream, 'promotions', {
        what: 'promotions',
        parse: () => parsePromotions(body),
        kept: (parsed) => parsed.promotions.length,
      });
      const options = cleanOptions(settings, locale);
      return promotions.map((one) => ({
        ...one,
        html: cleanHtml(one.html, options),
        terms: one.terms === null ? null : cleanHtml(one.terms, options),
      }));
    },
  });

  return {
    async current(locale, visitor) {
      const all = (await request.cache.get(entryFor(locale, visitor))).value ?? [];
      // Stored with its dates, so that it begins and ends on time whatever the cache's age.
      const now = request.now();
      return {
        active: activePromotions(all, now).map((one) => ({
          ...one,
          html: selectHtml(one.html, visitor.country),
          terms: selectHtml(one.terms, visitor.country),
        })),
        until: nextPromotionChange(all, now),
      };
    },
  };
}
