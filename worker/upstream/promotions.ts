import { DEFAULT_LOYALTY_LEVEL } from '../../shared/config/constants.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import type { Regulation } from '../../shared/domain/visitor.ts';
import { ask, withQuery, type ServiceContext } from './service-context.ts';
import { currencyOf } from '../../shared/contracts/platform/geo.ts';

/** Path of the promotions service (CONTRACTS.md, §7.4). */
const PATH = '/promotions';

/** Limited-time promotions (§7.4), as an anonymous visitor sees them; the body unparsed. Throws `UpstreamError`. */
export function createPromotionsClient(context: ServiceContext) {
  const { settings } = context;
  return {
    async list(who: { country: string; regulation: Regulation; locale: Locale }): Promise<unknown> {
      const url = withQuery(settings.promotionsOrigin + PATH, {
        casinoId: settings.casinoId,
        isLoggedIn: 0,
        country: who.country,
        regulation: who.regulation,
        loyaltyLevel: DEFAULT_LOYALTY_LEVEL,
        language: LOCALE_FACTS[who.locale].promotionsLanguage,
        currencyCode: currencyOf(who.country),
        brandName: settings.brandName,
      });
      return (await ask(context, 'promotions', { url })).body;
    },
  };
}
