// @vitest-environment own-window
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GAME_CHANGE_DELAY_MS } from '../../../shared/config/constants.ts';
import { MARKET_NAMES } from '../../../shared/config/markets.ts';
import { policyOn } from '../../../shared/domain/markets/policy.ts';
import { testApp } from '../../../testing/client/app.ts';
import { connectedPage, LOGGED_IN } from '../../../testing/client/connected-page.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import { AppProvider } from '../../state/app-context.tsx';
import GameContainer from './game-container-overlay.tsx';
import { SessionFigures } from './session-figures.tsx';

test('§5 the session clock says how long a player has been in games, and goes on where the game is changed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const openedAt = Date.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(openedAt);
  onTestFinished(() => {
    now.mockRestore();
    vi.useRealTimers();
  });
  const passTo = (seconds: number) => {
    now.mockReturnValue(openedAt + seconds * 1_000);
    vi.advanceTimersByTime(1_000);
  };
  // happy-dom has no full screen.
  Object.assign(document, { fullscreenElement: null });
  const { app, world } = testApp();
  app.session.logIn(NINA);
  app.games.play(1);
  render(app, <GameContainer />);
  const clock = () => document.querySelector('dl > :first-child')?.textContent;
  await expect.poll(clock).toBe('Time00:00');
  passTo(61);
  await expect.poll(clock).toBe('Time01:01');
  app.games.play(2);
  world.timers.pass(GAME_CHANGE_DELAY_MS);
  await expect.poll(() => document.querySelector('[data-game-host="2"]')).not.toBeNull();
  passTo(3_661);
  await expect.poll(clock).toBe('Time1:01:01');
  // The device's clock is set back by an hour.
  passTo(61);
  passTo(62);
  await expect.poll(clock).toBe('Time1:01:02');
});

test('§5 clock and net position stand beside a game where the market asks for them, and nowhere else', () => {
  const figuresIn = MARKET_NAMES.map((market) => {
    const { app } = testApp();
    app.navigation.show({ ...testPageData(), policy: policyOn(market, '2026-09-30') });
    render(app, <SessionFigures />);
    return [market, ...Array.from(document.querySelectorAll('dt'), ({ textContent }) => textContent)];
  });
  expect(figuresIn).toEqual(
    MARKET_NAMES.map((market) => (market === 'GB' ? [market, 'Time', 'Net'] : [market])),
  );
});

/** The net position beside a game, of a player in Great Britain who began with £10, or with what else is told. */
function figures(balance: object = { Balance: 10 }) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { app, framework } = connectedPage();
  const send: typeof framework.send = (event, payload) => act(() => framework.send(event, payload));
  send('sessionStatus', LOGGED_IN);
  send('balanceUpdated', balance);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <AppProvider app={app}>
        <SessionFigures />
      </AppProvider>,
    ),
  );
  return { send, net: () => document.querySelector('dl > :last-child dd')?.textContent };
}

test('§2.9 a platform that sends texts for amounts, and no numbers, has a net position too', () => {
  const { send, net } = figures({ DisplayRealBalance: '£10.00' });
  send('balanceUpdated', { Balance: null, DisplayRealBalance: '£8.00' });
  expect(net()).toBe('-£2.00');
});

test('§2.9 while no balance is known nor is the net position', () => {
  const { send, net } = figures({ BonusBalance: 5 });
  expect(net()).toBe('–');
  send('balanceUpdated', { Balance: 10 });
  expect(net()).toBe('£0.00');
});

test.each([50, '50.00', '£50.00'])('§2.9 a deposit of %j is no win', (amount) => {
  const { send, net } = figures();
  send('balanceUpdated', { Balance: 8 });
  send('depositSucceeded', { amount });
  send('balanceUpdated', { Balance: 58 });
  expect(net()).toBe('-£2.00');
});

test('§2.9 a deposit that is told before its balance is no loss meanwhile', () => {
  const { send, net } = figures();
  send('depositSucceeded', { amount: 50 });
  expect(net()).toBe('£0.00');
  send('balanceUpdated', { Balance: 60 });
  expect(net()).toBe('£0.00');
});

test('§2.9 a cash-out is no loss, whether its balance comes while it is shown or after it; what is played then counts', () => {
  const { send, net } = figures();
  send('balanceUpdated', { Balance: 8 });
  send('widgetShown', { name: 'account' });
  send('widgetShown', { name: 'withdraw' });
  send('balanceUpdated', { Balance: 8 });
  send('balanceUpdated', { Balance: 5 });
  expect(net()).toBe('-£2.00');
  send('widgetClosed', { name: 'withdraw' });
  send('balanceUpdated', { Balance: 4 });
  expect(net()).toBe('-£2.00');
  send('balanceUpdated', { Balance: 3 });
  expect(net()).toBe('-£3.00');
});

test('§2.9 nothing won or lost has no sign, whatever the error of floating point', () => {
  const { send, net } = figures();
  send('depositSucceeded', { amount: 10.1 });
  send('balanceUpdated', { Balance: 20.099999999999998 });
  expect(net()).toBe('£0.00');
});

test('§2.9 a deposit whose amount cannot be read is no win either: the next balance is taken to have it', () => {
  const { send, net } = figures();
  send('balanceUpdated', { Balance: 8 });
  expect(net()).toBe('-£2.00');
  send('depositSucceeded', { amount: 'fifty' });
  expect(net()).toBe('-£2.00');
  send('balanceUpdated', { Balance: 58 });
  expect(net()).toBe('-£2.00');
  send('balanceUpdated', { Balance: 57 });
  expect(net()).toBe('-£3.00');
});

test('§2.9 nor is one whose balance is told before it: what the balance had grown by is taken for it, once', () => {
  const { send, net } = figures();
  send('balanceUpdated', { Balance: 8 });
  send('widgetShown', { name: 'deposit' });
  send('balanceUpdated', { Balance: 58 });
  for (const transactionId of ['t1', 't2']) {
    send('depositSucceeded', { amount: 'fifty', transactionId });
    send('balanceUpdated', { Balance: 58 });
    expect(net()).toBe('-£2.00');
  }
  send('balanceUpdated', { Balance: 57 });
  expect(net()).toBe('-£3.00');
});

test('§2.9 what was won before the cashier came is not taken for a deposit: its balance is awaited', () => {
  const { send, net } = figures();
  send('balanceUpdated', { Balance: 510 });
  send('widgetShown', { name: 'deposit' });
  send('depositSucceeded', { amount: 'fifty' });
  // Asked for at once, and told as it was.
  send('balanceUpdated', { Balance: 510 });
  expect(net()).toBe('+£500.00');
  send('balanceUpdated', { Balance: 560 });
  expect(net()).toBe('+£500.00');
});
