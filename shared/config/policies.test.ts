import { describe, expect, test } from 'vitest';
import { POLICIES, REGULATIONS, regulationOf } from './policies.ts';

const COUNTRIES = REGULATIONS.flatMap((name) => {
  const { countries } = POLICIES[name];
  return countries === 'all-others' ? [] : countries.map((country) => ({ country, name }));
});

describe('§5 the table of regulations', () => {
  test('has exactly one row for all countries that no other row names', () => {
    expect(REGULATIONS.filter((name) => POLICIES[name].countries === 'all-others').length).toBe(1);
  });

  test('names no country in two rows', () => {
    const codes = COUNTRIES.map(({ country }) => country);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/u);
  });

  test('applies each row in its countries, and the row for all others elsewhere', () => {
    for (const { country, name } of COUNTRIES) expect(regulationOf(country), country).toBe(name);
    expect(regulationOf('ZZ')).toBe(REGULATIONS.find((name) => POLICIES[name].countries === 'all-others'));
    expect([regulationOf('GB'), regulationOf('IE')]).toEqual(['GB', 'MGA']);
  });
});
