import { nameForCountry, type Countries } from './countries.ts';

/** Each currency and the countries that use it (§7.4). To add a market, add a row. */
const ROWS = {
  GBP: { countries: ['GB'] },
  CAD: { countries: ['CA'] },
  EUR: { countries: 'all-others' },
} as const satisfies Readonly<Record<string, { readonly countries: Countries }>>;

/** ISO 4217. */
export type Currency = keyof typeof ROWS;

/** Whether a value from a response is the code of one of our currencies. */
export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(ROWS, code);
}

/** The currency that a country's visitors see (§7.4). */
export function currencyOf(country: string): Currency {
  return nameForCountry<Currency>(ROWS, country);
}
