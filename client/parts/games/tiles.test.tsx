// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { TileGrid } from './tiles.tsx';

const THIRTY = Array.from({ length: 30 }, (_one, index): GameTile => ({
  id: index + 1,
  name: `Pike ${index}`,
  image: null,
  tag: null,
  size: 'default',
  provider: 'Low Tide',
  reviewSlug: null,
}));

const count = () => document.querySelectorAll('li').length;

function showList(fromTop: boolean) {
  const { app } = testApp();
  app.navigation.show(testPageData(), { fromTop });
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') ?? document.body);
  flushSync(() =>
    root.render(
      <AppProvider app={app}>
        <TileGrid tiles={THIRTY} dense />
      </AppProvider>,
    ),
  );
  onTestFinished(() => root.unmount());
}

test('of a long list on a page that is gone to, the tiles of the first window come first, and all of them soon', async () => {
  showList(true);
  expect(count()).toBe(24);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  await expect.poll(() => count()).toBe(30);
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
});

test('after Back all tiles are there at once', () => {
  showList(false);
  expect(count()).toBe(30);
});
