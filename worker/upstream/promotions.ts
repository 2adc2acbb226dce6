import { DEFAULT_LOYALTY_LEVEL } from '../../shared/config/constants.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import type { Regulation } from '../../shared/model/visitor.ts';
import { ask, withQuery, type ServiceContext } from './service-context.ts';
import { currencyOf } from '../../shared/model/geo.ts';

/** Path of the promotions service (CONTRACTS.md, §7.4). */
const PATH = '/promotions';

/** Limited-time promotions (§7.4), as an anonymous visitor sees them; bodies unparsed. Each throws `UpstreamError`. */
export function createPromotionsClient(context: ServiceContext) {
  const { settings } = context;
  const get = async (path: string, who: { country: string; regulation: Regulation; locale: Locale }) => {
    const url = withQuery(settings.promotionsOrigin + path, {
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
  };
  return {
    list: (who: { country: string; regulation: Regulation; locale: Locale }) => get(PATH, who),
    one: (id: string, who: { country: string; regulation: Regulation; locale: Locale }) =>
      get(`${PATH}/${encodeURIComponent(id)}`, who),
  };
}
