import { describe, expect, test } from 'vitest';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory, makeCurated, makeSources } from '../../../testing/lobby.ts';
import { rangeOfReturns, studioPicks } from './studio-picks.ts';

const NOBODY = new Set<number>();
const COUNTS = { bestCount: 8, newestCount: 2 };
const games = Array.from({ length: 12 }, (_, index) => makeGame(index + 1));
const idsOf = (list: readonly { readonly id: number }[]): number[] => list.map(({ id }) => id);

describe('§2.2 what to look at first of a studio', () => {
  test('best of: popular games, then featured ones, then reviewed ones, each once; none of another studio', () => {
    const sources = makeSources({
      games: [...games, makeGame(50)],
      curated: makeCurated({ popular: [50, 7, 3] }),
      categories: [makeCategory('Casino', { 'Featured Games': [3, 50, 9] })],
      featured: { 'Featured Games': [3, 50, 9] },
    });
    const { best } = studioPicks(games, sources, { reviewed: new Set([12, 7, 2, 50]), ...COUNTS });
    expect(idsOf(best)).toEqual([7, 3, 9, 2, 12]);
  });

  test('best of: as many as asked for; fewer than four are none, and nothing is filled up', () => {
    const few = makeSources({ games, curated: makeCurated({ popular: [1, 2, 3] }) });
    expect(studioPicks(games, few, { reviewed: NOBODY, ...COUNTS }).best).toEqual([]);
    const many = makeSources({ games, curated: makeCurated({ popular: [5, 4, 3, 2, 1] }) });
    const { best } = studioPicks(games, many, { reviewed: NOBODY, bestCount: 4, newestCount: 2 });
    expect(idsOf(best)).toEqual([5, 4, 3, 2]);
  });

  test('newest: the platform’s list of new games, then those with the badge', () => {
    const own = [...games.slice(0, 11), makeGame(12, { tag: 'new' })];
    const sources = makeSources({
      games: [...own, makeGame(50, { tag: 'new' })],
      categories: [makeCategory('Casino', { New: [8, 50] })],
    });
    expect(idsOf(studioPicks(own, sources, { reviewed: NOBODY, ...COUNTS }).newest)).toEqual([8, 12]);
  });

  test('a studio with few games has no selection', () => {
    const few = games.slice(0, 9);
    const sources = makeSources({
      games: few,
      curated: makeCurated({ popular: [1, 2, 3, 4, 5] }),
      categories: [makeCategory('Casino', { New: [8] })],
    });
    expect(studioPicks(few, sources, { reviewed: NOBODY, ...COUNTS })).toEqual({ best: [], newest: [] });
  });
});

test('§2.2 a studio’s returns: the lowest and the highest that its games state', () => {
  expect(rangeOfReturns([makeGame(1, { rtp: 96.5 }), makeGame(2), makeGame(3, { rtp: 94 })])).toEqual({
    lowest: 94,
    highest: 96.5,
  });
  expect(rangeOfReturns(games)).toBeNull();
});
