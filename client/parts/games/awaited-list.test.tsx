// @vitest-environment own-window
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { NO_CUSTOM_LISTS } from '../../../testing/lobby.ts';
import { AwaitedList } from './awaited-list.tsx';

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  vi.stubGlobal('fetch', async () => Response.json(NO_CUSTOM_LISTS));
  return () => vi.unstubAllGlobals();
});

test('§3 a list that has waited for games in vain says so, and screen readers are told', async () => {
  const { app } = testApp();
  render(app, <AwaitedList pick={(games) => games.ofTab(null)} empty={<p>None</p>} />);
  expect(app.navigation.announcement.peek()).toBe('');
  app.games.setCatalogue({ games: [], categories: [], defaultCategory: 0, excludedIds: [] });
  await expect.poll(() => document.querySelector('main')?.textContent).toBe('None');
  await expect.poll(() => app.navigation.announcement.peek()).toBe('No games found');
});
