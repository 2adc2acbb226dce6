/** Reads `12,7,300`; whatever is not a positive integer is left out, and so is what comes twice. */
export function parseIds(text: string | null): readonly number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((part) => /^\d{1,9}$/u.test(part))
    .map(Number)
    .filter((id) => id > 0);
  return [...new Set(ids)];
}
