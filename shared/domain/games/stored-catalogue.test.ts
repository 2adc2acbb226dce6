import { expect, test } from 'vitest';
import { ShapeError } from '../../contracts/parsing/shape.ts';
import { parseStoredCatalogue } from './stored-catalogue.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory } from '../../../testing/lobby.ts';

const stored = {
  games: [
    makeGame(1, { rtp: 96, jackpot: { amount: 5, currency: 'GBP' }, playModes: ['Demo'] }),
    makeGame(2),
  ],
  categories: [makeCategory('Casino', { Slots: [1, 2] }, 'C')],
  defaultCategory: 0,
};

test('a catalogue comes back from KV as it went in', () => {
  expect(parseStoredCatalogue(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('a corrupt one is refused, and the field named', () => {
  const corrupt = { ...stored, games: [stored.games[0], { ...stored.games[1], name: 5 }] };
  expect(() => parseStoredCatalogue(corrupt)).toThrow(expect.objectContaining({ field: 'games.1.name' }));
  const symbol = { ...stored, games: [makeGame(1, { jackpot: { amount: 5, currency: '£' } })] };
  expect(() => parseStoredCatalogue(symbol)).toThrow(
    expect.objectContaining({ field: 'games.0.jackpot.currency' }),
  );
  expect(() => parseStoredCatalogue(null)).toThrow(ShapeError);
});
