import { describe, expect, test } from 'vitest';
import { readBonusCount, readDeposit, readFavouritesList, readGameId } from './payloads.ts';

describe('payloads of the framework', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [0, 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    [-1, 0],
    [{}, 0],
  ])('§4 a bonus count of %j is %s', (value, count) => {
    expect(readBonusCount(value)).toBe(count);
  });

  test('a deposit without amount, currency and transaction is still a deposit', () => {
    expect(readDeposit(null)).toEqual({ amount: null, currency: null, transactionId: null });
    expect(readDeposit({ amount: '12.5', transactionId: 9 })).toEqual({
      amount: 12.5,
      currency: null,
      transactionId: '9',
    });
  });

  test('ids and lists', () => {
    expect(readGameId({ gameId: '12' })).toBe(12);
    expect(readGameId('12')).toBeNull();
    expect(readFavouritesList({ favourites: [1] })).toEqual([1]);
    expect(readFavouritesList([1])).toEqual([1]);
    expect(readFavouritesList({})).toBeNull();
  });
});
