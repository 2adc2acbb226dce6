import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listProviders, providerSlugger } from './providers.ts';
import { makeGame } from '../../../testing/games.ts';

const slugs = new Map([['Lantern & Lark', 'lantern-and-lark']]);

describe('§3 providers', () => {
  test('have the slug of the map however their name is spelt, else the automatic one', () => {
    const slugOf = providerSlugger(slugs);
    expect(slugOf('Lantern & Lark')).toBe('lantern-and-lark');
    expect(slugOf('LANTERN &  LARK')).toBe('lantern-and-lark');
    expect(slugOf('Tuuli & Tähti')).toBe('tuuli-tahti');
    expect(slugOf('Tuuli & Tähti')).toBe('tuuli-tahti');
  });

  test('are sorted by their number of games, then by name; a label counts beside its studio', () => {
    const games = [
      makeGame(1, { provider: 'Moonquay' }),
      makeGame(2, { provider: 'Zeta', subProvider: 'Zeta Lab' }),
      makeGame(3, { provider: 'Zeta', subProvider: 'ZETA' }),
      makeGame(4, { provider: 'Ábaco' }),
      makeGame(5),
      makeGame(6, { provider: '!!!' }),
    ];
    const providers = listProviders(games, slugs, 'en').map(({ name, slug, gameCount }) => [
      name,
      slug,
      gameCount,
    ]);
    expect(providers).toEqual([
      ['Zeta', 'zeta', 2],
      ['Ábaco', 'abaco', 1],
      ['Moonquay', 'moonquay', 1],
      ['Zeta Lab', 'zeta-lab', 1],
    ]);
  });

  test('count the games they list, each once; those with most games first, one for each slug', () => {
    const maker = fc.option(fc.constantFrom('A', 'a', 'B b', 'Ç', '?'), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.record({ provider: maker, subProvider: maker })), (facts) => {
        const providers = listProviders(
          facts.map((fact, index) => makeGame(index + 1, fact)),
          slugs,
          'en',
        );
        expect(new Set(providers.map(({ slug }) => slug)).size).toBe(providers.length);
        for (const [index, { games, gameCount }] of providers.entries()) {
          expect(gameCount).toBe(new Set(games).size);
          expect(gameCount).toBe(games.length);
          expect(gameCount).toBeLessThanOrEqual(providers[index - 1]?.gameCount ?? Infinity);
        }
      }),
    );
  });
});
