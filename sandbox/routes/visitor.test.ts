import { expect, test } from 'vitest';
import { currencyOf as currencyOnSite } from '../../shared/config/currencies.ts';
import { formatMoney } from '../../shared/i18n/format.ts';
import { MARKET_NAMES, MARKETS, REGULATIONS } from '../../shared/config/markets.ts';
import { copyrightText } from '../content/platform/platform-texts.ts';
import { currencyOf, money, regulationOf } from './visitor.ts';

const served = MARKET_NAMES.flatMap((name) => {
  const { area, regulation } = MARKETS[name];
  return area === null ? [] : [{ name, country: area.country, regulation }];
});

test.each(served)(
  '§7.1 the sandbox’s platform has the regulation and the currency of the market $name: give both to sandbox/routes/visitor.ts and sandbox/session/contract.ts',
  ({ country, regulation }) => {
    expect([regulationOf(country), currencyOf(country)]).toEqual([regulation, currencyOnSite(country)]);
  },
);

test.each(['en', 'es'] as const)(
  '§7.1 the sandbox’s platform has a copyright line of its own in %s for each regulation: add it in sandbox/content/platform and to its schema',
  (lang) => {
    const lines = new Set(REGULATIONS.map((regulation) => copyrightText(lang, regulation, 2026)));
    expect(lines.size).toBe(REGULATIONS.length);
  },
);

test.each([
  ['GBP', 'en', '£8,000'],
  ['EUR', 'en', '€8,000'],
  ['CAD', 'en', '$8,000'],
  ['GBP', 'es', '8.000\u00A0£'],
  ['EUR', 'es', '8.000\u00A0€'],
  ['CAD', 'es', '8.000\u00A0$'],
] as const)(
  '§7.4 an amount in %s is written with its sign in %s, as the site writes it: %s',
  (currency, lang, written) => {
    expect(money(8_000, currency, lang)).toBe(written);
    expect(formatMoney(80_000, currency, lang, { trim: true })).toBe(money(80_000, currency, lang));
  },
);
