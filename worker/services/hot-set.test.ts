import { expect, test } from 'vitest';
import { LANGUAGES, LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { HOT_VIEWERS, refreshHotSet } from './hot-set.ts';
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
  expect(await refreshHotSet(services)).toEqual({ refreshed: 3, failed: 1 });
  expect(refreshed).toEqual(['feed', 'magazine', 'promotions']);
  expect(reported).toEqual([failure]);
});
