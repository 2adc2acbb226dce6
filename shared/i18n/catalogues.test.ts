import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { loadMessages, titleOf } from './messages.ts';

/** Every message of a catalogue by its path, `general.footer.about`. */
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

const english = flatten(CATALOGUES.en);
const spanish = flatten(CATALOGUES.es);

describe('§3 message catalogues', () => {
  it('Spanish has every message that English has, and no other', () => {
    expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('no message is empty in either language', () => {
    const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('a translated message keeps the values that are put into it', () => {
    const lost = [...english].filter(
      ([path, text]) =>
        JSON.stringify(placeholders(text)) !== JSON.stringify(placeholders(spanish.get(path) ?? '')),
    );
    expect(lost).toEqual([]);
  });

  it('§2.4 the wordings of errors are the ones agreed, to the letter', () => {
    expect(CATALOGUES.en.errors).toMatchObject({
      pageNotFound: 'This page could not be found',
      unknownError: 'Unknown error please reload',
      errorPageFailed: 'An error occurred while showing the error page',
      unknownMiddleware: 'Unknown middleware {name}',
      recaptchaNoKey: 'ReCaptcha error: No key provided',
    });
  });

  it('the browser loads the same words that the edge rendered', async () => {
    expect(await loadMessages('es')).toBe(CATALOGUES.es);
    expect(await loadMessages('en')).toBe(CATALOGUES.en);
  });

  it('a category that has no title of its own is shown in words', () => {
    expect(titleOf(CATALOGUES.en, 'book-ways')).toBe('Book ways');
    expect(titleOf(CATALOGUES.es, 'roulette')).toBe('Ruleta');
  });
});
