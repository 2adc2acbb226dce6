import * as v from 'valibot';
import { DEFAULT_PLATFORM_LANGUAGE } from '../../config/constants.ts';
import { currencyOf, isCurrency, type Currency } from '../../config/currencies.ts';
import type { Regulation } from '../../config/markets.ts';
import { isoCountry } from '../../domain/country.ts';
import { regulationGiven, regulationOf } from '../../domain/markets/market-for.ts';
import { LOCALE_FACTS, LOCALES } from '../../i18n/locales.ts';
import { optionalText } from '../parsing/loose.ts';
import { parseShape } from '../parsing/shape.ts';

/** §3 Geo data. */
export interface GeoData {
  readonly regulation: Regulation;
  readonly language: string;
  readonly currency: Currency;
  readonly countryCode: string;
}

const geo = v.object({
  countryCode: v.pipe(v.unknown(), v.transform(isoCountry), v.string('Expected a country code')),
  regulation: v.nullish(v.unknown()),
  currency: v.nullish(v.unknown()),
  language: optionalText,
});

/**
 * The platform's geolocation (§3 Geo data, §7.1). A regulation or currency that is missing or unknown follows from the
 * country (§5, §7.4).
 * @throws ShapeError when there is no country code
 */
export function parseGeo(input: unknown): GeoData {
  const { countryCode, regulation, currency, language } = parseShape(geo, input);
  const usual = geoOf(countryCode);
  return {
    countryCode,
    language: language?.toUpperCase() ?? usual.language,
    regulation: regulationGiven(regulation, countryCode),
    currency: isCurrency(currency) ? currency : usual.currency,
  };
}

/** What follows from a country alone (§5, §7.4): its language is that of a locale made for it, else the default. */
export function geoOf(countryCode: string): GeoData {
  const locale = LOCALES.find((one) => LOCALE_FACTS[one].tag.endsWith(`-${countryCode}`));
  return {
    countryCode,
    language: locale === undefined ? DEFAULT_PLATFORM_LANGUAGE : LOCALE_FACTS[locale].platformLanguage,
    regulation: regulationOf(countryCode),
    currency: currencyOf(countryCode),
  };
}
