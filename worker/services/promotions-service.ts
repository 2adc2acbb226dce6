import * as v from 'valibot';
import { DEFAULT_LOYALTY_LEVEL } from '../../shared/config/constants.ts';
import { currencyOf } from '../../shared/config/currencies.ts';
import { MARKETS } from '../../shared/config/markets.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import type { DroppedRecord } from '../../shared/contracts/parsing/shape.ts';
import { parsePromotion, parsePromotions } from '../../shared/contracts/promotions.ts';
import type { SafeHtml } from '../../shared/domain/content.ts';
import {
  activePromotions,
  nextPromotionChange,
  promotionState,
  promotionSchema,
  type Promotion,
} from '../../shared/domain/promotions/promotion.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import { selectHtml } from '../content/audience.ts';
import { cleanContentSchema, type CleanContent } from '../content/clean-content.ts';
import { cleanHtml } from '../content/clean-html.ts';
import { ContentTooLargeError } from '../content/content-limits.ts';
import { cleanOptions } from '../content/site-clean-options.ts';
import { ask, malformed, parsedFrom, parsedListFrom } from '../upstream/service-context.ts';
import { keepLast } from './keep-last.ts';
import { valueHeld, type ServiceRequest } from './service-request.ts';

/** Whom a promotion is for (§7.4 isLoggedIn): visitors, or players who are logged in. */
export type PromotionAudience = keyof typeof IS_LOGGED_IN;

const IS_LOGGED_IN = { guest: 0, player: 1 } as const;

/**
 * Limited-time promotions (§3, §7.4), texts and terms as the visitor may see them. Only the browser knows who is logged
 * in: the edge's own pages show those for guests.
 * @throws (rejects) UpstreamError when the service fails and nothing is stored; so do all calls
 */
export interface PromotionsService {
  /** The active ones. */
  current(
    locale: Locale,
    visitor: Visitor,
    audience?: PromotionAudience,
  ): Promise<{
    readonly active: readonly Promotion<SafeHtml>[];
    /** When one of them ends or another begins, in milliseconds since the epoch; `null`: never, as far as is known. */
    readonly until: number | null;
  }>;
  /** The locales whose list has it, by its slug or id; those of which it is not known in time count as well. */
  localesOf(slug: string, visitor: Visitor, audience: PromotionAudience): Promise<readonly Locale[]>;
  /** The whole of a promotion of {@link current}; `null` when the service has withdrawn it, or it has ended. */
  whole(
    listed: Pick<Promotion<SafeHtml>, 'id'>,
    locale: Locale,
    visitor: Visitor,
    audience: PromotionAudience,
  ): Promise<Promotion<SafeHtml> | null>;
}

/** How long an isolate's first page waits for the lists of the other languages. */
const OTHER_LANGUAGES_TIMEOUT_MS = 400;

/** Path of the promotions service (§7.4); that of one promotion has its id behind it. */
const PATH = '/promotions';

/** As the readers of a country may see it. */
const shown = keepLast(
  ({ country }: Visitor) => country,
  (one: Promotion<CleanContent>, { country }): Promotion<SafeHtml> => ({
    ...one,
    html: selectHtml(one.html, country),
    terms: selectHtml(one.terms, country),
  }),
);

const storedSchema = v.object({
  ...promotionSchema.entries,
  html: cleanContentSchema,
  terms: v.nullable(cleanContentSchema),
});
const storedListSchema = v.array(storedSchema);

