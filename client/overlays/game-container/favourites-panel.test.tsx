// @vitest-environment own-window
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { makeGame } from '../../../testing/games.ts';
import { FavouritesPanel } from './favourites-panel.tsx';

test('§2.9 a player’s games are on their way until the platform has sent the list of games', async () => {
  const { app } = testApp();
  app.favourites.replace([1]);
  render(app, <FavouritesPanel id="panel" onClose={() => undefined} />);
  expect(document.querySelector('output')?.textContent).toBe('Loading');
  expect(document.body.textContent).not.toContain(app.messages.gameRoom.gameFavouritesEmpty);
  app.games.setCatalogue({ games: [makeGame(1)], categories: [], defaultCategory: 0, excludedIds: [] });
  await expect.poll(() => document.querySelectorAll('li button')).toHaveLength(1);
  expect(document.querySelector('output')).toBeNull();
  app.favourites.replace([]);
  await expect.poll(() => document.body.textContent).toContain(app.messages.gameRoom.gameFavouritesEmpty);
});

test('§2.9 where no list of games can be had the panel says so after 30 s, and has the games when one comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = testApp();
  app.favourites.replace([1]);
  render(app, <FavouritesPanel id="panel" onClose={() => undefined} />);
  await vi.advanceTimersByTimeAsync(30_000);
  const said = () => document.querySelector('output')?.textContent;
  await expect.poll(said).toBe(app.messages.gameSearch.searchUnavailable);
  app.games.setCatalogue({ games: [makeGame(1)], categories: [], defaultCategory: 0, excludedIds: [] });
  await vi.advanceTimersByTimeAsync(100);
  await expect.poll(() => document.querySelectorAll('li button')).toHaveLength(1);
});
