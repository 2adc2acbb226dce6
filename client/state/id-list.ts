/** Reads `12,7,300`, without duplicates and without items that are no positive integers. */
export function parseIds(text: string | null): readonly number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((part) => /^\d{1,9}$/u.test(part))
    .map(Number)
    .filter((id) => id > 0);
  return [...new Set(ids)];
}
