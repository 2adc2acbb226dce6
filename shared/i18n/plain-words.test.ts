import { describe, expect, test } from 'vitest';
import { CATALOGUES, type Catalogue } from '../../testing/catalogues.ts';
import { catalogue as english } from './en/catalogue.ts';
import { edgeWords as englishEdge } from './en/edge.ts';

/** What a player has to understand: duties, errors, help. Licence lines are worded by the authorities. */
function duties({ words, edge }: Pick<Catalogue, 'words' | 'edge'>): readonly string[] {
  const { legal, errors, account } = words;
  const { rights, offline, overload } = edge;
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
    expect(gradeOf(duties({ words: english, edge: englishEdge }))).toBeLessThan(8);
    expect(
      gradeOf(['Notwithstanding the foregoing provisions, participation necessitates verification.']),
    ).toBeGreaterThan(12);
  });

  test.each(CATALOGUES)('no sentence has more than 22 words: $language', (catalogue) => {
    const texts = duties(catalogue);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 22)).toEqual([]);
  });

  test.each(CATALOGUES)('buttons say what they do in five words: $language', ({ words }) => {
    const { legal, account, footer, general } = words;
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
  });
});
