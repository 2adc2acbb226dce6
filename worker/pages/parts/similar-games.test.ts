import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGame } from '../../../shared/../testing/games.ts';
import { makeCurated, makeSources } from '../../../shared/../testing/lobby.ts';
import type { ThemeTab } from '../../../shared/config/tabs.ts';
import type { LobbySources } from '../../../shared/domain/games/tab-games.ts';
import { gameTraits, similarGames } from './similar-games.ts';

/** Ids of the games similar to the one with that id, the most similar first. */
function similarTo(
  id: number,
  sources: LobbySources,
  { count = 8, themes = [] }: { readonly count?: number; readonly themes?: readonly ThemeTab[] } = {},
): number[] {
  const game = sources.index.gameById.get(id);
  if (game === undefined) throw new Error(`No game ${id}`);
  return similarGames(game, sources, { traits: gameTraits(sources), themes, count }).map((other) => other.id);
}

/** Twenty games of one studio; what they have besides is given. */
function lobby(facts: Partial<LobbySources> = {}): LobbySources {
  const games = Array.from({ length: 20 }, (_, index) =>
    makeGame(index + 1, { provider: index < 10 ? 'Ash' : 'Birch' }),
  );
  return makeSources({ games, ...facts });
}

describe('§2.2 similar games', () => {
  test('a shared theme counts more than a shared studio, and both together most', () => {
    const sources = lobby({ curated: makeCurated({ egypt: [1, 2, 15] }) });
    expect(similarTo(1, sources, { count: 4 })).toEqual([2, 15, 3, 4]);
  });

  test('a theme counts that only the review names', () => {
    const sources = lobby({ curated: makeCurated({ egypt: [15, 16] }) });
    expect(similarTo(1, sources, { count: 3, themes: ['egypt', 'fish'] })).toEqual([15, 16, 2]);
  });

  test('what few games share counts more than what many share', () => {
    const sources = lobby({ curated: makeCurated({ egypt: [11, 12, 13, 14, 15, 16, 1], slingo: [1, 17] }) });
    expect(similarTo(1, sources, { count: 3 })).toEqual([17, 11, 12]);
  });

  test('of games as similar as each other popular ones are first, then the catalogue’s order', () => {
    const sources = lobby({ curated: makeCurated({ popular: [9, 5, 14] }) });
    expect(similarTo(1, sources, { count: 4 })).toEqual([9, 5, 2, 3]);
  });

  test('a game that has nothing in common is left out, however few remain', () => {
    const sources = makeSources({
      games: [
        makeGame(1, { provider: 'Ash' }),
        makeGame(2, { provider: 'Birch' }),
        makeGame(3, { subProvider: 'Ash' }),
        makeGame(4),
      ],
      curated: makeCurated({ popular: [2] }),
    });
    expect(similarTo(1, sources)).toEqual([3]);
    expect(similarTo(4, sources)).toEqual([]);
  });

  test('never the game itself, never one twice, never more than asked for, and the same each time', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 25 })),
        fc.integer({ min: 1, max: 12 }),
        (egypt, popular, count) => {
          const sources = lobby({ curated: makeCurated({ egypt, popular }) });
          const found = similarTo(3, sources, { count });
          expect(found).not.toContain(3);
          expect(new Set(found).size).toBe(found.length);
          expect(found.length).toBeLessThanOrEqual(count);
          expect(similarTo(3, lobby({ curated: makeCurated({ egypt, popular }) }), { count })).toEqual(found);
        },
      ),
    );
  });
});
