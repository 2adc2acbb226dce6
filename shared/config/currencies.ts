/** Each currency and the countries that use it (§7.4). To add a market, add a row. */
const COUNTRIES_OF = {
  GBP: ['GB'],
  CAD: ['CA'],
  EUR: 'all-others',
} as const satisfies Readonly<Record<string, readonly string[] | 'all-others'>>;

/** ISO 4217. */
export type Currency = keyof typeof COUNTRIES_OF;

const CURRENCIES: readonly Currency[] = Object.keys(COUNTRIES_OF).filter((code) => isCurrency(code));

/** Whether a value from a response is the code of one of our currencies. */
export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(COUNTRIES_OF, code);
}

/** The currency that a country's visitors see (§7.4). */
export function currencyOf(country: string): Currency {
  const isOwn = (code: Currency): boolean => {
    const countries: readonly string[] | 'all-others' = COUNTRIES_OF[code];
    return countries !== 'all-others' && countries.includes(country);
  };
  const found =
    CURRENCIES.find(isOwn) ?? CURRENCIES.find((code) => (COUNTRIES_OF[code] as string) === 'all-others');
  if (found === undefined) throw new TypeError(`No row of config/currencies.ts is for ${country}`);
  return found;
}
