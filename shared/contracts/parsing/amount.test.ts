import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test.each([
  [12.5, 12.5],
  [-3, -3],
  ['12.50', 12.5],
  ['£1,234.50', 1234.5],
  ['1.234,50 €', 1234.5],
  ['1,234', 1234],
  ['1.234.567', 1234567],
  ['-£5', -5],
  ['0', 0],
  ['.5', 0.5],
  ['12.3456', 12.3456],
  ['0.125', 0.125],
  ['1234.567', 1234.567],
  ['999.125', 999.125],
  ['-1.234', -1.234],
  ['€1.234', 1234],
  ['12,50 kr.', 12.5],
  ['kr. 1.234,50', 1234.5],
  ['Rs.50', 50],
  ['12.50 USD.', 12.5],
  ['£ 12.50.', 12.5],
  ['12.', 12],
  ['.', null],
  ['', null],
  ['n/a', null],
  ['1-2', null],
  [`1${'.'.repeat(1_000_000)}x`, null],
  [null, null],
  [Number.NaN, null],
  [{}, null],
])('%j is %j', (input, amount) => {
  expect(parseAmount(input)).toBe(amount);
});

test('an amount as a browser of any of the four locales writes it is read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(['en-GB', 'GBP'], ['en-CA', 'CAD'], ['en-IE', 'EUR'], ['es-ES', 'EUR']),
      (minor, [tag, currency]) => {
        const written = new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 100);
        expect(parseAmount(written)).toBe(minor / 100);
      },
    ),
  );
});
