// @vitest-environment own-window
import { expect, test } from 'vitest';
import {
  DEFAULT_LOCALE,
  LOCALE_FACTS,
  LOCALES,
  type Language,
  type Locale,
} from '../../../../shared/i18n/locales.ts';
import { testApp } from '../../../../testing/client/app.ts';
import { testPageData } from '../../../../testing/client/page-data.ts';
import { render } from '../../../../testing/client/render.tsx';
import NotFoundPage from '../../../pages/not-found/not-found-page.tsx';
import { LanguageLinks } from './language-links.tsx';

const PAGE = { name: 'not-found', message: null } as const;
const PATH = '/blog/untranslated/';
const inLanguage = (language: Language): readonly Locale[] =>
  LOCALES.filter((locale) => LOCALE_FACTS[locale].language === language);

/** Where the language links of a page lead: to the page where it is, else home. */
const linksFrom = (shown: Locale, there: readonly Locale[]): readonly string[] =>
  LOCALES.map((locale) => {
    const address = `${LOCALE_FACTS[locale].prefix}${there.includes(locale) ? PATH : '/'}`;
    // The default's address has no prefix, so that a visitor with another choice says that this one is meant.
    return locale === DEFAULT_LOCALE && shown !== DEFAULT_LOCALE ? `${address}?lang=${locale}` : address;
  });

/** Where links that change the language lead on the page of an address that `locales` alone have. */
function renderMissing(locale: Locale, locales: readonly Locale[]): void {
  const address = { locale, path: PATH };
  const { meta, ...pageData } = testPageData({ page: PAGE, address, status: 404 });
  const translations = locales.length === 0 ? {} : { translations: { locales, otherwise: '/' } };
  const { app } = testApp();
  app.navigation.show({ ...pageData, meta: { ...meta, canonical: null, ...translations } });
  render(
    app,
    <>
      <NotFoundPage page={PAGE} />
      <LanguageLinks />
    </>,
  );
}

const written = (selector: string): readonly (string | null)[] =>
  Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href'));

test.each<[string, Locale, readonly Locale[], readonly string[]]>([
  ['that English alone has', 'es', inLanguage('en'), ['/blog/untranslated/?lang=en']],
  ['that Spanish alone has', 'en', inLanguage('es'), ['/es/blog/untranslated/']],
  ['that there is in no language', 'es', [], []],
])(
  '§2.7 a page %s, asked for in %s: a link in words and the language links lead to those that have it',
  (_what, locale, locales, inWords) => {
    renderMissing(locale, locales);
    expect(written('main > div [data-action="language"]')).toEqual(inWords);
    expect(written('nav [data-locale]')).toEqual(linksFrom(locale, locales));
    // Where it is in no other language, home is what is led to first.
    expect(written('main > div > div > a').at(-1)).toBe(locale === 'es' ? '/es/' : '/');
  },
);

test('§2.7 the link in words says its language to readers and to the machine, and no link is the current page', () => {
  renderMissing('es', LOCALES.slice(0, 1));
  const link = document.querySelector('main > div [data-action="language"]');
  expect(link?.textContent).toBe('English');
  expect([link?.getAttribute('lang'), link?.getAttribute('hreflang')]).toEqual(['en-GB', 'en-GB']);
  expect(link?.getAttribute('data-locale')).toBe('en');
  expect(document.querySelector('[aria-current="page"]')).toBeNull();
});
