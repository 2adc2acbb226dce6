import { expect, test } from 'vitest';
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

test('of more than 500 tables the first 500 are read', () => {
  const { limits, dropped } = parseLiveLimits(Array.from({ length: 20_000 }, (_, index) => limit(index)));
  expect(limits.length).toBe(500);
  expect(dropped.length).toBe(19_500);
});

test('only open tables of games in the catalogue are listed, in the order given', () => {
  const images = { default: '/d.png', webp: null, portrait: '/p.webp' };
  const tall = makeGame(3, { images, size: 'tall' });
  const { index } = makeSources({ games: [makeGame(1), makeGame(2), tall] });
  const { limits } = parseLiveLimits([limit(1, { open: false }), limit(404), limit(3), limit(2)]);
  const tables = toLiveTables(limits, index, new Map());
  expect(tables.map(({ tile }) => tile.id)).toEqual([3, 2]);
  expect(tables[0]).not.toHaveProperty('gameId');
  // Tables stand in one line.
  expect(tables[0]?.tile.image).toBe('/d.png');
});
