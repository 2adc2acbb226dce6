import { expect, test } from 'vitest';
import { parseAmountMinor } from './amount.ts';

test.each([
  ['20', 2000],
  ['20.5', 2050],
  ['20,50', 2050],
  ['£20', 2000],
  [' 1,250.00 ', 125_000],
  ['1.250,00 €', 125_000],
  ['1,250', 125_000],
  ['0', 0],
])('an amount typed as %j is %i in minor units', (text, minor) => {
  expect(parseAmountMinor(text)).toBe(minor);
});

test.each(['', 'ten', '-5', '20.505.1', '1e3', '20.5.5', '99999999'])('%j is no amount', (text) => {
  expect(parseAmountMinor(text)).toBeUndefined();
});
