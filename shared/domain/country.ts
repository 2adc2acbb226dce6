/**
 * A country's two letters as ISO 3166-1 has them, or null: some networks and platforms say `UK` for `GB`; `XX` (unknown) and
 * `T1` (Tor), as networks say too, are no countries.
 */
export function isoCountry(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim().toUpperCase();
  if (!/^[A-Z]{2}$/u.test(code) || code === 'XX') return null;
  return code === 'UK' ? 'GB' : code;
}
