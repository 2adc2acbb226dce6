import type { Locale } from '../../shared/i18n/locales.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { Currency, DeviceCode, Regulation } from '../../shared/domain/visitor.ts';
import { ask, withQuery, type ServiceContext } from './service-context.ts';

/** Paths of the casino platform (CONTRACTS.md, §7.1). */
const PATHS = {
  copyrights: '/api/copyrights',
  infoPage: '/api/info-page',
  smartFooter: '/api/smart-footer',
  paymentMethods: '/api/payment-methods',
  liveLimits: '/api/live-casino/limits',
  geolocation: '/api/geolocation',
} as const;

interface PlatformVisitor {
  readonly locale: Locale;
  readonly country: string;
  readonly regulation: Regulation;
  readonly currency: Currency;
}

/** The casino platform's HTTP calls (§7.1). Each gives the answer's body, unparsed; each throws `UpstreamError`. */
export function createPlatformClient(context: ServiceContext) {
  const { settings } = context;
  const host = new URL(settings.siteUrl).host;
  const get = async (path: string, query: Parameters<typeof withQuery>[1] = {}): Promise<unknown> => {
    const url = withQuery(settings.platformOrigin + path, query);
    return (await ask(context, 'platform', { url })).body;
  };
  return {
    copyrights: ({ locale, country, regulation }: PlatformVisitor) =>
      get(PATHS.copyrights, {
        language: LOCALE_FACTS[locale].platformLanguage,
        country,
        host,
        casinoId: settings.casinoId,
        regulation,
      }),
    /** `null` when the platform says that it has no such page: that is an answer, not a failure. */
    async infoPage(
      resourceName: string,
      { locale, regulation, currency }: Omit<PlatformVisitor, 'country'>,
    ): Promise<unknown> {
      const url = withQuery(settings.platformOrigin + PATHS.infoPage, {
        resourceName,
        regulationType: regulation,
        lng: LOCALE_FACTS[locale].platformLanguage,
        currencyCode: currency,
        host,
        popUp: 1,
      });
      const { status, body } = await ask(context, 'platform', { url, acceptStatuses: [404] });
      return status === 404 ? null : body;
    },
    smartFooter: () => get(PATHS.smartFooter, { host }),
    paymentMethods: (country: string, regulation: Regulation, locale: Locale) =>
      get(PATHS.paymentMethods, { country, reg: regulation, lng: LOCALE_FACTS[locale].platformLanguage }),
    liveLimits: () => get(PATHS.liveLimits),
    geolocation: () => get(PATHS.geolocation),
  };
}

/** The catalogue (DESIGN.md §7 "3 Game"), unparsed. Throws `UpstreamError`. */
export async function fetchGamesFeed(
  context: ServiceContext,
  query: { locale: Locale; currency: Currency; device: DeviceCode },
): Promise<unknown> {
  const url = withQuery(context.settings.gamesFeedUrl, {
    language: LOCALE_FACTS[query.locale].platformLanguage,
    currency: query.currency,
    platform: query.device,
  });
  return (await ask(context, 'feed', { url })).body;
}
