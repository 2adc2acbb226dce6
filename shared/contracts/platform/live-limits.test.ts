import { expect, test } from 'vitest';
import type { Currency } from '../../config/currencies.ts';
import { parseLiveLimits, toLiveTables } from './live-limits.ts';
import { ShapeError } from '../parsing/shape.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeSources } from '../../../testing/lobby.ts';

const limit = (gameId: unknown, facts: object = {}) => ({
  gameId,
  tableName: 'Salon &amp; Bar',
  currency: 'gbp',
  min: '0.5',
  max: 1000,
  open: true,
  seats: 3,
  ...facts,
});

test('the name of a table has 200 letters at most', () => {
  const { limits } = parseLiveLimits([limit(1, { tableName: 'x'.repeat(300) })]);
  expect(limits[0]?.tableName).toBe(`${'x'.repeat(199)}…`);
});

test('§7.1 bet limits are parsed; seats may be missing, numbers may be text', () => {
  const { limits, dropped } = parseLiveLimits([limit('1', { seats: null, open: 'false' }), limit(2)]);
  expect(dropped).toEqual([]);
  expect(limits[0]).toEqual({
    gameId: 1,
    tableName: 'Salon & Bar',
    currency: 'GBP',
    min: 0.5,
    max: 1000,
    open: false,
    seats: null,
  });
});

test('§7.1 bet limits are read as the platform writes amounts', () => {
  const { limits } = parseLiveLimits([limit(1, { min: '£0.50', max: '5,000' }), limit(2, { max: 'none' })]);
  expect(limits).toMatchObject([{ gameId: 1, min: 0.5, max: 5000 }]);
});

test('§7.1 a table whose least bet is above its highest, or without a currency, is dropped', () => {
  const { limits, dropped } = parseLiveLimits([
    limit(1, { min: 5, max: 2 }),
    limit(2, { currency: '£' }),
    limit(3),
  ]);
  expect(limits.map(({ gameId }) => gameId)).toEqual([3]);
  expect(dropped.map(({ path }) => path)).toEqual(['$.0', '$.1.currency']);
  expect(() => parseLiveLimits({})).toThrow(ShapeError);
});

test('of more than 3,000 limits the first 3,000 are read', () => {
  const { limits, dropped } = parseLiveLimits(Array.from({ length: 20_000 }, (_, index) => limit(index)));
  expect(limits.length).toBe(3_000);
  expect(dropped.length).toBe(17_000);
});

test('only open tables of games in the catalogue are listed, in the order given', () => {
  const images = { default: '/d.png', webp: null, portrait: '/p.webp' };
  const tall = makeGame(3, { images, size: 'tall' });
  const { index } = makeSources({ games: [makeGame(1), makeGame(2), tall] });
  const { limits } = parseLiveLimits([limit(1, { open: false }), limit(404), limit(3), limit(2)]);
  const tables = toLiveTables(limits, { index, currency: 'GBP', reviewSlugById: new Map() });
  expect(tables.map(({ tile }) => tile.id)).toEqual([3, 2]);
  expect(tables[0]).not.toHaveProperty('gameId');
  // Tables stand in one line.
  expect(tables[0]?.tile.image).toBe('/d.png');
});

test('§7.1 a table is listed once, with its limits in the viewer’s currency where it has them', () => {
  const { index } = makeSources({ games: [makeGame(1), makeGame(2)] });
  const { limits } = parseLiveLimits([
    limit(1, { tableName: 'A', currency: 'GBP', min: 1 }),
    limit(2, { tableName: 'B', currency: 'GBP', min: 1 }),
    limit(2, { tableName: 'B', currency: 'EUR', min: 2 }),
    limit(1, { tableName: 'A', currency: 'EUR', min: 2 }),
    limit(1, { tableName: 'A', currency: 'CAD', min: 3 }),
    limit(1, { tableName: 'A', currency: 'CAD', min: 3 }),
    limit(2, { tableName: 'B', currency: 'CAD', min: 3, open: false }),
    limit(1, { tableName: 'C', currency: 'GBP', min: 1 }),
  ]);
  const shown = (currency: Currency) =>
    toLiveTables(limits, { index, currency, reviewSlugById: new Map() }).map(
      ({ tile, tableName, ...table }) => `${tile.id} ${tableName} ${table.min} ${table.currency}`,
    );
  expect(shown('CAD')).toEqual(['1 A 3 CAD', '2 B 1 GBP', '1 C 1 GBP']);
  expect(shown('EUR')).toEqual(['1 A 2 EUR', '2 B 2 EUR', '1 C 1 GBP']);
});
