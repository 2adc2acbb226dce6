// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LobbyRow as LobbyRowData } from '../../../shared/domain/games/lobby.ts';
import { testApp } from '../../../testing/client/app.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory, NO_CUSTOM_LISTS } from '../../../testing/lobby.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { LobbyRow } from './lobby-row.tsx';

const row = (id: string): LobbyRowData => ({
  id,
  titleKey: id,
  title: null,
  layout: 'reel',
  href: null,
  total: 3,
  tiles: [],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // happy-dom has none.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  vi.stubGlobal('fetch', async () => Response.json(NO_CUSTOM_LISTS));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Three rows of a page that the edge had no games for. */
function openPage() {
  const { app, world } = testApp();
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  flushSync(() =>
    root.render(
      <AppProvider app={app}>
        {['popular', 'new', 'slots'].map((id, index) => (
          <LobbyRow key={id} row={row(id)} first={index === 0} />
        ))}
      </AppProvider>,
    ),
  );
  onTestFinished(() => root.unmount());
  const announce = (count: number) => {
    const games = Array.from({ length: count }, (_one, index) => makeGame(index + 1, { tag: 'new' }));
    const categories = [makeCategory('Casino', { Slots: games.map(({ id }) => id) })];
    app.games.setCatalogue({ games, categories, defaultCategory: 0, excludedIds: [] });
  };
  const pass = async (ms: number) => {
    world.timers.pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { announce, pass, said: () => app.navigation.announcement.peek() };
}

const headings = () => Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);
const failures = () => headings().filter((heading) => heading === 'No games found');

test('§3 a row that waits for its games says so to all, and is filled when they come', async () => {
  const { announce, pass } = openPage();
  expect(document.querySelectorAll('section[aria-busy="true"]')).toHaveLength(3);
  expect(document.querySelectorAll('output')[2]?.textContent).toBe('Loading');
  announce(5);
  await pass(100);
  await expect.poll(() => document.querySelectorAll('[data-action="play"]').length).toBe(9);
  expect(document.querySelectorAll('[aria-busy], output')).toHaveLength(0);
});

test('§3 where no games come, the rows end after 20 s, and the page says so once', async () => {
  const { announce, pass, said } = openPage();
  await pass(19_000);
  expect(failures()).toEqual([]);
  await pass(2_000);
  await expect.poll(headings).toEqual(['No games found']);
  await expect.poll(said).toBe('No games found');
  expect(document.querySelector('section')).toBeNull();
  // Late is better than never.
  announce(5);
  await pass(100);
  await expect.poll(() => document.querySelectorAll('[data-action="play"]').length).toBe(9);
  expect(failures()).toEqual([]);
});

test('§3 where the platform has no games, the rows end at once, and the page says so once', async () => {
  const { announce, pass, said } = openPage();
  announce(0);
  await pass(100);
  await expect.poll(headings).toEqual(['No games found']);
  await expect.poll(said).toBe('No games found');
  expect(document.querySelector('section')).toBeNull();
});
