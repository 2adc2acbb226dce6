import * as v from 'valibot';

/** Longer than any amount with the words around it. */
const LONGEST = 100;

/**
 * An amount of money as the platform writes it, `1234.5`, `"1,234.50"`, `"£12"`, `"1.234,50 €"`, in whole currency
 * units; `null` when it is none. Digits with one point are a number sent as text: `"1.234"` is little more than one. In any
 * other text the last point or comma that is followed by one or two digits is the decimal separator.
 */
export function parseAmount(input: unknown): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null;
  if (typeof input !== 'string' || input.length > LONGEST) return null;
  if (/^\s*-?\d*\.\d+\s*$/.test(input)) return Number(input);
  // A point that ends an abbreviation or a sentence is no separator.
  const digits = input.replace(/\p{L}[.,]+|[^\d.,-]/gu, '').replace(/[.,]+$/, '');
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(digits) ?? [];
  if (whole === '' && fraction === '') return null;
  const amount = Number(`${sign}${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  return Number.isFinite(amount) ? amount : null;
}

/** A field with an amount of money; `null` when it has none. */
export const looseAmount = v.pipe(v.unknown(), v.transform(parseAmount));
