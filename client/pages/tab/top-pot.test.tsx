// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { makeGame } from '../../../testing/games.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { TopPot } from './top-pot.tsx';

const pot = (id: number, amount: number) => makeGame(id, { jackpot: { amount, currency: 'GBP' } });

test('the biggest jackpot follows the platform’s amounts: another game’s, or none', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { app } = testApp();
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const jackpot = { amount: 5_000, currency: 'GBP' };
  await act(() =>
    root.render(
      <AppProvider app={app}>
        <TopPot pot={{ id: 1, name: 'Game 1', jackpot }} />
      </AppProvider>,
    ),
  );
  const announce = (games: readonly ReturnType<typeof makeGame>[]) =>
    act(() => app.games.setCatalogue({ games, categories: [], defaultCategory: 0, excludedIds: [] }));
  expect(document.body.textContent).toContain('Game 1');
  // It has been won.
  await announce([pot(1, 100), pot(2, 3_000), pot(3, 2_000)]);
  expect(document.body.textContent).toContain('£2,997.00The biggest jackpot now, in Game 2');
  expect(document.querySelector('button')?.dataset['gameId']).toBe('2');
  await announce([makeGame(1)]);
  expect(document.body.textContent).toBe('');
});
