import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { featuresOf, type FilterContext, filterGames } from './filter-games.ts';
import { gameFilterQuery, type GameFilter, LETTERS, parseGameFilter, SORTS } from './game-filter.ts';
import { gamesOfTab } from './tab-games.ts';
import { makeGame } from '../../../testing/games.ts';

const NO_FILTER = parseGameFilter({});
import { makeCategory, makeSources } from '../../../testing/lobby.ts';

const games = [
  makeGame(1, { name: 'Zeta', provider: 'Moon & Quay' }),
  makeGame(2, { name: 'Ágata Megaways', tag: 'new', subProvider: 'Moon & Quay' }),
  makeGame(3, { name: 'apple JPK', playModes: ['Money', 'Demo'] }),
  makeGame(4, { name: '7 Live' }),
];
const context: FilterContext = {
  sources: makeSources({
    games,
    custom: { popular: [3] },
    categories: [makeCategory('Live Casino', { 'All Games': [4] })],
  }),
  providerSlugs: new Map([['Moon & Quay', 'moon-and-quay']]),
  locale: 'en',
};
const ids = (filter: Partial<GameFilter>) =>
  filterGames(games, { ...NO_FILTER, ...filter }, context).map(({ id }) => id);

describe('§3 all games, filtered and sorted', () => {
  test('§2.2 a filter offers only features that leave a game', () => {
    expect(featuresOf(games.slice(0, 2), context.sources)).toEqual(['new', 'megaways']);
    expect(featuresOf(games.slice(3), context.sources)).toEqual(['live']);
  });

  test('§2.2 the default order of a tab is its own', () => {
    expect(filterGames(games, NO_FILTER, { ...context, leading: [] }).map(({ id }) => id)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test.each<[Partial<GameFilter>, number[]]>([
    [{}, [3, 1, 2, 4]],
    [{ letter: 'A' }, [3, 2]],
    [{ letter: '#' }, [4]],
    [{ provider: 'moon-and-quay' }, [1, 2]],
    [{ provider: 'nobody' }, []],
    [{ feature: 'new' }, [2]],
    [{ feature: 'jackpots' }, [3]],
    [{ feature: 'megaways' }, [2]],
    [{ feature: 'live' }, [4]],
    [{ feature: 'demo' }, [3]],
    [{ letter: 'A', feature: 'demo' }, [3]],
    [{ sort: 'name' }, [4, 2, 3, 1]],
    [{ sort: 'provider' }, [2, 1, 4, 3]],
    [{ sort: 'newest' }, [2, 1, 3, 4]],
    [{ sort: 'popular' }, [3, 1, 2, 4]],
  ])('%j shows %j', (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });

  test('a feature shows the games of the tab of that kind', () => {
    expect(ids({ feature: 'jackpots' })).toEqual(gamesOfTab('jackpots', context.sources).map(({ id }) => id));
  });

  test('sorting loses no game and repeats none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORTS), fc.shuffledSubarray(games), (sort, some) => {
        const sorted = filterGames(some, { ...NO_FILTER, sort }, context);
        expect(new Set(sorted)).toEqual(new Set(some));
        expect(sorted).toHaveLength(some.length);
      }),
    );
  });
});

const read = (query: string): GameFilter => {
  const parameters = new URLSearchParams(query);
  return parseGameFilter(Object.fromEntries(parameters));
};

describe('the address of filtered games can be shared', () => {
  test('the query states only what differs from the default, in one order', () => {
    expect(gameFilterQuery(NO_FILTER)).toBe('');
    expect(gameFilterQuery({ letter: '#', provider: 'moon', feature: 'new', sort: 'name' })).toBe(
      'letter=0-9&provider=moon&feature=new&sort=name',
    );
  });

  test('an unknown value counts as no filter', () => {
    expect(read('letter=%C3%81&provider=../x&feature=free&sort=random&x=1')).toEqual(NO_FILTER);
    expect(read(`provider=${'a'.repeat(200)}`)).toEqual(NO_FILTER);
    expect(read('letter=b')).toEqual({ ...NO_FILTER, letter: 'B' });
  });

  test('a filter written into a query is read back the same', () => {
    const filter = fc.record({
      letter: fc.constantFrom(null, ...LETTERS),
      provider: fc.constantFrom(null, 'moon-and-quay', '日本-7', 'a_b'),
      feature: fc.constantFrom(null, ...FEATURES),
      sort: fc.constantFrom(...SORTS),
    });
    fc.assert(
      fc.property(filter, (stated) => {
        expect(read(gameFilterQuery(stated))).toEqual(stated);
      }),
    );
  });
});
