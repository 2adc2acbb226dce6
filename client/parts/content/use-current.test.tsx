// @vitest-environment own-window
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useCurrent } from './use-current.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const HOUR_MS = 3_600_000;

const OFFERS = [
  { name: 'for ever', endsAt: null },
  { name: 'over', endsAt: NOW - 1 },
  { name: 'an hour', endsAt: NOW + HOUR_MS },
  { name: 'two months', endsAt: NOW + 60 * 24 * HOUR_MS },
];

function Offers() {
  return useCurrent(OFFERS)
    .map(({ name }) => name)
    .join(', ');
}

/** The edge's clock, ms ahead of the device's; null where the edge is not reached. */
let edgeAheadMs: number | null = 0;

beforeEach(() => {
  edgeAheadMs = 0;
  vi.stubGlobal('fetch', async () => {
    if (edgeAheadMs === null) throw new TypeError('Failed to fetch');
    return new Response(null, { headers: { date: new Date(Date.now() + edgeAheadMs).toUTCString() } });
  });
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Hydrated: what has ended since the edge rendered it is gone with the first look. */
async function show(): Promise<() => string> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Offers />);
  expect(container.textContent).toBe('for ever, over, an hour, two months');
  const root = hydrateRoot(container, <Offers />);
  onTestFinished(() => root.unmount());
  await expect.poll(() => container.textContent).toBe('for ever, an hour, two months');
  return () => container.textContent;
}

test('§7.4 an offer goes when it ends, in a page that stays open', async () => {
  const shown = await show();
  vi.advanceTimersByTime(HOUR_MS - 60_000);
  expect(shown()).toBe('for ever, an hour, two months');
  vi.advanceTimersByTime(60_000);
  await expect.poll(shown).toBe('for ever, two months');
  vi.advanceTimersByTime(60 * 24 * HOUR_MS);
  await expect.poll(shown).toBe('for ever');
});

test('§7.4 an end that a sleeping page has missed counts when it is shown again', async () => {
  const shown = await show();
  vi.setSystemTime(NOW + 2 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(shown).toBe('for ever, two months');
});

test('§7.4 without the edge the device’s clock counts', async () => {
  edgeAheadMs = null;
  const shown = await show();
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(shown).toBe('for ever, two months');
});

test('§7.4 a device whose clock is a day ahead shows an offer until its end by the edge’s clock', async () => {
  vi.setSystemTime(NOW + 24 * HOUR_MS);
  edgeAheadMs = -24 * HOUR_MS;
  const shown = await show();
  vi.advanceTimersByTime(HOUR_MS - 60_000);
  expect(shown()).toBe('for ever, an hour, two months');
  vi.advanceTimersByTime(60_000);
  await expect.poll(shown).toBe('for ever, two months');
});
