import { expect, onTestFinished, test, vi } from 'vitest';
import { LANGUAGES, LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { createCacheBed, createUpstream } from '../../testing/worker/cache-bed.ts';
import { HOT_VIEWERS, REFRESH_LIMIT_MS, refreshHotSet } from './hot-set.ts';
import { CLOCK, sleep } from '../timing/clock.ts';
import type { Services } from './services.ts';

test('the hot set holds the games of every language, and no viewer twice', () => {
  const languages = new Set(HOT_VIEWERS.map(({ locale }) => LOCALE_FACTS[locale].language));
  expect([...languages].toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
  const viewers = HOT_VIEWERS.map(({ locale, currency }) => `${locale} ${currency}`);
  expect(new Set(viewers).size).toBe(viewers.length);
  expect(viewers).toEqual(expect.arrayContaining(['en GBP', 'en EUR', 'es EUR']));
});

test('what cannot be refreshed is reported and counted, and the rest is refreshed all the same', async () => {
  const failure = new Error('The category service is down');
  const reported: unknown[] = [];
  const refreshed: string[] = [];
  const services = {
    catalogue: { entries: () => [{ key: 'feed' }, { key: 'categories' }] },
    content: { listEntries: (type: string) => [{ key: type }] },
    cache: {
      async refresh({ key }: { readonly key: string }) {
        if (key === 'categories') throw failure;
        refreshed.push(key);
      },
    },
    report: (error: unknown) => void reported.push(error),
  } as unknown as Services;
  expect(await refreshHotSet(services, Infinity)).toEqual({
    refreshed: 3,
    failed: 1,
    missed: ['categories'],
  });
  expect(refreshed).toEqual(['feed', 'magazine', 'promotions']);
  expect(reported).toEqual([failure]);
});

test('what hangs holds the others up as long as a page waits, the whole for a stated time, and what was left is named', async () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const upstream = createUpstream();
  upstream.respond = () => new Promise(() => undefined);
  const reported: unknown[] = [];
  const keys = Array.from({ length: 40 }, (_, index) => `feed ${index}`);
  const services = {
    catalogue: { entries: () => keys.map((key) => upstream.entry(key)) },
    content: { listEntries: () => [] },
    cache: createCacheBed({ get: async () => null, put: async () => undefined }).request(REFRESH_LIMIT_MS),
    report: (error: unknown) => void reported.push(error),
  } as unknown as Services;
  const refresh = refreshHotSet(services, REFRESH_LIMIT_MS);
  await vi.advanceTimersByTimeAsync(REFRESH_LIMIT_MS);
  expect(await refresh).toEqual({ refreshed: 0, failed: 40, missed: keys });
  expect(upstream.calls).toBe(30);
  expect(String(reported.at(-1))).toBe(`Error: No time was left to refresh ${keys.slice(30).join(', ')}`);
});

test('what takes longer than a page waits is refreshed, and holds the others up no longer than that', async () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const begun: string[] = [];
  const upstream = createUpstream();
  const entry = (key: string, takesMs: number) =>
    upstream.entry(key, {
      load: async () => {
        begun.push(`${key} at ${Date.now() / 1000} s`);
        await sleep(CLOCK, takesMs);
        return key;
      },
    });
  const stored = new Set<string>();
  const services = {
    catalogue: { entries: () => [entry('long', 40_000), entry('late', 61_000), entry('short', 0)] },
    content: { listEntries: () => [] },
    cache: createCacheBed({ get: async () => null, put: async (key) => void stored.add(key) }).request(
      REFRESH_LIMIT_MS,
    ),
    report: () => undefined,
  } as unknown as Services;
  const refresh = refreshHotSet(services, REFRESH_LIMIT_MS);
  await vi.advanceTimersByTimeAsync(REFRESH_LIMIT_MS);
  expect(await refresh).toEqual({ refreshed: 2, failed: 1, missed: ['late'] });
  expect(begun).toEqual(['long at 0 s', 'late at 2 s', 'short at 4 s']);
  expect([...stored]).toEqual(['short', 'long']);
});
