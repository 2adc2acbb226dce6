// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectedPage, LOGGED_IN } from '../../../testing/client/connected-page.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { SessionFigures } from './session-figures.tsx';

/** The net position beside a game, of a player in Great Britain who began with £10. */
function figures() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { app, framework } = connectedPage();
  const send: typeof framework.send = (event, payload) => act(() => framework.send(event, payload));
  send('sessionStatus', LOGGED_IN);
  send('balanceUpdated', { Balance: 10 });
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
