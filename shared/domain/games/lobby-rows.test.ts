import { describe, expect, test } from 'vitest';
import { buildLobbyRows, buildTabRows, pathToTab, shortenRow } from './lobby-rows.ts';
import { DEFAULT_SIZES } from '../lobby-sizes.ts';
import type { LobbySources } from './tab-games.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory, makeCurated, makeSources } from '../../../testing/lobby.ts';

const games = Array.from({ length: 40 }, (_, index) => makeGame(index + 1));
const ids = (from: number, to: number): number[] => games.slice(from - 1, to).map(({ id }) => id);
const given = { reviewSlugById: new Map([[1, 'game-one']]), sizes: DEFAULT_SIZES };

describe('§3 the rows of the lobby', () => {
  const sources = makeSources({
    games,
    curated: makeCurated({ popular: ids(1, 30) }),
    categories: [
      makeCategory('Casino', {
        'Featured Games': ids(1, 20),
        Slots: ids(5, 40),
        Winterfest: [7, 404],
        'Christmas Games': [],
      }),
    ],
    featured: { 'Hot Now': [3, 404, 2], Winterfest: [7], Empty: [404] },
  });
  const rows = buildLobbyRows({ sources, ...given });

  test('§9 featured is a grid of 8, the rest are reels of 10, each with the count behind "See all"', () => {
    expect(rows.map(({ id, layout, total, tiles, href }) => [id, layout, total, tiles.length, href])).toEqual(
      [
        ['featured', 'grid', 20, 8, null],
        ['popular', 'reel', 30, 10, null],
        ['featured-hot-now', 'reel', 2, 2, null],
        ['winterfest', 'reel', 1, 1, null],
        ['slots', 'reel', 36, 10, '/slots/'],
      ],
    );
  });

  test('§3 grid and reels are of the sizes that were asked for, and the counts stay', () => {
    const sizes = { gridSize: 3, reelSize: 12 };
    const made = buildLobbyRows({ sources, ...given, sizes });
    expect(made.map(({ id, total, tiles }) => [id, total, tiles.length])).toEqual([
      ['featured', 20, 3],
      ['popular', 30, 12],
      ['featured-hot-now', 2, 2],
      ['winterfest', 1, 1],
      ['slots', 36, 12],
    ]);
    expect(rows.map((row) => shortenRow(row, { gridSize: 3, reelSize: 1 }).tiles.length)).toEqual([
      3, 1, 1, 1, 1,
    ]);
    const parts = makeSources({
      games,
      curated: makeCurated({ roulette: ids(1, 9) }),
      categories: [makeCategory('Live Casino', { 'All Games': ids(1, 9) })],
    });
    expect(
      buildTabRows('live-casino', { sources: parts, ...given, sizes: { gridSize: 1, reelSize: 4 } })[0]
        ?.tiles,
    ).toHaveLength(4);
  });

  test('a standard row has a message for its title, the operator’s own list its own name', () => {
    expect(rows.map(({ titleKey, title }) => titleKey ?? title)).toEqual([
      'featured',
      'popular',
      'Hot Now',
      'winterfest',
      'slots',
    ]);
  });

  test('tiles are in the order of the list and carry review slugs', () => {
    expect(rows[2]?.tiles.map(({ id }) => id)).toEqual([3, 2]);
    expect(rows[0]?.tiles[0]?.reviewSlug).toBe('game-one');
  });

  test('an empty catalogue has no rows and no error', () => {
    expect(buildLobbyRows({ sources: makeSources({ games: [] }), ...given })).toEqual([]);
  });

  test('an operator’s list named like a standard row fills that row where the platform has no games', () => {
    const made = buildLobbyRows({
      sources: makeSources({
        games,
        device: 'C',
        categories: [
          makeCategory('Casino', { Winterfest: [1] }),
          makeCategory('Casino', { Winterfest: [] }, 'C'),
        ],
        featured: { A: [1], B: [1], Featured: [2], Popular: [3], Joulupelit: [4], winterfest: [5] },
      }),
      ...given,
    });
    expect(made.map(({ id, tiles }) => [id, tiles.map((tile) => tile.id)])).toEqual([
      ['featured', [2]],
      ['popular', [3]],
      ['featured-a', [1]],
      ['featured-b', [1]],
      ['christmas-games', [4]],
      ['winterfest', [5]],
    ]);
  });

  test('an operator’s list named like the row of a tab is a row of its own where that tab has no games', () => {
    const featured = { 'New games': [2] };
    const rowsWith = (platform: readonly number[]) =>
      buildLobbyRows({
        sources: makeSources({ games, featured, categories: [makeCategory('Casino', { New: platform })] }),
        ...given,
      }).map(({ id }) => id);
    expect(rowsWith([])).toEqual(['featured-new-games']);
    expect(rowsWith([1])).toEqual(['new']);
  });

  test('of two lists of the operator whose names have one slug the first is a row', () => {
    const featured = { 'Hot Now': [1], 'Hot now!': [2], Cool: [3] };
    const made = buildLobbyRows({ sources: makeSources({ games, featured }), ...given });
    expect(made.map(({ id, title }) => [id, title])).toEqual([
      ['featured-hot-now', 'Hot Now'],
      ['featured-cool', 'Cool'],
    ]);
  });

  test('the operator’s own lists take two rows at most, and the names of the others are told', () => {
    const lists = ids(1, 4).map((id): [string, number[]] => [`List ${id}`, [id]]);
    const featured = { ...Object.fromEntries(lists), Empty: [404], Winterfest: [1] };
    const leftOut: (readonly string[])[] = [];
    const made = (some: LobbySources['featured']) =>
      buildLobbyRows({
        sources: makeSources({ games, featured: some }),
        ...given,
        onLeftOut: (names) => leftOut.push(names),
      }).map(({ title, titleKey }) => title ?? titleKey);
    expect(made(featured)).toEqual(['List 1', 'List 2', 'winterfest']);
    expect(leftOut).toEqual([['List 3', 'List 4']]);
    made({ 'List 1': [1], 'List 2': [2], Empty: [404] });
    expect(leftOut).toHaveLength(1);
  });
});

describe('§3 the rows of a tab', () => {
  const sources = makeSources({
    games,
    curated: makeCurated({ roulette: [1, 2, 30], blackjack: [3], poker: [31] }),
    categories: [makeCategory('Live Casino', { 'All Games': ids(1, 10) })],
  });

  test('hold the tab’s own games by kind, and no others; the count is that of the page behind "See all"', () => {
    const rows = buildTabRows('live-casino', { sources, ...given });
    expect(rows.map(({ id, total, tiles, href }) => [id, total, tiles.length, href])).toEqual([
      ['roulette', 3, 2, '/roulette/'],
      ['blackjack', 1, 1, '/blackjack/'],
    ]);
  });

  test('a tab that is one list has none', () => {
    expect(buildTabRows('roulette', { sources, ...given })).toEqual([]);
  });
});

test('§2.2 a theme leads to its page under /themes/', () => {
  expect(pathToTab('jackpot-king')).toBe('/jackpot-king/');
  expect(pathToTab('egypt')).toBe('/themes/egypt/');
});
