import { beforeEach, expect, test } from 'vitest';
import { connectedPage, LOGGED_IN, LOGGED_OUT } from '../../../testing/client/connected-page.ts';
import { pageShow, stubTabEvents } from '../../../testing/client/tab-events.ts';
import { askWhenShownAgain } from './shown-again.ts';

beforeEach(stubTabEvents);

/** The part of a document that says whether it is looked at. */
class Shown extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function page({ isConnected = true, visibility = 'visible' as DocumentVisibilityState } = {}) {
  const { app, connection, count, framework, world } = connectedPage();
  const [shown, tabs] = [new Shown(), new EventTarget()];
  shown.visibilityState = visibility;
  askWhenShownAgain({
    app,
    timers: world.timers,
    page: shown,
    tabs,
    current: () => (isConnected ? connection : null),
  });
  framework.send('sessionStatus', LOGGED_IN);
  const asked = () => [count('getSessionDetails'), count('refreshBalance')];
  return { app, asked, framework, shown, tabs, world };
}

test('§4 a player who looks at the page again has the session and the balance asked for', () => {
  const { asked, shown, tabs } = page();
  shown.turn('hidden');
  expect(asked()).toEqual([0, 0]);
  shown.turn('visible');
  expect(asked()).toEqual([1, 1]);
  tabs.dispatchEvent(pageShow(false));
  expect(asked()).toEqual([1, 1]);
  tabs.dispatchEvent(pageShow(true));
  expect(asked()).toEqual([2, 2]);
});

test('§4 who turns to and fro has it asked for five times in five seconds at most, and once afterwards', () => {
  const { asked, shown, world } = page();
  for (let turn = 0; turn < 20; turn += 1) shown.turn('visible');
  expect(asked()).toEqual([5, 5]);
  world.timers.pass(5_000);
  expect(asked()).toEqual([6, 6]);
});

test('§4 a guest has no balance to ask for, and where no framework is connected there is none to ask', () => {
  const { asked, framework, shown } = page();
  framework.send('sessionStatus', LOGGED_OUT);
  shown.turn('visible');
  expect(asked()).toEqual([0, 0]);
  const early = page({ isConnected: false });
  early.shown.turn('visible');
  expect(early.asked()).toEqual([0, 0]);
});

test('§4 what is lost in another tab while this one shows the cash-out is no cash-out, which no other tab is told of', () => {
  const { app, framework, shown, world } = page();
  framework.send('balanceUpdated', { Balance: 80 });
  framework.send('widgetShown', { name: 'withdraw' });
  shown.turn('hidden');
  for (const Balance of [60, 40]) framework.send('balanceUpdated', { Balance });
  shown.turn('visible');
  framework.send('balanceUpdated', { Balance: 30 });
  expect([app.account.played.value, app.account.deposited.value]).toEqual([30, 0]);
  expect(world.stored.has('depositTold')).toBe(false);
  // Cashed out once it is looked at again.
  framework.send('balanceUpdated', { Balance: 10 });
  expect([app.account.played.value, app.account.deposited.value]).toEqual([30, -20]);
});

test('§4 a cash-out whose balance comes after the player has turned to another tab is no loss', () => {
  const { app, framework, shown } = page();
  framework.send('balanceUpdated', { Balance: 80 });
  framework.send('widgetShown', { name: 'withdraw' });
  framework.send('widgetClosed', { name: 'withdraw' });
  shown.turn('hidden');
  framework.send('balanceUpdated', { Balance: 30 });
  expect([app.account.played.value, app.account.deposited.value]).toEqual([80, -50]);
});

test('§4 a cash-out that is shown in a tab behind another one takes nothing that is lost there', () => {
  const { app, framework, shown, world } = page({ visibility: 'hidden' });
  framework.send('balanceUpdated', { Balance: 80 });
  framework.send('widgetShown', { name: 'withdraw' });
  framework.send('balanceUpdated', { Balance: 30 });
  shown.turn('visible');
  framework.send('balanceUpdated', { Balance: 20 });
  expect([app.account.played.value, app.account.deposited.value]).toEqual([20, 0]);
  expect(world.stored.has('depositTold')).toBe(false);
});
