import { describe, expect, it } from 'vitest';
import { catalogue as english } from './en/catalogue.ts';
import { catalogue as spanish } from './es/catalogue.ts';
import { edgeWords as englishAtEdge } from './en/edge.ts';
import { LANGUAGES } from './locales.ts';
import { titleOf, type Messages } from './messages.ts';

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

const wordsOf = async (code: string) => {
  const { catalogue }: { catalogue: Messages } = await import(`./${code}/catalogue.ts`);
  const { edgeWords }: { edgeWords: object } = await import(`./${code}/edge.ts`);
  return { code, words: flatten({ ...catalogue, edge: edgeWords }) };
};

const languages = await Promise.all(Object.keys(LANGUAGES).map(wordsOf));
const all = flatten({ ...english, edge: englishAtEdge });

describe.each(languages)('§3 the words of the language $code', ({ words }) => {
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
