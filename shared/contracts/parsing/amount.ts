/**
 * An amount of money as the platform writes it, `1234.5`, `"1,234.50"`, `"£12"`, `"1.234,50 €"`, in whole currency
 * units; `null` when it is none. The last point or comma that is followed by one or two digits is the decimal
 * separator, or the only one where no thousands can stand before it: `"0.125"`, `"1234.567"`.
 */
export function parseAmount(input: unknown): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null;
  if (typeof input !== 'string') return null;
  const digits = input.replace(/[^\d.,-]/g, '');
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(0|\d{4,})[.,](\d+)$/.exec(digits) ??
    /^(-?)([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(digits) ??
    [];
  if (whole === '' && fraction === '') return null;
  const amount = Number(`${sign}${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  return Number.isFinite(amount) ? amount : null;
}
