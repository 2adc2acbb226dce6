// @vitest-environment own-window
import { expect, onTestFinished, test, vi } from 'vitest';
import { isEdgeThere } from './edge-there.ts';

test.each([
  ['answers', true, () => Promise.resolve(new Response(null)), true],
  [
    'is behind a proxy that says 502',
    true,
    () => Promise.resolve(new Response('Bad gateway', { status: 502 })),
    false,
  ],
  ['cannot be reached', true, () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['is beyond a network that is not there', false, () => Promise.resolve(new Response(null)), false],
])('§8 whether an edge that %s is there', async (_, isOnline, respond, expected) => {
  const asked = vi.fn((_path: string, _init: object) => respond());
  vi.stubGlobal('fetch', asked);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    online.mockRestore();
  });
  expect(await isEdgeThere()).toBe(expected);
  expect(asked.mock.calls).toEqual(
    isOnline ? [['/livez', { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) }]] : [],
  );
});
