import { expect, test } from 'vitest';
import { currencyOf as currencyOnSite } from '../../shared/config/currencies.ts';
import { MARKET_NAMES, MARKETS, REGULATIONS } from '../../shared/config/markets.ts';
import { copyrightText } from '../content/platform/platform-texts.ts';
import { currencyOf, regulationOf } from './visitor.ts';

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
