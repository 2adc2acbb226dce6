import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pagination', () => {
  it('names every page when there are few', () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it('leaves out what is far from the current page on both sides', () => {
    expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  });

  it('names a page rather than a gap of one', () => {
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('stands on a single page', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
});
