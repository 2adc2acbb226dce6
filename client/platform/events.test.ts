import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { listenToFramework } from './events.ts';
import { testFramework, type TestFramework } from '../../testing/client/framework.ts';

const details = {
  PlayerID: 42,
  PlayerName: 'Nina',
  PlayerLastName: 'Kowalska',
  CurrencyCode: 'GBP',
  PlayerLanguage: 'ENG',
  PlayerRegulationType: 'GB',
  CountryCode: 'GB',
};
const loggedIn = { IsLoggedIn: true, ...details };
const loggedOut = { IsLoggedIn: false };

function page(responses: Parameters<typeof testFramework>[0] = {}) {
  const platformCalls: string[] = [];
  const { app, world } = testApp({
    platform: {
      engageChat: () => void platformCalls.push('engageChat'),
      refreshBalance: () => void platformCalls.push('refreshBalance'),
    },
  });
  const framework: TestFramework = testFramework(responses);
  listenToFramework(framework, app);
  return { app, world, framework, platformCalls };
}

/** Runs the handlers of settled promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

describe('§4 session', () => {
  test('checked when the framework is ready, even without a sessionStatus event', async () => {
    const { app, framework } = page({ getSessionDetails: () => null });
    framework.send('ready', {});
    await settled();
    expect(app.session.sessionChecked.value).toBe(true);
    expect(app.session.isLoggedIn.value).toBe(false);
  });

  test('at login chat is started, and balance and favourites are requested', async () => {
    const { app, framework } = page({
      getBalance: () => ({ Balance: '12.5', BonusBalance: null, DisplayRealBalance: '£12.50' }),
      getFavourites: () => [7, '8', null],
    });
    framework.send('sessionStatus', loggedIn);
    await settled();
    expect(app.account.displayName.value).toBe('Nina K.');
    expect(app.account.balance.value).toMatchObject({ realBalance: 12.5, displayRealBalance: '£12.50' });
    expect([...app.favourites.ids.value]).toEqual([7, 8]);
    expect(framework.called.map(([name]) => name)).toContain('initChat');
  });

  test('a repeated login event starts chat once', async () => {
    const { app, framework } = page();
    framework.send('sessionStatus', loggedIn);
    framework.send('sessionStatus', loggedIn);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
    expect(framework.called.filter(([name]) => name === 'initChat')).toHaveLength(1);
  });

  test('numbers and booleans sent as strings are accepted', () => {
    const { app, framework } = page();
    framework.send('sessionStatus', { ...loggedIn, IsLoggedIn: 'true', PlayerID: '42' });
    expect(app.account.player.value?.playerId).toBe(42);
  });

  test('after an unreadable status the framework is asked for the session', async () => {
    const { app, framework } = page({ getSessionDetails: () => details });
    framework.send('sessionStatus', { IsLoggedIn: null });
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
  });

  test('a late response does not undo a newer event', async () => {
    const { app, framework } = page({ getSessionDetails: () => null });
    framework.send('ready', {});
    framework.send('sessionStatus', loggedIn);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
  });

  test('logging out clears favourites and balance', async () => {
    const { app, framework } = page({ getFavourites: () => [7] });
    framework.send('sessionStatus', loggedIn);
    await settled();
    framework.send('sessionStatus', loggedOut);
    expect(app.session.isLoggedIn.value).toBe(false);
    expect(app.favourites.ids.value.size).toBe(0);
    framework.send('balanceUpdated', { Balance: 99 });
    expect(app.account.balance.value.realBalance).toBeNull();
  });

  test('after a change of player without a logout, responses for the former player are ignored', async () => {
    const balances = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    let asked = 0;
    const { app, framework } = page({ getBalance: () => balances[asked++]?.promise });
    framework.send('sessionStatus', loggedIn);
    framework.send('sessionStatus', { ...loggedIn, PlayerID: 43 });
    balances[1]?.resolve({ Balance: 7 });
    balances[0]?.resolve({ Balance: 900 });
    await settled();
    expect(app.account.balance.value.realBalance).toBe(7);
  });

  test('calls that fail only log a warning', async () => {
    const { app, framework } = page({
      getBalance: () => Promise.reject(new Error('refused')),
      getFavourites: () => 'nonsense',
    });
    framework.send('sessionStatus', loggedIn);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a visitor who pressed Play', () => {
  test('plays after logging in, even when the login widget closes before the login event', () => {
    const { app, framework } = page();
    app.games.play(12);
    framework.send('widgetShown', { name: 'login' });
    framework.send('widgetClosed', { name: 'login' });
    framework.send('sessionStatus', loggedIn);
    expect(app.games.openGameId.value).toBe(12);
  });

  test('and closed the login widget does not play after a later login', async () => {
    const { app, framework } = page();
    app.games.play(12);
    framework.send('widgetClosed', { name: 'login' });
    await settled();
    framework.send('sessionStatus', loggedIn);
    expect(app.games.isGameOpen.value).toBe(false);
  });
});

describe('§7.7 callbacks', () => {
  test('§6 show chat is honoured only when logged in', () => {
    const { framework, platformCalls } = page();
    framework.send('showChat', {});
    expect(platformCalls).toEqual([]);
    framework.send('sessionStatus', { ...loggedIn, PlayerEmail: 'nina@example.com' });
    framework.send('showChat', {});
    expect(platformCalls).toEqual(['engageChat']);
  });

  test('a deposit pushes Aspire_Deposit once, and the balance is refreshed', () => {
    const { world, framework, platformCalls } = page();
    const deposit = { amount: '20', currency: 'GBP', transactionId: 't1' };
    framework.send('depositSucceeded', deposit);
    framework.send('depositSucceeded', deposit);
    expect(world.tracked).toEqual([
      { event: 'Aspire_Deposit', amount: 20, currency: 'GBP', transactionId: 't1' },
    ]);
    expect(platformCalls).toContain('refreshBalance');
  });

  test('a registration is pushed once, and only with a player id', () => {
    const { world, framework } = page();
    framework.send('registrationSucceeded', { PlayerName: 'Nina' });
    expect(world.tracked).toEqual([]);
    framework.send('registrationSucceeded', details);
    framework.send('registrationSucceeded', details);
    expect(world.tracked).toEqual([{ event: 'Registration', playerId: '42' }]);
  });

  test('the game that is open closes when the platform says so', () => {
    const { app, framework } = page();
    framework.send('sessionStatus', loggedIn);
    app.games.play(12);
    framework.send('gameClosed', { gameId: '11' });
    expect(app.games.isGameOpen.value).toBe(true);
    framework.send('gameClosed', { gameId: '12' });
    expect(app.games.isGameOpen.value).toBe(false);
  });

  test('unreadable winners are left out', () => {
    const { app, framework } = page();
    framework.send('winners', {
      winners: [{ playerName: 'Bo', currencySymbol: '£', winAmount: '9.5' }, { winAmount: null }, null],
    });
    expect(app.games.winners.value).toEqual([
      { playerName: 'Bo', currencySymbol: '£', winAmount: 9.5, gameId: null },
    ]);
  });

  test('a list of games becomes the catalogue', async () => {
    const { app, framework } = page();
    framework.send('gamesListUpdated', {
      games: { instant: [{ id: 12, name: 'Moon Mice', images: { default: '/a_1x_.webp' } }, { id: 'x' }] },
      categories: { defaultMainCategoryIndex: 0, mainCategories: [] },
    });
    await vi.waitFor(() => expect(app.games.catalogue.value?.gameById.get(12)?.name).toBe('Moon Mice'));
  });

  test('a value that is no list of games leaves the catalogue unchanged', async () => {
    const { app, framework } = page();
    framework.send('gamesListUpdated', { games: 'soon' });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(app.games.catalogue.value).toBeNull();
  });
});

afterEach(() => vi.clearAllTimers());
