import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  DEFAULT_COUNTRY,
  IOS_APP_COOKIE,
  IOS_APP_COOKIE_MAX_AGE_S,
  NATIVE_COOKIE,
} from '../../shared/config/constants.ts';
import { geoOf, type GeoData } from '../../shared/contracts/platform/geo.ts';
import { MARKETS } from '../../shared/config/markets.ts';
import { isoCountry } from '../../shared/domain/country.ts';
import { rulesAsOf } from '../../shared/domain/markets/duties.ts';
import { isServed, marketUnder } from '../../shared/domain/markets/market-for.ts';
import { readSizes } from '../../shared/domain/lobby-sizes.ts';
import type { DeviceCode, Visitor } from '../../shared/domain/visitor.ts';
import { readFlags } from '../../shared/domain/visitor-flags.ts';
import { settingsOf, type Bindings } from '../env.ts';
import { addCookie } from '../http/cookies.ts';
import { addressOf, parametersOf } from '../http/request-address.ts';
import { userAgentOf } from '../http/user-agent.ts';
import type { RequestLogVariables } from './request-log.ts';
import type { ServicesVariables } from './services.ts';

export interface VisitorVariables {
  visitor: Visitor;
  /** Where the visitor is, with the language of the platform's that is spoken there (§3 Geo data). */
  geo: GeoData;
}

/**
 * Sets the facts about the visitor (§2.6, §3, §5); each input is allow-listed. The country is taken from the network,
 * else from a trusted proxy's header, else from the platform's geolocation of the visitor's address if that responds
 * quickly, else it is Great Britain, whose rules are the strictest.
 */
export function visitor(): MiddlewareHandler<{
  Bindings: Bindings;
  Variables: VisitorVariables & RequestLogVariables & ServicesVariables;
}> {
  return async function visitor(c, next) {
    const settings = settingsOf(c.env);
    const { trustedCountryHeader, trustedRegionHeader } = settings;
    const { cf } = c.req.raw;
    const country =
      isoCountry(cf?.country) ??
      (trustedCountryHeader === null ? null : isoCountry(c.req.header(trustedCountryHeader)));
    const known =
      country === null ? await c.get('services').geo.place(c.get('record').client) : geoOf(country);
    const geo = known ?? geoOf(DEFAULT_COUNTRY);
    c.set('geo', geo);
    const region =
      regionCode(cf?.regionCode, geo.countryCode) ??
      (trustedRegionHeader === null ? null : regionCode(c.req.header(trustedRegionHeader), geo.countryCode));
    const area = { country: geo.countryCode, region };
    const market = marketUnder(area, geo.regulation);
    const asked = parametersOf(addressOf(c.req.url).search);
    const { wantsIosApp, wantsNative, bannerChoice } = readFlags(asked);
    const isIosApp = wantsIosApp || getCookie(c, IOS_APP_COOKIE) === '1';
    const visitor: Visitor = {
      country: geo.countryCode,
      market,
      isServed: isServed(area, settings),
      rulesAsOf: rulesAsOf(MARKETS[market], c.get('record').startedAt),
      regulation: geo.regulation,
      currency: geo.currency,
      device: deviceOf(c.req.header('sec-ch-ua-mobile'), userAgentOf(c.req)),
      isNative: isIosApp || wantsNative || getCookie(c, NATIVE_COOKIE) === '1',
      isIosApp,
      bannerChoice,
      ...readSizes(asked),
    };
    c.set('visitor', visitor);
    const { facts } = c.get('record');
    // Not where it is only assumed.
    if (known !== null) facts.country = visitor.country;
    facts.market = visitor.market;
    facts.regulation = visitor.regulation;
    facts.device = visitor.device;
    await next();
    if (wantsIosApp) addCookie(c, { name: IOS_APP_COOKIE, value: '1' }, { maxAge: IOS_APP_COOKIE_MAX_AGE_S });
    if (wantsNative) addCookie(c, { name: NATIVE_COOKIE, value: '1' }, { httpOnly: true });
  };
}

/** The second half of an ISO 3166-2 code, whether or not the first is written too (`ON`, `CA-ON`), or null. */
function regionCode(value: unknown, country: string): string | null {
  if (typeof value !== 'string') return null;
  const code = value.toUpperCase().replace(`${country}-`, '');
  return /^[A-Z0-9]{1,3}$/u.test(code) ? code : null;
}

const MOBILE_AGENT = /Android.+Mobile|iPhone|iPod|iPad|Windows Phone|Mobile Safari|Opera Mini/u;

/** C for mobile, W for desktop web (§4); the client hint comes first, because that is its purpose. */
export function deviceOf(mobileHint: string | undefined, userAgent: string): DeviceCode {
  if (mobileHint === '?1') return 'C';
  if (mobileHint === '?0' && !/iPad/u.test(userAgent)) return 'W';
  return MOBILE_AGENT.test(userAgent) ? 'C' : 'W';
}
