import { expect, test } from 'vitest';
import { ShapeError } from '../parsing/shape.ts';
import { parseWinners } from './winners.ts';

const winner = { playerName: 'Chlo&eacute; T.', currencySymbol: '£', winAmount: '12.5' };

test('§3 winners are parsed from an object or a bare list', () => {
  const expected = [{ playerName: 'Chloé T.', currencySymbol: '£', winAmount: 12.5, gameId: null }];
  expect(parseWinners({ winners: [winner] }).winners).toEqual(expected);
  expect(parseWinners([winner]).winners).toEqual(expected);
  expect(parseWinners([{ ...winner, gameId: '7' }]).winners[0]?.gameId).toBe(7);
});

test('§3 an amount is read as the platform writes amounts, and one without a symbol is an amount too', () => {
  const told = { ...winner, currencySymbol: null, winAmount: '1,234.50' };
  expect(parseWinners([told]).winners).toMatchObject([{ currencySymbol: '', winAmount: 1234.5 }]);
});

test('§3 a winner without an amount or a name is dropped', () => {
  const { winners, dropped } = parseWinners([
    { ...winner, winAmount: 0 },
    { ...winner, playerName: ' ' },
    null,
  ]);
  expect(winners).toEqual([]);
  expect(dropped.map(({ path }) => path)).toEqual([
    'winners.0.winAmount',
    'winners.1.playerName',
    'winners.2',
  ]);
  expect(() => parseWinners('none')).toThrow(ShapeError);
});
