import { describe, expect, test } from 'vitest';
import { PageNotFoundError, TryAgainError } from '../../page/loader.ts';
import { listPage } from './list-page.ts';

const list = (length: number, complete = true) => ({
  items: Array.from({ length }, (_, index) => index),
  complete,
});

describe('one page of a list', () => {
  test('49 items, 48 to a page, are two pages', () => {
    const [first, second] = [listPage(list(49), 1, 48), listPage(list(49), 2, 48)];
    expect([first.items.length, first.items[0]]).toEqual([48, 0]);
    expect(first.pagination).toEqual({ page: 1, pages: 2, total: 49 });
    expect(second.items).toEqual([48]);
    expect(second.pagination).toEqual({ page: 2, pages: 2, total: 49 });
  });

  test('48 items are one page', () => {
    expect(listPage(list(48), 1, 48).pagination).toEqual({ page: 1, pages: 1, total: 48 });
    expect(() => listPage(list(48), 2, 48)).toThrow(PageNotFoundError);
  });

  test('a list that is empty has a first page', () => {
    expect(listPage(list(0), 1, 48)).toEqual({ items: [], pagination: { page: 1, pages: 1, total: 0 } });
  });

  test('past the end of a complete list there is no page; of one that is not, nobody knows', () => {
    expect(() => listPage(list(49), 3, 48)).toThrow(PageNotFoundError);
    expect(() => listPage(list(49, false), 3, 48)).toThrow(TryAgainError);
    expect(listPage(list(49, false), 2, 48).items).toEqual([48]);
  });
});
