import { expect, test } from 'vitest';
import { LANGUAGES, LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { HOT_VIEWERS } from './hot-set.ts';

test('the hot set holds the games of every language, and no viewer twice', () => {
  const languages = new Set(HOT_VIEWERS.map(({ locale }) => LOCALE_FACTS[locale].language));
  expect([...languages].toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
  const viewers = HOT_VIEWERS.map(({ locale, currency }) => `${locale} ${currency}`);
  expect(new Set(viewers).size).toBe(viewers.length);
  expect(viewers).toEqual(expect.arrayContaining(['en GBP', 'en EUR', 'es EUR']));
});
