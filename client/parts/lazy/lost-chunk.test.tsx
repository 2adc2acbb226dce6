// @vitest-environment own-window
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { flushSync } from 'react-dom';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import { usePlayerPromotions } from '../content/use-player-promotions.ts';
import { useAwaitedGames } from '../games/use-awaited-games.ts';
import { ChunkError } from './chunk-reload.ts';

const gone = vi.hoisted(() => () => {
  throw new Error('404');
});
vi.mock('../content/fetch-player-promotions.ts', gone);
vi.mock('../games/fetch-custom-lists.ts', gone);
vi.mock('../games/awaited-games.ts', gone);

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  onTestFinished(() => void vi.unstubAllGlobals());
});

const lost = [expect.any(ChunkError)];

test('§8 the code of a player’s promotions that is gone is reported as a chunk, and they are missing', async () => {
  const { app } = testApp();
  const Promotions = () => <p>{String(usePlayerPromotions())}</p>;
  render(app, <Promotions />);
  flushSync(() => app.session.logIn(NINA));
  await expect.poll(() => reported).toEqual(lost);
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('missing');
});

test('§8 so is that of the lists of a page that waits for the platform’s games, and of what fills its rows', async () => {
  const { app } = testApp();
  const Row = () => <p>{String(useAwaitedGames())}</p>;
  render(app, <Row />);
  await expect.poll(() => reported).toEqual(lost);
  reported.length = 0;
  await app.display.loadCustomLists(async () => ({
    customCategories: {},
    customFeatured: {},
    curated: {},
    providerSlugs: [],
    reviewSlugs: {},
  }));
  flushSync(() => app.games.setCatalogue({ games: [], categories: [], defaultCategory: 0, excludedIds: [] }));
  await expect.poll(() => reported).toEqual(lost);
});
