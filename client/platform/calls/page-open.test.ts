import { expect, it } from 'vitest';
import { pageOfKey } from './page-open.ts';

it.each([
  ['HelpDepositMethods', 'deposit-methods'],
  ['BonusPolicy', 'bonus-policy'],
  ['Terms', 'terms'],
  ['help-cashout', 'cashout'],
  ['responsible', 'responsible-gambling'],
])('§2.6 the key %s opens %s', (key, page) => {
  expect(pageOfKey({ key })).toBe(page);
});

it.each([['Play'], ['GamesLobby'], ['NoSuchPage'], ['../../etc'], [''], [7], [null]])(
  '§2.6 the key %s opens nothing',
  (key) => {
    expect(pageOfKey({ key })).toBeNull();
  },
);

it('an event without a key opens nothing', () => {
  expect([pageOfKey(null), pageOfKey(undefined), pageOfKey('Terms'), pageOfKey({})]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
