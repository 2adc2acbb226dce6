// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { connectedPage, DETAILS, LOGGED_IN, settled } from '../../../testing/client/connected-page.ts';
import { platformTree } from '../../../testing/client/platform-tree.ts';
import { testFramework } from '../../../testing/client/framework.ts';
import { connectFramework } from './connection.ts';
import { createWanted } from '../games/wanted.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

describe('§7.7 callbacks', () => {
  test('a deposit without a transaction id that is told twice at once is pushed once', () => {
    const { world, framework } = connectedPage();
    const deposit = { amount: 20, currency: 'GBP' };
    framework.send('depositSucceeded', deposit);
    framework.send('depositSucceeded', deposit);
    expect(world.tracked).toHaveLength(1);
    world.timers.pass(60_000);
    framework.send('depositSucceeded', deposit);
    expect(world.tracked).toHaveLength(2);
  });

  test('deposits that are told out of order, and again, are each pushed once', () => {
    const { world, framework } = connectedPage();
    for (const transactionId of ['t2', 't1', 't2', 't1'])
      framework.send('depositSucceeded', { amount: 20, transactionId });
    expect(world.tracked).toHaveLength(2);
  });

  test('a game that begins to load starts its load time', () => {
    const { app, world, framework } = connectedPage();
    app.games.launch(12);
    world.timers.pass(400);
    framework.send('gameLoadStart', { gameId: '12' });
    world.timers.pass(100);
    app.games.loaded(12);
    expect(world.tracked.at(-1)).toMatchObject({ event: 'game_open', loadTimeMs: 100 });
  });

  test('§6 show chat is honoured only when logged in', () => {
    const { app, framework, platformCalls } = connectedPage();
    framework.send('showChat', {});
    expect(platformCalls).toEqual([]);
    expect(app.overlays.openName.value, 'the form before the chat').toBeNull();
    framework.send('sessionStatus', { ...LOGGED_IN, PlayerEmail: 'nina@example.com' });
    framework.send('showChat', {});
    expect(platformCalls).toEqual(['engageChat']);
  });

  test('a deposit pushes Aspire_Deposit once, and the balance is refreshed', () => {
    const { world, framework, count } = connectedPage();
    framework.send('sessionStatus', LOGGED_IN);
    const deposit = { amount: '20', currency: 'GBP', transactionId: 't1' };
    framework.send('depositSucceeded', deposit);
    framework.send('depositSucceeded', deposit);
    expect(world.tracked).toEqual([
      { event: 'Aspire_Deposit', amount: 20, currency: 'GBP', transactionId: 't1' },
    ]);
    expect(count('refreshBalance')).toBe(2);
  });

  test('a registration that is told before its session, without a player, is pushed with the player who then logs in', () => {
    const { world, framework } = connectedPage();
    framework.send('registrationSucceeded', null);
    expect(world.tracked).toEqual([]);
    framework.send('sessionStatus', LOGGED_IN);
    expect(world.tracked).toEqual([{ event: 'Registration', playerId: '42' }]);
    framework.send('registrationSucceeded', DETAILS);
    expect(world.tracked).toHaveLength(1);
  });

  test('a registration without a player is not that of whoever logs in a minute later', () => {
    const { world, framework } = connectedPage();
    framework.send('registrationSucceeded', null);
    world.timers.pass(60_000);
    framework.send('sessionStatus', LOGGED_IN);
    expect(world.tracked).toEqual([]);
  });

  test('a registration is pushed once, and only with a player id', () => {
    const { world, framework } = connectedPage();
    framework.send('registrationSucceeded', { PlayerName: 'Nina' });
    expect(world.tracked).toEqual([]);
    framework.send('registrationSucceeded', DETAILS);
    framework.send('registrationSucceeded', DETAILS);
    expect(world.tracked).toEqual([{ event: 'Registration', playerId: '42' }]);
  });

  test('the game that is open closes when the platform says so', () => {
    const { app, framework } = connectedPage();
    framework.send('sessionStatus', LOGGED_IN);
    app.games.play(12);
    app.games.loaded(12);
    framework.send('gameClosed', { gameId: '11' });
    expect(app.games.isGameOpen.value).toBe(true);
    framework.send('gameClosed', { gameId: '12' });
    expect(app.games.isGameOpen.value).toBe(false);
  });

  test('unreadable winners are left out', () => {
    const { app, framework } = connectedPage();
    framework.send('winners', {
      winners: [{ playerName: 'Bo', currencySymbol: '£', winAmount: '9.5' }, { winAmount: null }, null],
    });
    expect(app.games.winners.value).toEqual([
      { playerName: 'Bo', currencySymbol: '£', winAmount: 9.5, gameId: null },
    ]);
  });

  test('a list of games becomes the catalogue', async () => {
    const { app, framework } = connectedPage();
    framework.send('gamesListUpdated', {
      games: { instant: [{ id: 12, name: 'Moon Mice', images: { default: '/a_1x_.webp' } }, { id: 'x' }] },
      categories: { defaultMainCategoryIndex: 0, mainCategories: [] },
    });
    await expect.poll(() => app.games.catalogue.value?.gameById.get(12)?.name).toBe('Moon Mice');
    expect(app.games.catalogue.value?.gameById.get(12)?.images.default).toBe(
      'https://feed.example/a_1x_.webp',
    );
  });

  test('§8 where the code that reads a list is gone, that is reported as what it is', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const { app, world } = testApp();
    const framework = testFramework();
    const lost = new Error('gone');
    connectFramework(framework, {
      app,
      timers: world.timers,
      storage: world.storage,
      closeDialogs() {},
      use: platformTree(world.timers).use,
      wanted: createWanted(app, world.timers),
      loadChunk: () => Promise.reject(lost),
    });
    framework.send('gamesListUpdated', { games: { instant: [] } });
    await expect.poll(() => reported.mock.calls).toEqual([[lost]]);
    expect(app.games.catalogue.value).toBeNull();
  });

  describe('a list that takes long is read in slices', () => {
    const list = (instant: readonly object[]) => ({
      games: { instant },
      categories: { defaultMainCategoryIndex: 0, mainCategories: [] },
    });

    /** A page that has read the first of two games of a list, and waits for the browser to be idle. */
    async function pageThatReads() {
      const pauses: (() => void)[] = [];
      vi.stubGlobal('requestIdleCallback', (goOn: () => void) => pauses.push(goOn));
      let ms = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => ms);
      const { app, framework } = connectedPage();
      const slow = {
        id: 1,
        get name() {
          ms += 6;
          return 'Slow';
        },
      };
      framework.send('gamesListUpdated', list([slow, { id: 2, name: 'Two' }]));
      await expect.poll(() => pauses.length).toBe(1);
      const nameNow = () => app.games.catalogue.value?.gameById.get(1)?.name;
      expect(nameNow()).toBeUndefined();
      return { framework, nameNow, goOn: () => pauses[0]?.() };
    }

    test('and given up for a later one', async () => {
      const { framework, nameNow, goOn } = await pageThatReads();
      framework.send('gamesListUpdated', list([{ id: 1, name: 'Later' }]));
      await expect.poll(() => nameNow()).toBe('Later');
      goOn();
      await settled();
      expect(nameNow()).toBe('Later');
    });

    test.each([
      ['is empty', list([])],
      ['cannot be read', { games: 'soon' }],
    ])('but not for one that %s', async (_what, later) => {
      const { framework, nameNow, goOn } = await pageThatReads();
      framework.send('gamesListUpdated', later);
      await settled();
      goOn();
      await expect.poll(() => nameNow()).toBe('Slow');
    });
  });

  test('a value that is no list of games leaves the catalogue unchanged', async () => {
    const { app, framework } = connectedPage();
    framework.send('gamesListUpdated', { games: 'soon' });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(app.games.catalogue.value).toBeNull();
  });
});

