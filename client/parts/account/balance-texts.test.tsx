// @vitest-environment own-window
import { expect, test } from 'vitest';
import { connectedPage, LOGGED_IN } from '../../../testing/client/connected-page.ts';
import { render } from '../../../testing/client/render.tsx';
import { useBalanceTexts } from './balance-texts.ts';

function Total() {
  return <output>{useBalanceTexts().total ?? 'unknown'}</output>;
}

test.each([
  ['none', { CurrencyCode: 'GBP' }, 'unknown'],
  ['cash alone as the platform writes it', { DisplayRealBalance: '12.00 £' }, '12.00 £'],
  ['cash and bonus', { Balance: 12, BonusBalance: 3 }, '£15.00'],
  ['both as texts', { DisplayRealBalance: '£12.00', DisplayBonusBalance: '£3.00' }, '£15.00'],
  ['in its own currency', { CurrencyCode: 'EUR', Balance: 12, BonusBalance: 3 }, '€15.00'],
  ['both as the platform writes them', { Balance: 12, BonusBalance: 3, DisplayBalance: '15 £' }, '15 £'],
])('§2.7 the balance is a dash, cash or both together: %s', (_what, told, shown) => {
  const { app, framework } = connectedPage({ getBalance: () => told });
  framework.send('sessionStatus', LOGGED_IN);
  framework.send('balanceUpdated', told);
  render(app, <Total />);
  expect(document.querySelector('output')?.textContent).toBe(shown);
});
