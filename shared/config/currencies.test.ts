import { expect, test } from 'vitest';
import { LOCALE_FACTS, LOCALES } from '../i18n/locales.ts';
import { currencyOf } from './currencies.ts';
import { MARKET_NAMES, MARKETS } from './markets.ts';

/** Where people pay in euros: the euro area, and who uses the euro by agreement with it or alone. */
const EURO_COUNTRIES = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' '),
);

const served = [
  ...MARKET_NAMES.flatMap((name) => ({ of: `the market ${name}`, country: MARKETS[name].area?.country })),
  ...LOCALES.map((locale) => ({
    of: `the locale ${locale}`,
    country: LOCALE_FACTS[locale].tag.split('-')[1],
  })),
].flatMap(({ of, country }) => (country === undefined ? [] : [{ of, country }]));

test.each(served)(
  '§7.4 $of is for a country, $country, with a row in shared/config/currencies.ts unless it pays in euros: add the row of its currency',
  ({ country }) => {
    if (currencyOf(country) === 'EUR') expect(EURO_COUNTRIES).toContain(country);
  },
);
