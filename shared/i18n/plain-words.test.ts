import { describe, expect, test } from 'vitest';
import { catalogue as english } from './en/catalogue.ts';
import { edgeWords as englishEdge } from './en/edge.ts';
import { catalogue as spanish } from './es/catalogue.ts';
import { edgeWords as spanishEdge } from './es/edge.ts';
import type { Messages } from './messages.ts';
import type { EdgeWords } from './en/edge.ts';

/** What a player has to understand: duties, errors, help. Licence lines are worded by the authorities. */
function duties(
  { legal, errors, account }: Messages,
  { rights, offline, overload }: EdgeWords,
): readonly string[] {
  const { licence: _worded, ...own } = legal;
  return [own, errors, account, rights, offline, overload].flatMap((group) =>
    Object.values(group).filter((text) => typeof text === 'string'),
  );
}

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?:])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
/** Groups of vowels; a silent e at the end is none. */
const syllables = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?<=\w{2})e$/u, '')
      .match(/[aeiouy]+/gu)?.length ?? 1,
  );

/** Flesch and Kincaid’s grade of all of it together: the years of school that an English text asks for. */
function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
}

describe('what players have to understand is in plain words', () => {
  test('eight years of school are enough for English', () => {
    expect(gradeOf(duties(english, englishEdge))).toBeLessThan(8);
    expect(
      gradeOf(['Notwithstanding the foregoing provisions, participation necessitates verification.']),
    ).toBeGreaterThan(12);
  });

  test.each([
    ['English', duties(english, englishEdge)],
    ['Spanish', duties(spanish, spanishEdge)],
  ])('no sentence has more than 22 words: %s', (_language, texts) => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 22)).toEqual([]);
  });

  test('buttons say what they do in five words', () => {
    for (const { legal, account, footer, general } of [english, spanish]) {
      const buttons = [
        ...Object.values(account),
        legal.consentAcceptAll,
        legal.consentDeclineAll,
        legal.consentSave,
        legal.limitPromptLater,
        footer.cookieSettings,
        footer.stopNumbers,
        general.deposit,
        general.join,
      ];
      expect(buttons.filter((text) => wordsOf(text).length > 5)).toEqual([]);
    }
  });
});
