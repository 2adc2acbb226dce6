import { describe, expect, test } from 'vitest';
import { LONGEST_QUERY } from '../../shared/config/constants.ts';
import { pageNumber, readQuery } from './query.ts';

const read = (search: string) => {
  const parameters = new URLSearchParams(search);
  return readQuery('site-search', (name) => parameters.get(name));
};

describe('the parameters of an address', () => {
  test('are those that the page understands', () => {
    expect(read('q=seven&utm_source=mail')).toEqual({ query: { q: 'seven', page: null }, given: true });
    expect(read('utm_source=mail')).toEqual({ query: { q: null, page: null }, given: false });
  });

  test.each(['q=', 'q=+++'])('that say nothing are not given: %s', (search) => {
    expect(read(search)).toEqual({ query: { q: null, page: null }, given: false });
  });

  test('are cut after as many characters as a field takes, spaces around them not counted', () => {
    const longest = 'x'.repeat(LONGEST_QUERY);
    expect(read(`q=${longest}`).query.q).toBe(longest);
    expect(read(`q=++${longest}y`).query.q).toBe(longest);
  });
});

test.each([
  [null, 1],
  ['2', 2],
  ['9999', 9_999],
  ['10000', 1],
  ['0', 1],
  ['02', 1],
  ['-2', 1],
  ['two', 1],
])('a page number of %j is %i', (value, expected) => {
  expect(pageNumber(value)).toBe(expected);
});
