// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { toTile } from '../../../shared/domain/games/tile.ts';
import { testApp } from '../../../testing/client/app.ts';
import { makeGame } from '../../../testing/games.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { LiveTables } from './live-tables.tsx';

const TABLE = { tile: toTile(makeGame(1)), tableName: 'Salon', currency: 'GBP', min: 1, max: 500, seats: 0 };

function show(areAll: boolean): HTMLElement {
  const { app } = testApp();
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') ?? document.body);
  flushSync(() =>
    root.render(
      <AppProvider app={app}>
        <LiveTables list={{ id: 'live-tables', isFleeting: true, areAll, tables: [TABLE] }} />
      </AppProvider>,
    ),
  );
  onTestFinished(() => root.unmount());
  return document.body;
}

test('live tables lead to the page of all of them, and not from there to itself', () => {
  expect(show(false).querySelector('header a')?.getAttribute('href')).toBe('/live-casino/');
  const body = show(true);
  expect(body.querySelector('header a')).toBeNull();
  expect(body.textContent).toContain('Full');
});
