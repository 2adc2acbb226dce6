import { describe, expect, test } from 'vitest';
import { DEFAULT_SIZES } from '../../../shared/domain/lobby-sizes.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import { NINA } from '../../../testing/client/player.ts';
import { Account } from './account.ts';
import { Favourites } from './favourites.ts';
import { Session } from './session.ts';

const visitor: Visitor = {
  country: 'IE',
  market: 'elsewhere',
  isServed: true,
  rulesAsOf: '2026-11-22',
  regulation: 'MGA',
  currency: 'EUR',
  device: 'W',
  isNative: false,
  isIosApp: false,
  bannerChoice: 0,
  ...DEFAULT_SIZES,
};

function arrive(cookies: Record<string, string> = {}) {
  const world = testCollaborators({ cookies });
  const account = new Account(visitor);
  const favourites = new Favourites(world);
  const owners: (number | null)[] = [];
  const kept = [{ belongTo: (playerId: number | null) => void owners.push(playerId) }];
  const session = new Session(world, { account, favourites, kept });
  session.recallActivity();
  return { world, account, favourites, session, owners };
}

/** Nina is logged in, with a balance, offers, a deposit and a favourite. */
function ninaPlays() {
  const page = arrive();
  page.session.logIn(NINA);
  page.account.updateBalance({
    currency: 'GBP',
    realBalance: 5,
    bonusBalance: 1,
    displayBalance: '£6',
    displayRealBalance: '£5',
    displayBonusBalance: '£1',
  });
  page.account.setBonusCount(2);
  page.account.noteDeposit(20);
  page.favourites.replace([12]);
  return page;
}

const secondsAgo = (seconds: number) => String(1_700_000_000 - seconds);

describe('§4 session', () => {
  test('when the platform reports a guest, the session is checked and the activity cookie removed', () => {
    const { world, session } = arrive({ activeUserRefresh: secondsAgo(10) });
    session.logOut();
    expect(session.sessionChecked.value).toBe(true);
    expect(session.isLoggedIn.value).toBe(false);
    expect(world.cookies.jar.has('activeUserRefresh')).toBe(false);
  });

  test('at login name, currency and country are the player’s, and the cookie holds the time in seconds', () => {
    const { world, account, session } = arrive();
    session.logIn(NINA);
    expect(session.isLoggedIn.value).toBe(true);
    expect(account.displayName.value).toBe('Nina K.');
    expect(account.currency.value).toBe('GBP');
    expect(account.countryCode.value).toBe('GB');
    expect(world.cookies.jar.get('activeUserRefresh')).toBe('1700000000');
  });

  test('logging out leaves nothing of the player behind, and the session stays checked', () => {
    const { account, favourites, session } = ninaPlays();
    session.logOut();
    expect(account.player.value).toBeNull();
    expect(account.balance.value.displayBalance).toBeNull();
    expect(account.bonusCount.value).toBe(0);
    expect([...favourites.ids.value]).toEqual([]);
    expect(account.currency.value).toBe('EUR');
    expect(session.sessionChecked.value).toBe(true);
  });

  test('another player, with no logout in between, sees nothing of the former one', () => {
    const { account, favourites, session } = ninaPlays();
    session.logIn({ ...NINA, playerId: 8, firstName: 'Otto' });
    expect(account.displayName.value).toBe('Otto K.');
    expect(new Set(Object.values(account.balance.value))).toEqual(new Set([null]));
    expect([account.bonusCount.value, account.deposited.value]).toEqual([0, 0]);
    expect([...favourites.ids.value]).toEqual([]);
  });

  test('what the browser keeps for each player is handed over at login, at a change of player and at logout', () => {
    const { session, owners } = ninaPlays();
    session.logIn({ ...NINA, vipLevel: 2 });
    session.logIn({ ...NINA, playerId: 8 });
    session.logOut();
    expect(owners).toEqual([7, 8, null]);
  });

  test('a repeated login of the same player changes nothing', () => {
    const { account, favourites, session } = ninaPlays();
    session.logIn({ ...NINA, vipLevel: 2 });
    expect(account.player.value?.vipLevel).toBe(2);
    expect(account.balance.value.realBalance).toBe(5);
    expect([account.bonusCount.value, account.deposited.value]).toEqual([2, 20]);
    expect([...favourites.ids.value]).toEqual([12]);
  });

  test('§6 the activity cookie is renewed for players only', () => {
    const { world, session } = arrive();
    session.touch();
    expect(world.cookies.jar.size).toBe(0);
    session.logIn(NINA);
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

  test('never shown to a visitor without the activity cookie', () => {
    expect(arrive().session.isReLoginLoaderShown.value).toBe(false);
  });

  test('hides after 10 s when the platform says nothing', () => {
    const { world, session } = arrive({ activeUserRefresh: secondsAgo(10) });
    world.timers.pass(9_999);
    expect(session.isReLoginLoaderShown.value).toBe(true);
    world.timers.pass(1);
    expect(session.isReLoginLoaderShown.value).toBe(false);
  });

  test('hides with the login, with the logout, and when the platform does not load', () => {
    const active = { activeUserRefresh: secondsAgo(10) };
    const first = arrive(active).session;
    first.logIn(NINA);
    const second = arrive(active).session;
    second.logOut();
    const third = arrive(active).session;
    third.giveUpWaiting();
    for (const session of [first, second, third]) expect(session.isReLoginLoaderShown.value).toBe(false);
  });
});

test('§3 a balance that comes in parts keeps the parts known before', () => {
  const { account } = arrive();
  const unknown = {
    currency: null,
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

test('§3 a display text goes with its amount: a new amount without a text has none', () => {
  const { account } = arrive();
  const told = {
    currency: 'EUR',
    realBalance: 12,
    bonusBalance: 3,
    displayBalance: '€15',
    displayRealBalance: '€12',
    displayBonusBalance: '€3',
  };
  const unsaid = {
    currency: null,
    displayBalance: null,
    displayRealBalance: null,
    displayBonusBalance: null,
  };
  account.updateBalance(told);
  account.updateBalance({ ...unsaid, realBalance: 12, bonusBalance: 3 });
  expect(account.balance.value).toEqual(told);
  account.updateBalance({ ...unsaid, realBalance: 20, bonusBalance: null });
  expect(account.balance.value).toEqual({
    ...told,
    realBalance: 20,
    displayBalance: null,
    displayRealBalance: null,
  });
});

test('§3 the currency of a balance counts where the session names none', () => {
  const { account, session } = arrive();
  session.logIn({ ...NINA, currency: null });
  account.updateBalance({
    currency: 'CAD',
    realBalance: 1,
    bonusBalance: null,
    displayBalance: null,
    displayRealBalance: null,
    displayBonusBalance: null,
  });
  expect(account.currency.value).toBe('CAD');
});
