// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { usePromotions } from './use-player-promotions.ts';

vi.mock('./fetch-player-promotions.ts', () => {
  throw new Error('gone');
});

function Promotions() {
  return String(usePromotions([]).isOwnMissing);
}

test('§7.4 whose own offers cannot be loaded, since their code is gone, is told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { app } = testApp();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    warn.mockRestore();
    document.body.replaceChildren();
  });
  root.render(
    <AppProvider app={app}>
      <Promotions />
    </AppProvider>,
  );
  await expect.poll(() => document.body.textContent).toBe('false');
  app.session.logIn(NINA);
  await expect.poll(() => document.body.textContent).toBe('true');
  expect(warn).toHaveBeenCalledWith('Promotions', expect.any(Error));
});
