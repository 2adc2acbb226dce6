import { describe, expect, it } from 'vitest';
import { letterQuery, withLetter } from './filter-address.ts';

const filters = { letter: 'M', provider: 'north-light', feature: 'new', sort: 'name' };

describe('addresses of all games', () => {
  it('another letter keeps the other filters', () => {
    expect(withLetter(filters, 'B')).toBe('letter=B&provider=north-light&feature=new&sort=name');
  });

  it('all letters: the address has no letter', () => {
    expect(withLetter(filters, null)).toBe('provider=north-light&feature=new&sort=name');
  });

  it('names that begin with a digit are requested as 0-9', () => {
    expect(withLetter({ letter: null, provider: null, feature: null, sort: 'popular' }, '#')).toBe(
      'letter=0-9',
    );
    expect(letterQuery('#')).toBe('0-9');
  });
});
