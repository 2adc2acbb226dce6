import { expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { DETAILS, LOGGED_IN, settled } from '../../../testing/client/connected-page.ts';
import { testFramework, type TestFramework } from '../../../testing/client/framework.ts';
import { platformTree } from '../../../testing/client/platform-tree.ts';
import { connectFramework, type Connection } from './connection.ts';
import { createFrameworkLoader } from '../framework/loader.ts';
import { createWanted } from '../games/wanted.ts';

/** A page that listens to a stand-in, until `replace` puts the framework in its place. */
function page(responses: Parameters<typeof testFramework>[0] = {}) {
  const { app, world } = testApp();
  const { storage, timers } = world;
  let there: TestFramework | null = null;
  const standIn: TestFramework = testFramework(responses, { isCurrent: () => there === standIn });
  const framework: TestFramework = testFramework(
    { getSessionDetails: () => DETAILS },
    { isCurrent: () => there === framework },
  );
  there = standIn;
  const loader = createFrameworkLoader<Connection>({
    timers,
    insertScript() {},
    find: () => there,
    listen: (found) =>
      connectFramework(found, {
        app,
        timers,
        storage,
        closeDialogs() {},
        use: platformTree(timers).use,
        wanted: createWanted(app, timers),
        loadChunk: (load) => load(),
      }),
    start: async () => {},
    onReady: ({ session }) => session.check(),
    onPatienceLost() {},
    onScriptFailed() {},
  });
  loader.load();
  timers.pass(3_000);
  const replace = async () => {
    there = framework;
    timers.pass(250);
    framework.send('ready');
    await settled();
  };
  return { app, world, standIn, framework, replace, connection: () => loader.current() };
}

test('§4 after a stand-in was replaced, a cash-out is told once to the other tabs, with when it was shown', async () => {
  const { app, world, framework, replace } = page();
  await replace();
  framework.send('balanceUpdated', { Balance: 80 });
  framework.send('widgetShown', { name: 'withdraw' });
  const told = vi.spyOn(world.storage, 'set');
  framework.send('balanceUpdated', { Balance: 30 });
  const words = told.mock.calls.filter(([key]) => key === 'depositTold').map(([, word]) => JSON.parse(word));
  expect(words).toEqual([expect.objectContaining({ amount: -50, shownMs: world.timers.now() })]);
  expect(app.account.played.value).toBe(80);
});

test('§4 a cash-out that the stand-in has told of is not told again once it was replaced', async () => {
  const { world, standIn, replace } = page();
  standIn.send('sessionStatus', LOGGED_IN);
  standIn.send('balanceUpdated', { Balance: 80 });
  standIn.send('widgetShown', { name: 'withdraw' });
  const told = vi.spyOn(world.storage, 'set');
  standIn.send('balanceUpdated', { Balance: 30 });
  await replace();
  expect(told.mock.calls.filter(([key]) => key === 'depositTold')).toHaveLength(1);
});

test('§4 what the stand-in refuses after it was replaced is asked of it no more', async () => {
  const change = Promise.withResolvers<boolean>();
  const { app, standIn, framework, connection, world, replace } = page({
    setFavourite: () => change.promise,
    getFavourites: () => [77],
  });
  standIn.send('sessionStatus', LOGGED_IN);
  await settled();
  void connection()?.favourites.change(9, true);
  await replace();
  framework.send('favouritesUpdated', [5]);
  change.resolve(false);
  await settled();
  world.timers.pass(0);
  await settled();
  expect([...app.favourites.ids.value]).toEqual([5]);
});

test('§4 a cash-out that only the stand-in has shown is over: what is lost after the next balance is shown', async () => {
  const { app, standIn, framework, replace } = page();
  standIn.send('sessionStatus', LOGGED_IN);
  standIn.send('balanceUpdated', { Balance: 80 });
  standIn.send('widgetShown', { name: 'withdraw' });
  await replace();
  for (const Balance of [80, 80, 60]) framework.send('balanceUpdated', { Balance });
  expect([app.account.played.value, app.account.deposited.value]).toEqual([60, 0]);
});

test('§7.7 a registration without a player that both have told of is pushed once', async () => {
  const { world, standIn, framework, replace } = page();
  standIn.send('registrationSucceeded', null);
  const { call } = framework;
  const details = vi.spyOn(framework, 'call').mockResolvedValueOnce(null);
  await replace();
  details.mockImplementation(call);
  framework.send('registrationSucceeded', null);
  framework.send('sessionStatus', LOGGED_IN);
  expect(world.tracked.filter(({ event }) => event === 'Registration')).toHaveLength(1);
});

test('§4 what a stand-in answers after it was replaced, that nobody is there, logs no player out', async () => {
  const late = Promise.withResolvers<unknown>();
  const { app, replace } = page({ getSessionDetails: () => late.promise });
  await replace();
  expect(app.session.isLoggedIn.value).toBe(true);
  late.resolve(null);
  await settled();
  expect(app.session.isLoggedIn.value).toBe(true);
});
