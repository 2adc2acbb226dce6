import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';

import type { Currency } from '../../shared/config/currencies.ts';
import type { Regulation } from '../../shared/config/markets.ts';
import type { CallName } from './calls.ts';
import { ask, type Answer, type ServiceContext } from './service-context.ts';

/** Paths of the casino platform (§7.1). */
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

/**
 * The casino platform's HTTP calls (§7.1). The body of each answer is not parsed.
 * @throws (rejects) UpstreamError when the call fails; so do all calls
 */
export function createPlatformClient(context: ServiceContext) {
  const { settings } = context;
  const host = new URL(settings.siteUrl).host;
  const get = (
    call: CallName,
    path: string,
    query: Parameters<typeof ask>[2]['query'] = {},
  ): Promise<Answer> => ask(context, call, { path, query });
  return {
    copyrights: ({ locale, country, regulation }: Omit<PlatformVisitor, 'currency'>) =>
      get('platform.copyrights', PATHS.copyrights, {
        language: LOCALE_FACTS[locale].platformLanguage,
        country,
        host,
        casinoId: settings.casinoId,
        regulation,
      }),
    /** A 404 has a body to be read: it is the platform's own, or that of a gateway before it. */
    infoPage: (
      resourceName: string,
      { locale, regulation, currency }: Omit<PlatformVisitor, 'country'>,
    ): Promise<Answer> =>
      ask(context, 'platform.info-page', {
        path: PATHS.infoPage,
        query: {
          resourceName,
          regulationType: regulation,
          lng: LOCALE_FACTS[locale].platformLanguage,
          currencyCode: currency,
          host,
          popUp: 1,
        },
        acceptStatuses: [404],
      }),
    smartFooter: () => get('platform.smart-footer', PATHS.smartFooter, { host }),
    paymentMethods: (country: string, regulation: Regulation, locale: Locale) =>
      get('platform.payment-methods', PATHS.paymentMethods, {
        country,
        reg: regulation,
        lng: LOCALE_FACTS[locale].platformLanguage,
      }),
    liveLimits: () => get('platform.live-limits', PATHS.liveLimits),
    /** Where an address is; the platform reads it as every proxy's upstream does, from `X-Forwarded-For`. */
    geolocation: (address: string): Promise<Answer> =>
      ask(context, 'platform.geolocation', {
        path: PATHS.geolocation,
        headers: { 'X-Forwarded-For': address },
      }),
  };
}
