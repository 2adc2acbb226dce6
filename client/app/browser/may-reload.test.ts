// @vitest-environment own-window
import { expect, onTestFinished, test, vi } from 'vitest';
import { mayReload } from './may-reload.ts';

test('§8 what else is lost while the one reload is under way is no news; what is lost after it, or while the edge cannot be reached, is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let response = () => Promise.resolve(new Response(null));
  const asked = vi.fn((_path: string, _init: object) => response());
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  sessionStorage.clear();
  const after = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    return mayReload();
  };
  for (const [ms, may] of [
    [0, true],
    [1_000, true],
    [4_000, false],
    [60_000, true],
  ] as const)
    expect(await after(ms)).toBe(may);
  expect(asked.mock.lastCall).toMatchObject(['/livez', { method: 'HEAD', signal: expect.any(AbortSignal) }]);
  // A proxy before an edge that starts anew; a network without a way to it.
  response = () => Promise.resolve(new Response('Bad gateway', { status: 502 }));
  expect(await after(61_000)).toBe(false);
  response = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await after(61_000)).toBe(false);
  response = () => Promise.resolve(new Response(null));
  // None of these has used the reload up.
  expect(await after(1)).toBe(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await after(61_000)).toBe(false);
});
