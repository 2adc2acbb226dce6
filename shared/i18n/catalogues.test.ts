import { describe, expect, it } from 'vitest';
import { catalogue as english } from './en/catalogue.ts';
import { catalogue as spanish } from './es/catalogue.ts';
import { CATALOGUES, type Catalogue } from '../../testing/catalogues.ts';
import { INFO_PAGES } from '../config/info-pages.ts';
import type { Language } from './locales.ts';
import { titleOf } from './messages.ts';

/** Every message of a catalogue by its path, `footer.about`. */
function flatten(value: object, path = ''): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof inner === 'string') messages.set(here, inner);
    else for (const [deeper, text] of flatten(inner, here)) messages.set(deeper, text);
  }
  return messages;
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted();

/** All messages of a language; titles of information pages are in a table of their own. */
const messagesOf = ({ language, words, edge, accessibility }: Catalogue) => ({
  language,
  words: flatten({
    ...words,
    edge,
    accessibility,
    infoPages: Object.fromEntries(INFO_PAGES.map(({ slug, title }) => [slug, title[language]])),
  }),
});

const languages = CATALOGUES.map(messagesOf);
const all = new Map(languages.find(({ language }) => language === 'en')?.words);
const others = languages.filter(({ language }) => language !== 'en');

/** Messages that every language has as English has them, and why. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['general.finnish', 'the name of Finnish is in Finnish'],
  ['gameArea.titles.megaways', 'a trade mark'],
  ['gameLists.features.megaways', 'a trade mark'],
  ['gameArea.titles.slingo', 'a trade mark'],
  ['gameArea.titles.drops-and-wins', 'the name of a network of prizes'],
  ['gameArea.titles.jackpot-king', 'the name of a network of prizes'],
  ['gameArea.titles.blackjack', 'the name of a game'],
  ['content.oktoberfest', 'the name of a feast'],
  ['footer.appStore', 'the name of a shop'],
  ['footer.playStore', 'the name of a shop'],
  ['errors.unknownMiddleware', 'for the log, to the letter (§2.4)'],
]);

/** Messages of a language that read as the English ones because their words are its own too. */
const COGNATES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: ['errors.code', 'footer.cookies', 'footer.casino'],
};

/** Whether there is anything to translate besides the values that are put in. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/gu, ''));

describe.each(languages)('§3 the words of the language $language', ({ words }) => {
  it('are those of English, none more and none fewer', () => {
    expect([...words.keys()].toSorted()).toEqual([...all.keys()].toSorted());
  });

  it('are never empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keep the values that are put into them', () => {
    const lost = [...all].filter(
      ([path, text]) => placeholders(text).join() !== placeholders(words.get(path) ?? '').join(),
    );
    expect(lost).toEqual([]);
  });

  it('count no games and no studios: each operator has a catalogue of its own', () => {
    const counted =
      /\b(\d+|ten|twelve|twenty|thirty|fifty|hundreds?|thousands?|diez|doce|veinte|treinta|cincuenta|cien|cientos|mil|miles)\b.{0,12}\b(games?|slots|tables|studios?|juegos?|tragaperras|mesas|estudios?)\b/iu;
    expect('a thousand games').toMatch(counted);
    expect([...words].filter(([, text]) => counted.test(text))).toEqual([]);
  });
});

it('§2.4 the wordings of errors are the ones agreed, to the letter', () => {
  expect({ ...english.errors, ...english.general }).toMatchObject({
    pageNotFound: 'This page could not be found',
    unknownError: 'Unknown error please reload',
    errorPageFailed: 'An error occurred while showing the error page',
    unknownMiddleware: 'Unknown middleware {name}',
  });
});

it('a category that has no title of its own is shown in words', () => {
  expect(titleOf(english, 'book-ways')).toBe('Book ways');
  expect(titleOf(spanish, 'roulette')).toBe('Ruleta');
});

describe.each(others)('§3 the words of the language $language', ({ language, words }) => {
  const sameAsEnglish = [...all].filter(([path, text]) => words.get(path) === text && hasWords(text));

  it('are translated: what reads as in English is a name, or stands in COGNATES', () => {
    const allowed = COGNATES[language] ?? [];
    const copied = sameAsEnglish
      .map(([path]) => path)
      .filter((path) => !NAMES.has(path) && !allowed.includes(path));
    expect(copied).toEqual([]);
  });

  it('differ from English where COGNATES does not say otherwise: take out what does', () => {
    const paths = new Set(sameAsEnglish.map(([path]) => path));
    expect((COGNATES[language] ?? []).filter((path) => !paths.has(path))).toEqual([]);
  });
});

it('every name that needs no translation is a message', () => {
  expect([...NAMES.keys()].filter((path) => !all.has(path))).toEqual([]);
});
