// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import { usePlayerPromotions } from './use-player-promotions.ts';

const MINUTE_MS = 60_000;

/** The titles of the edge's offers; null where it cannot be asked. */
let offered: readonly string[] | null = [];
const ask = vi.fn<() => Promise<Response>>(async () => {
  if (offered === null) throw new TypeError('Failed to fetch');
  return Response.json({ offers: offered.map((title) => ({ title, facts: [] })) });
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** The page of a player, whose offers are shown first as given. */
async function opened(first: typeof offered) {
  offered = first;
  const { app } = testApp();
  const Offers = () => {
    const cards = usePlayerPromotions();
    return <p>{typeof cards === 'string' ? cards : cards?.map(({ title }) => title).join(', ')}</p>;
  };
  render(app, <Offers />);
  flushSync(() => app.session.logIn(NINA));
  const shown = () => document.querySelector('p')?.textContent;
  await expect.poll(shown).toBe(first?.join(', ') ?? 'missing');
  return { app, shown };
}

/** The page is shown again after that time, and the edge offers that by then. */
async function showAgain(afterMs: number, then: typeof offered, event = new Event('visibilitychange')) {
  offered = then;
  vi.setSystemTime(Date.now() + afterMs);
  (event.type === 'pageshow' ? window : document).dispatchEvent(event);
  await new Promise((resolve) => void setTimeout(resolve));
}

test.each(['visibilitychange', 'pageshow'])(
  '§7.4 a page that is shown again after a while (%s) has the offers of now',
  async (type) => {
    const { shown } = await opened(['Yesterday’s']);
    await showAgain(24 * 60 * MINUTE_MS, ['Today’s'], new Event(type));
    await expect.poll(shown).toBe('Today’s');
    await showAgain(MINUTE_MS, ['Later']);
    expect([shown(), ask.mock.calls.length]).toEqual(['Today’s', 2]);
    // The clock of the device was set back.
    await showAgain(-60 * MINUTE_MS, ['Later']);
    await expect.poll(shown).toBe('Later');
  },
);

test('§7.4 the offers stay where they cannot be asked for anew, and are asked for when it is shown once more', async () => {
  const { shown } = await opened(['Yesterday’s']);
  await showAgain(60 * MINUTE_MS, null);
  expect([shown(), ask.mock.calls.length]).toEqual(['Yesterday’s', 2]);
  await showAgain(0, ['Today’s']);
  await expect.poll(shown).toBe('Today’s');
});

test('§7.4 offers that were missing come when the page is shown again, at once', async () => {
  const { shown } = await opened(null);
  await showAgain(0, ['Today’s']);
  await expect.poll(shown).toBe('Today’s');
});

test('§7.4 nothing is asked of a page that is hidden, nor for who has logged out', async () => {
  const { app } = await opened(['Yesterday’s']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  await showAgain(60 * MINUTE_MS, ['Today’s']);
  flushSync(() => app.session.logOut());
  await showAgain(60 * MINUTE_MS, ['Today’s']);
  expect(ask).toHaveBeenCalledOnce();
});
