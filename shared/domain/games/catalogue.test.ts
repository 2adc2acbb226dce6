import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShapeError } from '../../contracts/parsing/shape.ts';
import {
  categoriesForDevice,
  type CatalogueIndex,
  EMPTY_CATALOGUE,
  gameIdList,
  indexCatalogue,
  resolveGames,
} from './catalogue.ts';
import { type MainCategory, parseStoredCatalogue } from './catalogue-schema.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory } from '../../../testing/lobby.ts';
import type { DeviceCode } from '../visitor.ts';

const indexOf = (ids: readonly number[]): CatalogueIndex =>
  indexCatalogue({ ...EMPTY_CATALOGUE, games: ids.map((id) => makeGame(id)) });

const category = (slug: string, device: DeviceCode | null): MainCategory => ({
  name: slug,
  slug,
  device,
  subCategories: [],
  defaultSubCategory: 0,
});

describe('§3 curated lists resolved against the catalogue', () => {
  test('in the order of the list, without ids that no game has, each game once', () => {
    expect(resolveGames([3, 404, 1, 3], indexOf([1, 2, 3])).map(({ id }) => id)).toEqual([3, 1]);
    expect(resolveGames([], indexOf([1]))).toEqual([]);
  });

  test('for any list and any catalogue', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.uniqueArray(fc.nat(20)), (list, known) => {
        const ids = resolveGames(list, indexOf(known)).map(({ id }) => id);
        expect(ids).toEqual([...new Set(list)].filter((id) => known.includes(id)));
      }),
    );
  });
});

test('§4 a device sees the variant made for it, else the one for all', () => {
  const all = [
    category('casino', null),
    category('casino', 'C'),
    category('live', null),
    category('app', 'C'),
  ];
  const shown = (device: DeviceCode) =>
    categoriesForDevice(all, device).map((one) => `${one.slug} ${one.device ?? 'all'}`);
  expect(shown('W')).toEqual(['casino all', 'live all']);
  expect(shown('C')).toEqual(['casino C', 'live all', 'app C']);
});

test('§3 an unknown list is empty, even under a name that every object has', () => {
  expect(gameIdList({ popular: [1] }, 'popular')).toEqual([1]);
  expect(gameIdList({}, 'constructor')).toEqual([]);
  expect(gameIdList({}, '__proto__')).toEqual([]);
});

const stored = {
  games: [
    makeGame(1, { rtp: 96, jackpot: { amount: 5, currency: 'GBP' }, playModes: ['Demo'] }),
    makeGame(2),
  ],
  categories: [makeCategory('Casino', { Slots: [1, 2] }, 'C')],
  defaultCategory: 0,
  excludedIds: [7],
};

test('a catalogue comes back from KV as it went in', () => {
  expect(parseStoredCatalogue(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('a corrupt one is refused, and the error names the field', () => {
  const corrupt = { ...stored, games: [stored.games[0], { ...stored.games[1], name: 5 }] };
  expect(() => parseStoredCatalogue(corrupt)).toThrow(expect.objectContaining({ field: 'games.1.name' }));
  const symbol = { ...stored, games: [makeGame(1, { jackpot: { amount: 5, currency: '£' } })] };
  expect(() => parseStoredCatalogue(symbol)).toThrow(
    expect.objectContaining({ field: 'games.0.jackpot.currency' }),
  );
  expect(() => parseStoredCatalogue(null)).toThrow(ShapeError);
});
