import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  connectedPage,
  DETAILS,
  LOGGED_IN,
  LOGGED_OUT,
  settled,
} from '../../../testing/client/connected-page.ts';
import { platformTree } from '../../../testing/client/platform-tree.ts';
import { testFramework } from '../../../testing/client/framework.ts';
import { connectFramework } from '../calls/connection.ts';
import { createWanted } from '../games/wanted.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

describe('§4 session', () => {
  test('checked when the framework is ready, even without a sessionStatus event', async () => {
    const { app, framework } = connectedPage({ getSessionDetails: () => null });
    framework.send('ready', {});
    await settled();
    expect(app.session.sessionChecked.value).toBe(true);
    expect(app.session.isLoggedIn.value).toBe(false);
  });

  test('at login chat is started, and balance and favourites are requested', async () => {
    const { app, framework } = connectedPage({
      getBalance: () => ({ Balance: '12.5', BonusBalance: null, DisplayRealBalance: '£12.50' }),
      getFavourites: () => [7, '8', null],
    });
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    expect(app.account.displayName.value).toBe('Nina K.');
    expect(app.account.balance.value).toMatchObject({ realBalance: 12.5, displayRealBalance: '£12.50' });
    expect([...app.favourites.ids.value]).toEqual([7, 8]);
    expect(framework.called.map(([name]) => name)).toContain('initChat');
  });

  test('a logout that the platform refuses is followed by its answer who is there', async () => {
    const { app, framework, connection } = connectedPage({
      logout: () => Promise.reject(new Error('no session')),
      getSessionDetails: () => LOGGED_OUT,
    });
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    await expect(connection.session.logOut()).rejects.toThrow('no session');
    await settled();
    expect(app.session.isLoggedIn.value).toBe(false);
  });

  test('a repeated login event starts chat once', async () => {
    const { app, framework } = connectedPage();
    framework.send('sessionStatus', LOGGED_IN);
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
    expect(framework.called.filter(([name]) => name === 'initChat')).toHaveLength(1);
  });

  test('a framework that has replaced the one of the login is asked for the balance too', async () => {
    const { app, framework, world } = connectedPage();
    framework.send('sessionStatus', LOGGED_IN);
    const next = testFramework({ getSessionDetails: () => DETAILS, getBalance: () => ({ Balance: 8 }) });
    connectFramework(next, {
      app,
      timers: world.timers,
      storage: world.storage,
      closeDialogs() {},
      use: platformTree(world.timers).use,
      wanted: createWanted(app, world.timers),
      loadChunk: (load) => load(),
    }).session.check();
    await settled();
    expect(app.account.balance.value.realBalance).toBe(8);
  });

  test('numbers and booleans sent as strings are accepted', () => {
    const { app, framework } = connectedPage();
    framework.send('sessionStatus', { ...LOGGED_IN, IsLoggedIn: 'true', PlayerID: '42' });
    expect(app.account.player.value?.playerId).toBe(42);
  });

  test('after an unreadable status the framework is asked for the session', async () => {
    const { app, framework } = connectedPage({ getSessionDetails: () => DETAILS });
    framework.send('sessionStatus', { IsLoggedIn: null });
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
  });

  test('a late response does not undo a newer event', async () => {
    const { app, framework } = connectedPage({ getSessionDetails: () => null });
    framework.send('ready', {});
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
  });

  test('logging out clears favourites and balance', async () => {
    const { app, framework } = connectedPage({ getFavourites: () => [7] });
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    framework.send('sessionStatus', LOGGED_OUT);
    expect(app.session.isLoggedIn.value).toBe(false);
    expect(app.favourites.ids.value.size).toBe(0);
    framework.send('balanceUpdated', { Balance: 99 });
    expect(app.account.balance.value.realBalance).toBeNull();
  });

  test('after a change of player without a logout, responses for the former player are ignored', async () => {
    const balances = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    let asked = 0;
    const { app, framework } = connectedPage({ getBalance: () => balances[asked++]?.promise });
    framework.send('sessionStatus', LOGGED_IN);
    framework.send('sessionStatus', { ...LOGGED_IN, PlayerID: 43 });
    balances[0]?.resolve({ Balance: 900 });
    await settled();
    expect(app.account.balance.value.realBalance).toBeNull();
    balances[1]?.resolve({ Balance: 7 });
    await settled();
    expect(app.account.balance.value.realBalance).toBe(7);
  });

  test('calls that fail only log a warning', async () => {
    const { app, framework } = connectedPage({
      getBalance: () => Promise.reject(new Error('refused')),
      getFavourites: () => 'nonsense',
    });
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('§7.6 answers and events are ordered by when they were asked', () => {
  /** Calls whose answers the test gives, in any order. */
  const pending = () => {
    const asked: PromiseWithResolvers<unknown>[] = [];
    const ask = () => {
      const answer = Promise.withResolvers<unknown>();
      asked.push(answer);
      return answer.promise;
    };
    return { asked, ask };
  };

  test.each([{ IsLoggedIn: false }, { isLoggedIn: 'false' }])(
    'an answer that was asked for before the logout %j does not log the player in again',
    async (status) => {
      const { asked, ask } = pending();
      const { app, framework } = connectedPage({ getSessionDetails: ask });
      framework.send('sessionStatus', {});
      framework.send('sessionStatus', status);
      asked[0]?.resolve(DETAILS);
      await settled();
      expect(app.session.isLoggedIn.value).toBe(false);
    },
  );

  test('of two answers the one asked for later counts, in whichever order they come', async () => {
    const { asked, ask } = pending();
    const { app, framework } = connectedPage({ getSessionDetails: ask });
    framework.send('sessionStatus', {});
    framework.send('sessionStatus', {});
    asked[1]?.resolve(null);
    await settled();
    asked[0]?.resolve(DETAILS);
    await settled();
    expect(app.session.isLoggedIn.value).toBe(false);
  });

  test('a balance that was asked for before the event does not overwrite it', async () => {
    const { asked, ask } = pending();
    const { app, framework } = connectedPage({ getBalance: ask });
    framework.send('sessionStatus', LOGGED_IN);
    framework.send('balanceUpdated', { Balance: 30 });
    asked[0]?.resolve({ Balance: 10 });
    await settled();
    expect(app.account.balance.value.realBalance).toBe(30);
  });

  test('a balance of the former session does not count after the same player has logged in again', async () => {
    const { asked, ask } = pending();
    const { app, framework } = connectedPage({ getBalance: ask });
    framework.send('sessionStatus', LOGGED_IN);
    framework.send('sessionStatus', LOGGED_OUT);
    framework.send('sessionStatus', LOGGED_IN);
    asked[0]?.resolve({ Balance: 10 });
    await settled();
    expect(app.account.balance.value.realBalance).toBeNull();
    asked[1]?.resolve({ Balance: 20 });
    await settled();
    expect(app.account.balance.value.realBalance).toBe(20);
  });

  test('favourites that were asked for before a heart was pressed do not take it back', async () => {
    const { asked, ask } = pending();
    const { app, framework, connection } = connectedPage({ getFavourites: ask, setFavourite: () => [5, 9] });
    framework.send('sessionStatus', LOGGED_IN);
    expect(await connection.favourites.change(9, true)).toBe(true);
    asked[0]?.resolve([5]);
    await settled();
    expect([...app.favourites.ids.value]).toEqual([5, 9]);
  });

  test('after a refresh without an event the balance is asked for', async () => {
    const { app, framework, connection } = connectedPage({ getBalance: () => ({ Balance: 8 }) });
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    framework.send('balanceUpdated', { Balance: 5 });
    connection.balance.refresh();
    await settled();
    expect(app.account.balance.value.realBalance).toBe(8);
  });

  test('after a refresh that is refused the balance is asked for', async () => {
    const { app, framework, connection } = connectedPage({
      getBalance: () => ({ Balance: 8 }),
      refreshBalance: () => Promise.reject(new Error('refused')),
    });
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    framework.send('balanceUpdated', { Balance: 5 });
    connection.balance.refresh();
    await settled();
    expect(app.account.balance.value.realBalance).toBe(8);
  });
});