/** What another company's code may send where an object is expected. */
const ANYTHING: readonly unknown[] = [
  undefined,
  null,
  0,
  'x',
  true,
  [],
  [[]],
  {},
  () => {},
  Symbol('x'),
  { winners: 'x' },
  { winners: { length: 2 } },
  { IsLoggedIn: {} },
  { gameId: {} },
  { name: 5 },
  { favourites: {} },
  { Balance: [] },
  new Proxy({}, { has: () => true, get: fail }),
];

function fail(): never {
  throw new Error('theirs');
}

test.each([
  'ready',
  'gamesListUpdated',
  'gameLoadStart',
  'gameClosed',
  'sessionStatus',
  'balanceUpdated',
  'favouritesUpdated',
  'showChat',
  'depositSucceeded',
  'registrationSucceeded',
  'winners',
  'widgetShown',
  'widgetClosed',
] as const)('§7.7 %s with anything unexpected throws nothing into the page', async (event) => {
  const { app, framework } = connectedPage({ getSessionDetails: () => DETAILS });
  framework.send('sessionStatus', LOGGED_IN);
  for (const payload of ANYTHING) expect(() => framework.send(event, payload)).not.toThrow();
  await settled();
  expect(app.session.isLoggedIn.value).toBe(true);
});

test.each([
  ['sessionStatus', 'getSessionDetails', DETAILS],
  ['balanceUpdated', 'getBalance', { Balance: 5 }],
  ['favouritesUpdated', 'getFavourites', [5]],
] as const)(
  '§7.7 an empty %s that %s itself brings about does not go round for ever',
  async (event, call, answer) => {
    const page = connectedPage({
      [call]() {
        page.framework.send(event, {});
        return answer;
      },
    });
    page.framework.send('sessionStatus', LOGGED_IN);
    page.framework.send(event, {});
    await settled();
    expect(page.count(call)).toBeLessThanOrEqual(7);
    page.world.timers.pass(5_000);
    await settled();
    expect(page.count(call)).toBeLessThanOrEqual(12);
    expect(page.app.session.isLoggedIn.value).toBe(true);
  },
);
