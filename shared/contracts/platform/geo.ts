import * as v from 'valibot';
import { DEFAULT_PLATFORM_LANGUAGE } from '../../config/constants.ts';
import { currencyOf, isCurrency, type Currency } from '../../config/currencies.ts';
import { isRegulation, type Regulation } from '../../config/markets.ts';
import { regulationOf } from '../../domain/markets/market-for.ts';
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
  countryCode: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, 'Expected a country code'),
  ),
  regulation: v.nullish(v.unknown()),
  currency: v.nullish(v.unknown()),
  language: v.pipe(
    optionalText,
    v.transform((language) => language?.toUpperCase() ?? DEFAULT_PLATFORM_LANGUAGE),
  ),
});

/**
 * The platform's geolocation (§3 Geo data, §7.1). A regulation or currency that is missing or unknown follows from the
 * country (§5, §7.4).
 * @throws ShapeError when there is no country code
 */
export function parseGeo(input: unknown): GeoData {
  const { countryCode, regulation, currency, language } = parseShape(geo, input);
  return {
    countryCode,
    language,
    regulation: isRegulation(regulation) ? regulation : regulationOf(countryCode),
    currency: isCurrency(currency) ? currency : currencyOf(countryCode),
  };
}
