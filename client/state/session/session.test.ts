import { describe, expect, test } from 'vitest';
import type { PlayerSession } from '../../../shared/model/account.ts';
import type { Visitor } from '../../../shared/model/visitor.ts';
import { testCollaborators } from '../test-collaborators.ts';
import { Account } from './account.ts';
import { Session } from './session.ts';

const visitor: Visitor = {
  country: 'IE',
  regulation: 'MGA',
  currency: 'EUR',
  device: 'W',
  isNative: false,
  isIosApp: false,
  bannerChoice: 0,
};

const nina: PlayerSession = {
  playerId: 7,
  firstName: 'Nina',
  lastName: 'Kowalska',
  currency: 'GBP',
  language: 'ENG',
  regulation: 'GB',
  countryCode: 'GB',
  email: null,
  restrictionType: null,
  registrationDate: null,
  vipLevel: null,
  sessionToken: null,
};

function arrive(cookies: Record<string, string> = {}) {
  const world = testCollaborators({ cookies });
  const account = new Account(visitor);
  const session = new Session(world, account);
  session.recallActivity();
  return { world, account, session };
}

const secondsAgo = (seconds: number) => String(1_700_000_000 - seconds);

describe('§4 session', () => {
  test('the platform says nobody is logged in: checked, and the activity cookie is gone', () => {
    const { world, session } = arrive({ activeUserRefresh: secondsAgo(10) });
    session.logOut();
    expect(session.sessionChecked.value).toBe(true);
    expect(session.isLoggedIn.value).toBe(false);
    expect(world.cookies.jar.has('activeUserRefresh')).toBe(false);
  });

  test('a player is logged in: name, currency and country are theirs, and the time in seconds is kept', () => {
    const { world, account, session } = arrive();
    session.logIn(nina);
    expect(session.isLoggedIn.value).toBe(true);
    expect(account.displayName.value).toBe('Nina K.');
    expect(account.currency.value).toBe('GBP');
    expect(account.countryCode.value).toBe('GB');
    expect(world.cookies.jar.get('activeUserRefresh')).toBe('1700000000');
  });

  test('logging out leaves nothing of the player behind, and the session stays checked', () => {
    const { account, session } = arrive();
    session.logIn(nina);
    account.updateBalance({
      realBalance: 5,
      bonusBalance: 1,
      displayBalance: '£6',
      displayRealBalance: '£5',
      displayBonusBalance: '£1',
    });
    account.setBonusCount(2);
    session.logOut();
    expect(account.player.value).toBeNull();
    expect(account.balance.value.displayBalance).toBeNull();
    expect(account.bonusCount.value).toBe(0);
    expect(account.currency.value).toBe('EUR');
    expect(session.sessionChecked.value).toBe(true);
  });

  test('§6 the activity cookie is renewed for players only', () => {
    const { world, session } = arrive();
    session.touch();
    expect(world.cookies.jar.size).toBe(0);
    session.logIn(nina);
    world.timers.pass(30_000);
    session.touch();
    expect(world.cookies.jar.get('activeUserRefresh')).toBe('1700000030');
  });
});

describe('§4 re-login loader', () => {
  test.each([
    [secondsAgo(299), true],
    [secondsAgo(300), false],
    [secondsAgo(-60), false],
    ['yesterday', false],
    ['', false],
  ])('last active at %s: shown is %s', (stored, shown) => {
    expect(arrive({ activeUserRefresh: stored }).session.isReLoginLoaderShown.value).toBe(shown);
  });

  test('never shown to who was not here before', () => {
    expect(arrive().session.isReLoginLoaderShown.value).toBe(false);
  });

  test('goes with the login, with the check, and when the platform does not come', () => {
    const active = { activeUserRefresh: secondsAgo(10) };
    const first = arrive(active).session;
    first.logIn(nina);
    const second = arrive(active).session;
    second.logOut();
    const third = arrive(active).session;
    third.giveUpWaiting();
    for (const session of [first, second, third]) expect(session.isReLoginLoaderShown.value).toBe(false);
  });
});

test('§3 a balance that comes in parts keeps what was known', () => {
  const { account } = arrive();
  const unknown = {
    realBalance: null,
    bonusBalance: null,
    displayBalance: null,
    displayRealBalance: null,
    displayBonusBalance: null,
  };
  account.updateBalance({ ...unknown, realBalance: 12, displayRealBalance: '£12.00' });
  account.updateBalance({ ...unknown, bonusBalance: 3 });
  expect(account.balance.value).toMatchObject({
    realBalance: 12,
    bonusBalance: 3,
    displayRealBalance: '£12.00',
  });
});
