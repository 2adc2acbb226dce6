import { expect, test } from 'vitest';
import { LOCALE_FACTS, LOCALES } from '../i18n/locales.ts';
import { alternates } from './alternates.ts';

test('§2.7 a page that every locale has is for every other language too, in English', () => {
  expect(alternates('/blog/')).toEqual([
    ...LOCALES.map((locale) => ({
      hreflang: LOCALE_FACTS[locale].hreflang,
      path: `${LOCALE_FACTS[locale].prefix}/blog/`,
    })),
    { hreflang: 'x-default', path: '/blog/' },
  ]);
  expect(alternates('/blog/')).toContainEqual({ hreflang: 'en-CA', path: '/en-ca/blog/' });
  expect(alternates('/blog/')).toContainEqual({ hreflang: 'es', path: '/es/blog/' });
});

test('§2.7 a page that Spanish alone has is for no other language', () => {
  expect(alternates('/blog/primeros-pasos/', ['es'])).toEqual([
    { hreflang: 'es', path: '/es/blog/primeros-pasos/' },
  ]);
});
