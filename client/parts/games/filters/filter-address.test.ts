import { describe, expect, it } from 'vitest';
import { filterQuery, isFiltered, letterQuery } from './filter-address.ts';

const filters = { letter: 'M', provider: 'north-light', feature: 'new', sort: 'name' };

const NONE = { letter: null, provider: null, feature: null, sort: 'popular' };

describe('addresses of all games', () => {
  it('another letter keeps the other filters', () => {
    expect(filterQuery(filters, { letter: 'B' })).toBe('letter=B&provider=north-light&feature=new&sort=name');
  });

  it('all letters: the address has no letter', () => {
    expect(filterQuery(filters, { letter: null })).toBe('provider=north-light&feature=new&sort=name');
  });

  it('names that begin with a digit are requested as 0-9', () => {
    expect(filterQuery(NONE, { letter: '#' })).toBe('letter=0-9');
    expect(letterQuery('#')).toBe('0-9');
  });

  it('a filter taken off leaves the others and the order; an order alone hides nothing', () => {
    expect(filterQuery(filters, { provider: null })).toBe('letter=M&feature=new&sort=name');
    expect(filterQuery(filters)).toBe('letter=M&provider=north-light&feature=new&sort=name');
    expect(isFiltered({ ...NONE, sort: 'name' })).toBe(false);
    expect(
      [{ letter: 'M' }, { provider: 'x' }, { feature: 'new' }].every((one) =>
        isFiltered({ ...NONE, ...one }),
      ),
    ).toBe(true);
  });
});
