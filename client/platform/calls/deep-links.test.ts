import { describe, expect, test } from 'vitest';
import { deepLinkTarget } from './deep-links.ts';

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
