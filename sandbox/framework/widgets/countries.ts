import type { CurrencyCode } from '../../session/contract.ts';

/** Where the platform opens accounts, ISO 3166 alpha-2. */
export const COUNTRIES = 'AT CA CH CL DE ES FI GB IE IS JP LU MT MX NO NZ PE'.split(' ');

export const CURRENCIES: readonly CurrencyCode[] = ['GBP', 'EUR', 'CAD'];

/** §7.4: GBP in Great Britain, CAD in Canada, otherwise EUR. */
export function currencyOf(country: string): CurrencyCode {
  if (country === 'GB') return 'GBP';
  return country === 'CA' ? 'CAD' : 'EUR';
}
