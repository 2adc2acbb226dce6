// @vitest-environment own-window
import { beforeEach, expect, test } from 'vitest';
import { connectedPage, LOGGED_IN, LOGGED_OUT } from '../../../testing/client/connected-page.ts';
import { pageShow, storageEvent, stubTabEvents } from '../../../testing/client/tab-events.ts';
import type { AppState } from '../../state/app-state.ts';
import { createDepositsFeed } from './deposits.ts';
import { followOtherTabs } from './other-tabs.ts';

beforeEach(stubTabEvents);

const KEY = 'depositTold';
const DEPOSIT = { amount: '50', currency: 'GBP', transactionId: 't1' };

/** A page of the player whom the platform names. */
function tab() {
  const page = connectedPage();
  const { app, connection, framework, world } = page;
  const tabs = new EventTarget();
  followOtherTabs({
    app,
    storage: world.storage,
    askFavourites() {},
    countDeposit: connection.deposits.hearOfOtherTab,
    tabs,
  });
  framework.send('sessionStatus', LOGGED_IN);
  const told = () => world.stored.get(KEY) ?? '';
  /** Another tab has told of a deposit. */
  const hear = (written: string) => {
    world.stored.set(KEY, written);
    tabs.dispatchEvent(storageEvent(KEY, written));
  };
  const comeBack = () => tabs.dispatchEvent(pageShow(true));
  return { ...page, told, hear, comeBack };
}

test('§4 a deposit that is made in another tab is counted in this one, which asks for the balance; it is pushed once', () => {
  const [here, there] = [tab(), tab()];
  there.framework.send('depositSucceeded', DEPOSIT);
  here.hear(there.told());
  expect([here.app.account.deposited.value, here.count('refreshBalance')]).toEqual([50, 1]);
  expect(here.world.tracked).toEqual([]);
  // The platform may tell each tab of it.
  here.framework.send('depositSucceeded', DEPOSIT);
  expect([here.app.account.deposited.value, here.world.tracked]).toEqual([50, []]);
});

test('§7.8 a deposit that the platform tells all tabs of in the same moment is pushed by the first: what that has written counts before its event comes', () => {
  const [here, there] = [tab(), tab()];
  there.framework.send('depositSucceeded', DEPOSIT);
  here.world.stored.set(KEY, there.told());
  here.framework.send('depositSucceeded', DEPOSIT);
  here.hear(there.told());
  expect([here.app.account.deposited.value, here.world.tracked]).toEqual([50, []]);
});

test('§4 what a deposit in another currency is in the balance’s own, the next balance tells', () => {
  const { app, framework } = tab();
  framework.send('balanceUpdated', { CurrencyCode: 'GBP', Balance: 100 });
  framework.send('depositSucceeded', { ...DEPOSIT, currency: 'eur' });
  framework.send('balanceUpdated', { Balance: 143 });
  expect([app.account.deposited.value, app.account.played.value]).toEqual([43, 100]);
});

test('§4 deposits that were told while a tab slept are each counted, once', () => {
  const [here, there] = [tab(), tab()];
  const told = ['t1', null, 't3'].map((transactionId) => {
    there.framework.send('depositSucceeded', { ...DEPOSIT, transactionId });
    return there.told();
  });
  for (const written of [...told, ...told]) here.hear(written);
  here.world.timers.pass(60_000);
  here.comeBack();
  expect(here.app.account.deposited.value).toBe(150);
});

test('§4 a deposit without an id counts beside one of the same amount also where the clock was set back between them', () => {
  const { app, framework, world } = tab();
  for (const movedMs of [0, -3_600_000]) {
    world.timers.pass(movedMs);
    framework.send('depositSucceeded', { ...DEPOSIT, transactionId: null });
  }
  expect(app.account.deposited.value).toBe(100);
});

test('§4 a document that comes back counts what was deposited meanwhile, and nothing of its own or of before it', () => {
  const early = tab();
  early.framework.send('depositSucceeded', { ...DEPOSIT, transactionId: null });
  early.world.timers.pass(60_000);
  early.comeBack();
  expect(early.app.account.deposited.value).toBe(50);

  const late = tab();
  late.world.stored.set(KEY, early.told());
  const { app, world, connection } = late;
  const begunLater = createDepositsFeed({ app, balance: connection.balance, ...world });
  begunLater.hearOfOtherTab(early.told());
  expect(app.account.deposited.value).toBe(0);
  late.comeBack();
  expect(app.account.deposited.value).toBe(50);
});

test('§4 a deposit in another tab is counted though the device’s clock has been set back since', () => {
  const [here, there] = [tab(), tab()];
  there.world.timers.pass(-3_600_000);
  there.framework.send('depositSucceeded', DEPOSIT);
  here.hear(there.told());
  expect(here.app.account.deposited.value).toBe(50);
});

test('§4 a deposit is nothing to a guest, to another player, or where what was told cannot be read', () => {
  const [here, there] = [tab(), tab()];
  there.framework.send('depositSucceeded', DEPOSIT);
  for (const written of ['', '{', 'null', '{"amount":50}']) here.hear(written);
  here.framework.send('sessionStatus', { ...LOGGED_IN, PlayerID: 43 });
  here.hear(there.told());
  here.framework.send('sessionStatus', LOGGED_OUT);
  here.hear(there.told());
  expect([here.app.account.deposited.value, here.count('refreshBalance')]).toEqual([0, 0]);
});

