// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { parseGamesFeed } from '../../../shared/contracts/platform/games-feed.ts';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import type { AppState } from '../../state/app-state.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { tickJackpots } from './tick-jackpots.ts';
import { TileGrid } from './tiles.tsx';

const AMOUNT = 1_885_447.34;
const TILE: GameTile = {
  id: 1,
  name: 'Crispy Parade',
  image: null,
  tag: null,
  size: 'default',
  provider: 'Low Tide',
  reviewSlug: null,
  jackpot: { amount: AMOUNT, currency: 'GBP' },
};

const grid = (app: AppState) => (
  <AppProvider app={app}>
    <TileGrid tiles={[TILE]} />
  </AppProvider>
);
const shown = () => Number(document.querySelector('[data-jackpot]')?.textContent.replaceAll(/[^\d.]/gu, ''));

/** Everything is in sight: happy-dom lays nothing out. */
class AllInSight implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    this.#tell(
      [{ target, isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect() {
    return undefined;
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AllInSight);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function openPage() {
  const { app, world } = testApp();
  document.body.innerHTML = `<div>${renderToString(grid(testApp().app))}</div>`;
  const showPage = () => {
    document.body.innerHTML = '<div></div>';
    const root = createRoot(document.querySelector('div') ?? document.body);
    flushSync(() => root.render(grid(app)));
    const stop = tickJackpots(app, 'en');
    const leave = () => {
      stop();
      root.unmount();
    };
    onTestFinished(leave);
    return leave;
  };
  const pass = (ms: number) => {
    world.timers.pass(ms);
    vi.advanceTimersByTime(ms);
  };
  const tell = (amount: number) =>
    app.games.setCatalogue(
      parseGamesFeed(
        {
          games: { instant: [{ id: 1, name: 'Crispy Parade', jackpot: { amount, currency: 'GBP' } }] },
          categories: { mainCategories: [] },
        },
        'https://feed.example',
      ).catalogue,
    );
  return { app, showPage, pass, tell };
}

test('a jackpot counts on from what the edge has written, and on the next page from what it has come to', () => {
  const { app, showPage, pass } = openPage();
  const seen = [shown()];
  const look = () => seen.push(shown());
  const leave = showPage();
  look();
  for (let second = 0; second < 60; second += 1) {
    pass(1_000);
    look();
  }
  leave();
  app.navigation.show(testPageData());
  showPage();
  look();
  pass(1_000);
  look();
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBeGreaterThan(seen[0] ?? Infinity);
  expect(Math.max(...seen)).toBeLessThanOrEqual(AMOUNT);
});

test('a jackpot that has been stopped stands still, and is never above what the platform says', () => {
  const { app, showPage, pass, tell } = openPage();
  showPage();
  pass(5_000);
  app.display.setStill(true);
  const stopped = shown();
  pass(5_000);
  tell(2_000_000);
  pass(5_000);
  expect(shown()).toBe(stopped);
  tell(1_000);
  pass(5_000);
  expect(shown()).toBeLessThanOrEqual(1_000);
});

test('a jackpot whose text a translator has wrapped counts on', () => {
  const { showPage, pass } = openPage();
  showPage();
  const meter = document.querySelector('[data-jackpot]');
  expect(meter?.getAttribute('translate')).toBe('no');
  const wrapped = document.createElement('font');
  wrapped.append(meter?.textContent ?? '');
  meter?.replaceChildren(wrapped);
  const before = shown();
  pass(60_000);
  expect(shown()).toBeGreaterThan(before);
});
