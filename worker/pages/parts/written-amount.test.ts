import { expect, test } from 'vitest';
import { writtenAmount } from './written-amount.ts';

test.each([
  ['20', 'GBP', 'en', '£20'],
  ['0.1', 'GBP', 'en', '£0.10'],
  ['1234.5', 'EUR', 'en-ie', '€1,234.50'],
  ['5', 'CAD', 'en-ca', '$5'],
  ['20', 'EUR', 'es', '20\u00A0€'],
  ['250.000', 'GBP', 'es', '250.000\u00A0£'],
  ['250,000', 'GBP', 'en', '£250,000'],
  ['0,10', 'GBP', 'en', '£0.10'],
  ['1.234,50', 'EUR', 'en', '€1,234.50'],
  ['1,234,567.5', 'EUR', 'en', '€1,234,567.50'],
  ['', 'GBP', 'en', ''],
  ['£20 or more', 'GBP', 'en', '£20 or more'],
  ['x2', 'EUR', 'es', 'x2'],
] as const)('§2.8 the amount %j in %s for %s is %j', (amount, currency, locale, shown) => {
  expect(writtenAmount(amount, currency, locale)).toBe(shown);
});

test('no amount is none', () => {
  expect(writtenAmount(null, 'GBP', 'en')).toBeNull();
});