test('§4 a deposit of no known amount is noted before the balance, which the platform may tell while it is asked for', () => {
  const page = connectedPage({
    refreshBalance: () => page.framework.send('balanceUpdated', { Balance: 58, CurrencyCode: 'GBP' }),
  });
  page.framework.send('sessionStatus', LOGGED_IN);
  page.framework.send('balanceUpdated', { Balance: 8, CurrencyCode: 'GBP' });
  page.framework.send('depositSucceeded', { ...DEPOSIT, amount: 'fifty' });
  expect([page.app.account.played.value, page.app.account.deposited.value]).toEqual([8, 50]);
});

test('§4 a cash-out is told to the other tabs, which count it as no loss; the balance is asked for when it is closed', () => {
  const [here, there] = [tab(), tab()];
  for (const { framework } of [here, there]) framework.send('balanceUpdated', { Balance: 80 });
  there.framework.send('widgetShown', { name: 'withdraw' });
  there.framework.send('balanceUpdated', { Balance: 30 });
  here.hear(there.told());
  expect(here.count('refreshBalance')).toBe(1);
  here.framework.send('balanceUpdated', { Balance: 29 });
  expect([here.app.account.played.value, here.app.account.deposited.value]).toEqual([79, -50]);
  there.framework.send('widgetClosed', { name: 'withdraw' });
  expect(there.count('refreshBalance')).toBe(1);
  expect(there.world.tracked).toEqual([]);
});

test.each([
  ['is looked at', () => {}],
  ['was looked at meanwhile', (app: AppState) => app.account.noteAway(true)],
])('§4 what another tab takes for a cash-out is a loss where a game %s, in a window beside it', (_, turn) => {
  const [here, there] = [tab(), tab()];
  for (const { framework } of [here, there]) framework.send('balanceUpdated', { Balance: 80 });
  here.app.games.launch(12);
  for (const { world } of [here, there]) world.timers.pass(1_000);
  there.framework.send('widgetShown', { name: 'withdraw' });
  turn(here.app);
  there.framework.send('balanceUpdated', { Balance: 40 });
  here.hear(there.told());
  expect(here.count('refreshBalance')).toBe(1);
  here.framework.send('balanceUpdated', { Balance: 40 });
  expect([here.app.account.played.value, here.app.account.deposited.value]).toEqual([40, 0]);
});

/** A tab, and another one that shows the cash-out and takes each change of the balance for one. */
function besideCashOut() {
  const [here, there] = [tab(), tab()];
  const each = [here, there];
  const begin = (player = {}) => {
    for (const { framework } of each) {
      framework.send('sessionStatus', { ...LOGGED_IN, ...player });
      framework.send('balanceUpdated', { Balance: 100 });
    }
    there.framework.send('widgetClosed', { name: 'withdraw' });
    there.framework.send('widgetShown', { name: 'withdraw' });
  };
  const change = (balance: number) => {
    there.framework.send('balanceUpdated', { Balance: balance });
    here.hear(there.told());
    here.framework.send('balanceUpdated', { Balance: balance });
    for (const { world } of each) world.timers.pass(5_000);
  };
  begin();
  const { account, games } = here.app;
  return {
    begin,
    change,
    play: () => games.launch(12),
    figures: () => [account.played.value, account.deposited.value],
  };
}

test.each([
  ['is won with a game in a window beside it is won', [90, 115, 105, 155], 155],
  ['comes back of what was taken for a loss is no deposit', [50, 100], 100],
])('§4 while another tab shows the cash-out, what %s', (_, balances, played) => {
  const { change, play, figures } = besideCashOut();
  play();
  for (const balance of balances) change(balance);
  expect(figures()).toEqual([played, 0]);
});

test('§4 no more of a cash-out is taken back than was counted, of the same player, where a game is looked at by then', () => {
  const { change, play, figures } = besideCashOut();
  change(50);
  play();
  for (const balance of [100, 130]) change(balance);
  expect(figures()).toEqual([130, 0]);

  const next = besideCashOut();
  next.change(50);
  next.begin({ PlayerID: 43 });
  next.play();
  next.change(130);
  expect(next.figures()).toEqual([130, 0]);
});

test('§4 what is cashed out in another tab is no loss in the game that is open behind it', () => {
  const [here, there] = [tab(), tab()];
  for (const { framework } of [here, there]) framework.send('balanceUpdated', { Balance: 80 });
  here.app.games.launch(12);
  here.app.account.noteAway(true);
  for (const { world } of [here, there]) world.timers.pass(1_000);
  there.framework.send('widgetShown', { name: 'withdraw' });
  there.framework.send('balanceUpdated', { Balance: 30 });
  here.hear(there.told());
  here.framework.send('balanceUpdated', { Balance: 30 });
  expect([here.app.account.played.value, here.app.account.deposited.value]).toEqual([80, -50]);
});

test('§4 a cash-out that is never told to be closed is over when a game is opened', () => {
  const { app, framework } = tab();
  framework.send('balanceUpdated', { Balance: 80 });
  framework.send('widgetShown', { name: 'withdraw' });
  app.games.launch(12);
  framework.send('balanceUpdated', { Balance: 30 });
  framework.send('balanceUpdated', { Balance: 29 });
  expect([app.account.played.value, app.account.deposited.value]).toEqual([79, -50]);
});

test('§4 what was told of a deposit or a cash-out is gone with the session, also where it has ended while no page was open', () => {
  const { framework, world } = tab();
  framework.send('depositSucceeded', DEPOSIT);
  const kept = () => [...world.stored.values()].filter((value) => value.includes('amount'));
  expect(kept()).toHaveLength(1);
  framework.send('sessionStatus', LOGGED_OUT);
  expect(kept()).toEqual([]);

  const later = connectedPage();
  later.world.stored.set(KEY, '{"amount":50}');
  later.framework.send('sessionStatus', LOGGED_OUT);
  expect(later.world.stored.has(KEY)).toBe(false);
});
