import { keysOf } from '../domain/records.ts';

/** ISO 3166-1 alpha-2 codes of the countries that a row of a table is for. One row is for all that no other row names. */
export type Countries = readonly string[] | 'all-others';

/**
 * The name of the row that is for a country.
 * @throws TypeError when no row names the country and none is for all others
 */
export function nameForCountry<Name extends string>(
  rows: Readonly<Record<Name, { readonly countries: Countries }>>,
  country: string,
): Name {
  const names = keysOf(rows);
  const found =
    names.find((name) => {
      const { countries } = rows[name];
      return countries !== 'all-others' && countries.includes(country);
    }) ?? names.find((name) => rows[name].countries === 'all-others');
  if (found === undefined) throw new TypeError(`No row is for ${country}: ${names.join(', ')}`);
  return found;
}
