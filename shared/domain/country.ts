/** A country as ISO 3166-1 has it: some networks and platforms say `UK` for `GB`. */
export function isoCountry(code: string): string {
  return code === 'UK' ? 'GB' : code;
}
