import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pagination', () => {
  it('lists every page when there are few', () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it('leaves out pages far from the current one on both sides', () => {
    expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  });

  it('lists a page instead of a gap of one page', () => {
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('lists the only page', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
});