export function createPromotionsService(request: ServiceRequest): PromotionsService {
  const { settings } = request.upstream;

  /** What both calls send, and what is stored of their answers depends on: `key`. */
  const asking = (locale: Locale, { country, market, regulation }: Visitor, audience: PromotionAudience) => ({
    key: `${locale}:${country}:${market}:${regulation}:${audience}`,
    // A date without a time is a day of the market's.
    context: { timeZone: MARKETS[market].timeZone, base: settings.publicUpstreams.promotions },
    query: {
      casinoId: settings.casinoId,
      isLoggedIn: IS_LOGGED_IN[audience],
      country,
      regulation,
      loyaltyLevel: DEFAULT_LOYALTY_LEVEL,
      language: LOCALE_FACTS[locale].promotionsLanguage,
      // Not the visitor's own, which the platform may say.
      currencyCode: currencyOf(country),
      brandName: settings.brandName,
    },
  });

  const clean = (one: Promotion<string>, locale: Locale): Promotion<CleanContent> => {
    const options = cleanOptions(settings, locale, { service: 'promotions' });
    return {
      ...one,
      html: cleanHtml(one.html, options),
      terms: one.terms === null ? null : cleanHtml(one.terms, options),
    };
  };

  /** One that is too large to be cleaned is dropped as one of the wrong shape is. */
  const cleanEach = ({ promotions, dropped }: ReturnType<typeof parsePromotions>, locale: Locale) => {
    const tooLarge: DroppedRecord[] = [];
    const cleaned = promotions.flatMap((one) => {
      try {
        return [clean(one, locale)];
      } catch (error) {
        if (!(error instanceof ContentTooLargeError)) throw error;
        tooLarge.push({ path: 'promotions', reason: `Promotion ${one.id}: ${error.message}` });
        return [];
      }
    });
    return { promotions: cleaned, dropped: [...dropped, ...tooLarge] };
  };

  const listEntry = (
    locale: Locale,
    visitor: Visitor,
    audience: PromotionAudience,
  ): CacheEntry<readonly Promotion<CleanContent>[]> => {
    const { key, query, context } = asking(locale, visitor, audience);
    return {
      key: `promotions:${key}`,
      lifetime: LIFETIMES.promotions,
      tags: ['limited-promotions'],
      parse: (stored) => v.parse(storedListSchema, stored),
      load: async () => {
        const answer = await ask(request.upstream, 'promotions.list', { path: PATH, query });
        const { promotions } = parsedListFrom(request.upstream, answer, {
          what: 'promotions',
          parse: () => cleanEach(parsePromotions(answer.body, context), locale),
          kept: (parsed) => parsed.promotions.length,
        });
        return promotions;
      },
    };
  };

  return {
    async current(locale, visitor, audience = 'guest') {
      const all = (await request.cache.get(listEntry(locale, visitor, audience))).value ?? [];
      // Stored with its dates, so that it begins and ends on time whatever the cache's age.
      const now = request.clock.now();
      return {
        active: activePromotions(all, now).map((one) => shown(one, visitor)),
        until: nextPromotionChange(all, now),
      };
    },

    async localesOf(asked, visitor, audience) {
      const lists = await Promise.all(
        LOCALES.map((locale) =>
          valueHeld(request, listEntry(locale, visitor, audience), OTHER_LANGUAGES_TIMEOUT_MS),
        ),
      );
      return LOCALES.filter(
        (_, index) => lists[index]?.some(({ id, slug }) => slug === asked || id === asked) ?? true,
      );
    },

    async whole({ id }, locale, visitor, audience) {
      const { key, query, context } = asking(locale, visitor, audience);
      const entry: CacheEntry<Promotion<CleanContent>> = {
        key: `promotion:${id}:${key}`,
        lifetime: LIFETIMES.promotions,
        tags: ['limited-promotions'],
        parse: (stored) => v.parse(storedSchema, stored),
        load: async () => {
          const path = `${PATH}/${encodeURIComponent(id)}`;
          const answer = await ask(request.upstream, 'promotions.one', {
            path,
            query,
            acceptStatuses: [404],
          });
          if (answer.status === 404) {
            // A gateway that has lost its routes says so of every promotion. What is withdrawn leaves the list.
            if (!request.cache.holds(entry)) return null;
            throw malformed(request.upstream, answer, { detail: '404 for what is in the list' });
          }
          return clean(
            parsedFrom(request.upstream, answer, () => parsePromotion(answer.body, context)),
            locale,
          );
        },
      };
      const { value } = await request.cache.get(entry);
      if (value === null || promotionState(value, request.clock.now()) !== 'active') return null;
      return shown(value, visitor);
    },
  };
}
