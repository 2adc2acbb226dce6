// @vitest-environment own-window
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { makeGame } from '../../../testing/games.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { TopPot } from './top-pot.tsx';

const pot = (id: number, amount: number) => makeGame(id, { jackpot: { amount, currency: 'GBP' } });

test('the biggest jackpot follows the platform’s amounts: another game’s, or none', async () => {
  const { app } = testApp();
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const jackpot = { amount: 5_000, currency: 'GBP' };
  root.render(
    <AppProvider app={app}>
      <TopPot pot={{ id: 1, name: 'Game 1', jackpot }} />
    </AppProvider>,
  );
  const announce = (games: readonly ReturnType<typeof makeGame>[]) =>
    app.games.setCatalogue({ games, categories: [], defaultCategory: 0, excludedIds: [] });
  await expect.poll(() => document.body.textContent).toContain('Game 1');
  // It has been won.
  announce([pot(1, 100), pot(2, 3_000), pot(3, 2_000)]);
  await expect.poll(() => document.body.textContent).toContain('£2,997.00The biggest jackpot now, in Game 2');
  expect(document.querySelector('button')?.dataset['gameId']).toBe('2');
  announce([makeGame(1)]);
  await expect.poll(() => document.body.textContent).toBe('');
});
