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

/** Lets answered promises be heard. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

describe('§4 session', () => {
  test('checked when the framework is ready, even if it says nothing by itself', async () => {
    const { app, framework } = page({ getSessionDetails: () => null });
    framework.send('ready', {});
    await settled();
    expect(app.session.sessionChecked.value).toBe(true);
    expect(app.session.isLoggedIn.value).toBe(false);
  });

  test('a player is welcomed: chat is started, balance and favourites are asked for', async () => {
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

  test('told twice, a login happens once', async () => {
    const { app, framework } = page();
    framework.send('sessionStatus', loggedIn);
    framework.send('sessionStatus', loggedIn);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
    expect(framework.called.filter(([name]) => name === 'initChat')).toHaveLength(1);
  });

  test('numbers as strings are numbers', () => {
    const { app, framework } = page();
    framework.send('sessionStatus', { ...loggedIn, IsLoggedIn: 'true', PlayerID: '42' });
    expect(app.account.player.value?.playerId).toBe(42);
  });

  test('a status that cannot be read is asked about', async () => {
    const { app, framework } = page({ getSessionDetails: () => details });
    framework.send('sessionStatus', { IsLoggedIn: null });
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
  });

  test('a late answer does not undo a newer event', async () => {
    const { app, framework } = page({ getSessionDetails: () => null });
    framework.send('ready', {});
    framework.send('sessionStatus', loggedIn);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
  });

  test('logging out empties hearts and balance', async () => {
    const { app, framework } = page({ getFavourites: () => [7] });
    framework.send('sessionStatus', loggedIn);
    await settled();
    framework.send('sessionStatus', loggedOut);
    expect(app.session.isLoggedIn.value).toBe(false);
    expect(app.favourites.ids.value.size).toBe(0);
    framework.send('balanceUpdated', { Balance: 99 });
    expect(app.account.balance.value.realBalance).toBeNull();
  });

  test('another player, with no logout in between: answers meant for the former one are not believed', async () => {
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

  test('calls that fail are told to the console and to nobody else', async () => {
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
  test('plays after logging in, though the login closes before it is told', () => {
    const { app, framework } = page();
    app.games.play(12);
    framework.send('widgetShown', { name: 'login' });
    framework.send('widgetClosed', { name: 'login' });
    framework.send('sessionStatus', loggedIn);
    expect(app.games.openGameId.value).toBe(12);
  });

  test('who closes the login does not play when logging in later for another reason', async () => {
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
    framework.send('sessionStatus', loggedIn);
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

  test('a registration is told once, and only with a player id', () => {
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

  test('winners that cannot be read are left out', () => {
    const { app, framework } = page();
    framework.send('winners', {
      winners: [{ playerName: 'Bo', currencySymbol: '£', winAmount: '9.5' }, { winAmount: null }, null],
    });
    expect(app.games.winners.value).toEqual([
      { playerName: 'Bo', currencySymbol: '£', winAmount: 9.5, gameId: null },
    ]);
  });

  test('games that arrive are the catalogue', async () => {
    const { app, framework } = page();
    framework.send('gamesListUpdated', {
      games: { instant: [{ id: 12, name: 'Moon Mice', images: { default: '/a_1x_.webp' } }, { id: 'x' }] },
      categories: { defaultMainCategoryIndex: 0, mainCategories: [] },
    });
    await vi.waitFor(() => expect(app.games.catalogue.value?.gameById.get(12)?.name).toBe('Moon Mice'));
  });

  test('a list that is none leaves the catalogue as it was', async () => {
    const { app, framework } = page();
    framework.send('gamesListUpdated', { games: 'soon' });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(app.games.catalogue.value).toBeNull();
  });
});

afterEach(() => vi.clearAllTimers());
