import { describe, expect, test } from 'vitest';
import { keysOf } from '../domain/records.ts';
import { FINNISH_SEGMENT } from '../routing/locale-path.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALE_FACTS, LOCALES } from './locales.ts';

const facts = LOCALES.map((locale) => LOCALE_FACTS[locale]);
const languages = keysOf(LANGUAGES).map((language) => LANGUAGES[language]);

/** The scripts of languages that are spoken today. */
const FROM_RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The names that stand in a list more than once. */
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('§3 the tables of shared/i18n/locales.ts', () => {
  test.each(LOCALES)(
    'the locale %s has a code of small letters, `en` or `en-nz`, and the tag of its language in a country, `en-NZ`: spell them so',
    (locale) => {
      const { tag, hreflang, language } = LOCALE_FACTS[locale];
      expect(locale).toMatch(/^[a-z]{2}(?:-[a-z]{2})?$/u);
      expect(tag).toMatch(/^[a-z]{2}-[A-Z]{2}$/u);
      expect(Intl.getCanonicalLocales([tag, hreflang])).toEqual([...new Set([tag, hreflang])]);
      expect(tag.split('-')[0]).toBe(language);
      expect([language, tag.toLowerCase()]).toContain(locale);
    },
  );

  test.each(LOCALES)(
    'the locale %s has a code that is not the segment of the former Finnish site, from which every address is redirected: take that redirect out of shared/routing/redirect.ts first',
    (locale) => expect(locale).not.toBe(FINNISH_SEGMENT),
  );

  test('no tag, no `hreflang` and no label stands there twice: give each locale its own', () => {
    const columns = (['tag', 'hreflang', 'label'] as const).map((column) => facts.map((row) => row[column]));
    expect(columns.flatMap(repeated)).toEqual([]);
  });

  test.each(
    LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && locale === LOCALE_FACTS[locale].language),
  )(
    'the locale %s, named by its language alone, is for every country and no offer to one: give its row the language as `hreflang`',
    (locale) => expect(LOCALE_FACTS[locale].hreflang).toBe(locale),
  );

  test('no two languages have one name at the platform or at the promotions service: give each its own', () => {
    expect(repeated(languages.map(({ platformLanguage }) => platformLanguage))).toEqual([]);
    expect(repeated(languages.map(({ promotionsLanguage }) => promotionsLanguage))).toEqual([]);
  });

  test.each(keysOf(LANGUAGES))(
    'the language %s loads the words of its own folder: name it in each import of its row',
    async (language) => {
      const { frame, pages, later } = LANGUAGES[language].words;
      const file = (name: string): Promise<unknown> => import(`./${language}/${name}.ts`);
      expect(await frame()).toBe(await file('frame-words'));
      expect(await pages()).toBe(await file('page-words'));
      expect(await later()).toBe(await file('later-words'));
    },
  );

  test.each(LOCALES)(
    'the numbers of the locale %s have no forms but `one` and `other`: add another to PluralForms in shared/i18n/messages.ts, and choose it in `plural`',
    (locale) => {
      const rules = new Intl.PluralRules(LOCALE_FACTS[locale].tag);
      const forms = new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)));
      expect([...forms].filter((form) => form !== 'one' && form !== 'other')).toEqual([]);
    },
  );

  test.each(LOCALES)(
    'the text of the locale %s runs from left to right: before it may run to the left, each document of client/app/document needs its `dir`, and styles that follow it',
    (locale) => {
      const { script } = new Intl.Locale(LOCALE_FACTS[locale].tag).maximize();
      expect(FROM_RIGHT_TO_LEFT).not.toContain(script);
    },
  );
});
