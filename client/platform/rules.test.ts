import { describe, expect, test } from 'vitest';
import { deepLinkTarget } from './deep-links.ts';
import { onFirstSign } from './lazy-rule.ts';
import { readBonusCount, readDeposit, readFavouritesList, readGameId } from './payloads.ts';

describe('§2.6 NeoDL', () => {
  test.each([
    ['?NeoDL=login', 'login'],
    ['?a=1&neodl=MyAccount', 'account'],
    ['?NEODL=gameshistory', 'gameHistory'],
    ['?NeoDL=contact', 'contact'],
    ['?NeoDL=coolOff', 'coolOff'],
    ['?NeoDL=%20login+', 'login'],
    ['?NeoDL=', null],
    ['?NeoDL=constructor', null],
    ['?login=NeoDL', null],
    ['', null],
  ])('%s opens %s', (search, target) => {
    expect(deepLinkTarget(search)).toBe(target);
  });
});

describe('§4 the first sign of a visitor', () => {
  test.each(['scroll', 'wheel', 'click', 'mousemove', 'touchstart', 'keydown'])(
    '%s loads the framework, once',
    (type) => {
      const page = new EventTarget();
      let loads = 0;
      onFirstSign(page, () => {
        loads += 1;
      });
      page.dispatchEvent(new Event('resize'));
      expect(loads).toBe(0);
      page.dispatchEvent(new Event(type));
      page.dispatchEvent(new Event('click'));
      expect(loads).toBe(1);
    },
  );
});

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
