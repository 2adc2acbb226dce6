import { describe, expect, test } from 'vitest';
import { gameIdList } from '../domain/games/catalogue.ts';
import { parseCategories, parseFeatured } from './category-service.ts';
import { ShapeError } from './parsing/shape.ts';

describe('§7.2 the category service', () => {
  test('custom categories are lists of ids by slug, each id once', () => {
    const { lists, dropped } = parseCategories([
      { slug: 'Popular', gameIds: [3, '1', 3, 2], note: 'x' },
      { slug: 'empty', gameIds: [] },
    ]);
    expect(lists).toEqual({ popular: [3, 1, 2], empty: [] });
    expect(dropped).toEqual([]);
  });

  test('featured lists are lists of ids by name', () => {
    expect(parseFeatured([{ name: 'Editor&#8217;s Table ', gameIds: [5] }]).lists).toEqual({
      'Editor’s Table': [5],
    });
  });

  test('a wrong record or id is dropped with its path; of two lists with one slug the first is kept', () => {
    const { lists, dropped } = parseCategories([
      null,
      { slug: 'slots', gameIds: [1, 'x', 2] },
      { slug: 'slots', gameIds: [9] },
      { slug: 'new', gameIds: 'all' },
    ]);
    expect(lists).toEqual({ slots: [1, 2] });
    expect(dropped.map(({ path }) => path)).toEqual(['0', '1.gameIds.1', '2', '3.gameIds']);
  });

  test('a slug like __proto__ is a slug like any other', () => {
    const { lists } = parseCategories([{ slug: '__proto__', gameIds: [1] }]);
    expect(gameIdList(lists, '__proto__')).toEqual([1]);
    expect(gameIdList(lists, 'toString')).toEqual([]);
  });

  test('§8 a response that is no list is refused', () => {
    expect(() => parseCategories({ error: 'x' })).toThrow(ShapeError);
    expect(() => parseFeatured('<html>')).toThrow(ShapeError);
  });
});
