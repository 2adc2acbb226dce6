import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGamesFeed } from './games-feed.ts';
import { ShapeError } from '../parsing/shape.ts';

const parseFeed = (input: unknown) => parseGamesFeed(input, 'https://feed.example');

const game = (id: unknown, facts: object = {}) => ({ id, name: `Game ${String(id)}`, ...facts });

function feed(instant: readonly unknown[], mainCategories: readonly unknown[] = [], rest: object = {}) {
  return { games: { instant }, categories: { defaultMainCategoryIndex: 0, mainCategories }, ...rest };
}

const main = (name: string, subs: Readonly<Record<string, readonly unknown[]>>, facts: object = {}) => ({
  name,
  defaultSubCategoryIndex: 0,
  subCategories: Object.entries(subs).map(([sub, ids]): unknown => ({ name: sub, instantGamesOrder: ids })),
  ...facts,
});

describe('§3 the games feed', () => {
  test('a bad record is dropped with its path and reason; the others are kept', () => {
    const { catalogue, dropped } = parseFeed(feed([game(1), game(2, { name: 5 }), null, game('3')]));
    expect(catalogue.games.map(({ id }) => id)).toEqual([1, 3]);
    expect(dropped.map(({ path }) => path)).toEqual(['games.instant.1.name', 'games.instant.2']);
    expect(dropped[0]?.reason).toContain('string');
  });

  test('of games with one id the first is kept, and the second is reported', () => {
    const { catalogue, dropped } = parseFeed(feed([game(1, { name: 'First' }), game(1, { name: 'Second' })]));
    expect(catalogue.games.map(({ name }) => name)).toEqual(['First']);
    expect(dropped).toEqual([{ path: 'games.instant.1.id', reason: 'Game 1 came before' }]);
  });

  test('§5 a game that appeals to children is left out, even when an unmarked copy of it is in the feed', () => {
    const marked = { appealingForChildren: '1' };
    const { catalogue, dropped } = parseFeed(
      feed(
        [game(1), game(1, marked), game(2, marked), game(2), game(3)],
        [main('Casino', { Slots: [1, 2, 3] })],
      ),
    );
    expect(catalogue.games.map(({ id }) => id)).toEqual([3]);
    expect(catalogue.excludedIds).toEqual([1, 2]);
    expect(catalogue.categories[0]?.subCategories[0]?.gameIds).toEqual([3]);
    expect(dropped).toEqual([]);
  });

  test('§5 a marked copy that is wrong in some other way leaves its game out as well', () => {
    const wrong = { appealingForChildren: '1', jackpot: 'much' };
    const { catalogue, dropped } = parseFeed(
      feed([game(1), { ...game(1), ...wrong }, { ...game(2), ...wrong }, game(2), game(3)], []),
    );
    expect(catalogue.games.map(({ id }) => id)).toEqual([3]);
    expect(dropped).toHaveLength(2);
  });

  test.each([
    ['$', null],
    ['$', 'maintenance'],
    ['games', {}],
    ['games.instant', { games: { instant: {} }, categories: { mainCategories: [] } }],
    ['categories', { games: { instant: [] } }],
    ['categories.mainCategories', { games: { instant: [] }, categories: {} }],
    ['orderChanges', { ...feed([]), orderChanges: 'none' }],
  ])('a feed of the wrong shape names the field: %s', (field, input) => {
    expect(() => parseFeed(input)).toThrow(ShapeError);
    expect(() => parseFeed(input)).toThrow(expect.objectContaining({ field }));
  });

  test('an empty feed is an empty catalogue', () => {
    expect(parseFeed(feed([])).catalogue).toEqual({
      games: [],
      categories: [],
      defaultCategory: 0,
      excludedIds: [],
    });
  });
});

