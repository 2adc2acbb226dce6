import * as v from 'valibot';
import { DEFAULT_PLATFORM_LANGUAGE } from '../../config/constants.ts';
import { regulationOf } from '../../config/policies.ts';
import type { GeoData } from '../../page-data.ts';
import { optionalText } from '../parsing/loose.ts';
import { parseShape } from '../parsing/shape.ts';
import type { Currency } from '../../domain/visitor.ts';

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
 * The platform's geolocation (§3 Geo data, §7.1). Only the country is taken at its word: regulation and currency
 * follow from it where the platform names one that the product does not know (§5, §7.4). Throws a `ShapeError`.
 */
export function parseGeo(input: unknown): GeoData {
  const { countryCode, regulation, currency, language } = parseShape(geo, input);
  return {
    countryCode,
    language,
    regulation: regulation === 'GB' || regulation === 'MGA' ? regulation : regulationOf(countryCode),
    currency: isCurrency(currency) ? currency : currencyOf(countryCode),
  };
}

/** GBP for GB, CAD for CA, otherwise EUR (§7.4). */
export function currencyOf(country: string): Currency {
  if (country === 'GB') return 'GBP';
  return country === 'CA' ? 'CAD' : 'EUR';
}

function isCurrency(value: unknown): value is Currency {
  return value === 'GBP' || value === 'CAD' || value === 'EUR';
}