describe('§3 categories of the feed', () => {
  const games = [1, 2, 3, 4, 5].map((id) => game(id));

  test('ids without a game and repeated ids are left out; names are English', () => {
    const { catalogue } = parseFeed(feed(games, [main('Kasino', { 'Suositut pelit': [2, 99, '3', 2, 1] })]));
    expect(catalogue.categories).toEqual([
      {
        name: 'Casino',
        slug: 'casino',
        device: null,
        defaultSubCategory: 0,
        subCategories: [{ name: 'Popular Games', slug: 'popular-games', gameIds: [2, 3, 1] }],
      },
    ]);
  });

  test('an id of a wrong type is dropped, a sub-category or category of a wrong shape too', () => {
    const broken = main('Casino', { Slots: [1, {}, 2] });
    broken.subCategories.push({ name: 'New', instantGamesOrder: 'all' });
    const { catalogue, dropped } = parseFeed(feed(games, ['Casino', broken]));
    expect(catalogue.categories[0]?.subCategories).toEqual([
      { name: 'Slots', slug: 'slots', gameIds: [1, 2] },
    ]);
    expect(dropped.map(({ path }) => path)).toEqual([
      'categories.mainCategories.0',
      'categories.mainCategories.1.subCategories.0.instantGamesOrder.1',
      'categories.mainCategories.1.subCategories.1.instantGamesOrder',
    ]);
  });

  test('categories that have one name after mapping are merged', () => {
    const { catalogue } = parseFeed(
      feed(games, [main('Casino', { Slots: [1] }), main('Kasino', { Kolikkopelit: [2, 1], Uudet: [3] })]),
    );
    expect(catalogue.categories).toHaveLength(1);
    expect(catalogue.categories[0]?.subCategories.map(({ name, gameIds }) => [name, gameIds])).toEqual([
      ['Slots', [1, 2]],
      ['New', [3]],
    ]);
  });

  test('the default category is found again after a bad one before it was dropped', () => {
    const input = feed(games, [
      null,
      main('Casino', { Slots: [1] }),
      main('Live Casino', { 'All Games': [2] }),
    ]);
    const at = (defaultMainCategoryIndex: unknown) =>
      parseFeed({ ...input, categories: { ...input.categories, defaultMainCategoryIndex } }).catalogue
        .defaultCategory;
    expect([at(2), at(1), at(0), at('2'), at(null), at(17)]).toEqual([1, 0, 0, 1, 0, 0]);
  });

  test('order changes apply by English name, to the variant they name, among the games that are shown', () => {
    const { catalogue } = parseFeed(
      feed(
        games,
        [main('Casino', { Slots: [99, 1, 2, 3] }), main('Casino Mobile', { Spilleautomater: [1, 2, 3] })],
        {
          orderChanges: [
            { category: 'Kasino', subCategory: 'Kolikkopelit', changes: [{ gameID: '3', position: 0 }] },
            { category: 'Casino Mobile', subCategory: 'Slots', changes: [{ gameID: 1, position: 2 }] },
            { category: 'Casino', subCategory: 'Gone', changes: [{ gameID: 1, position: 0 }] },
          ],
        },
      ),
    );
    expect(
      catalogue.categories.map(({ device, subCategories }) => [device, subCategories[0]?.gameIds]),
    ).toEqual([
      [null, [3, 1, 2]],
      ['C', [2, 3, 1]],
    ]);
  });
});

test('§3 for any feed the catalogue has each game once, no unknown id, and is plain data', () => {
  const value = fc.oneof(
    { weight: 8, arbitrary: fc.record({ id: fc.integer({ min: -2, max: 30 }), name: fc.string() }) },
    { weight: 1, arbitrary: fc.jsonValue() },
    {
      weight: 2,
      arbitrary: fc.record({
        id: fc.nat(30),
        name: fc.string({ minLength: 1 }),
        appealingForChildren: fc.constant('1'),
      }),
    },
  );
  const id = fc.oneof({ weight: 9, arbitrary: fc.nat(35) }, { weight: 1, arbitrary: fc.jsonValue() });
  const category = fc.record({
    name: fc.constantFrom('Casino', 'Kasino', 'Casino Mobile', 'Live Casino'),
    subCategories: fc.array(
      fc.record({ name: fc.constantFrom('Slots', 'Kolikkopelit', 'New'), instantGamesOrder: fc.array(id) }),
    ),
  });
  fc.assert(
    fc.property(fc.array(value), fc.array(category), (instant, categories) => {
      const { catalogue, dropped } = parseFeed(feed(instant, categories));
      const ids = catalogue.games.map((known) => known.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + dropped.filter(({ path }) => path.startsWith('games')).length).toBeLessThanOrEqual(
        instant.length,
      );
      for (const { subCategories } of catalogue.categories) {
        for (const { gameIds } of subCategories) {
          expect(new Set(gameIds).size).toBe(gameIds.length);
          expect(gameIds.every((known) => ids.includes(known))).toBe(true);
        }
      }
      expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue);
    }),
  );
});
