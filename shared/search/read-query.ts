import type { Vocabulary, WordMatches } from './vocabulary.ts';
import { splitWords } from './words.ts';

/** A parsed query. */
export interface ReadQuery {
  /** Each different word once, in order. */
  readonly words: readonly QueryWord[];
  /** The words as typed, with one space between them. */
  readonly text: string;
  /** The words as typed, without spaces. */
  readonly letters: string;
}

export interface QueryWord {
  readonly typed: string;
  readonly matches: WordMatches;
}

/** The rest of a longer query is ignored. */
const MOST_LETTERS = 80;
const MOST_WORDS = 10;

export function readQuery(query: string, vocabulary: Vocabulary): ReadQuery {
  const typed = splitWords(query.slice(0, MOST_LETTERS))
    .map(({ text }) => text)
    .slice(0, MOST_WORDS);
  return {
    words: [...new Set(typed)].map((word) => ({ typed: word, matches: vocabulary.match(word) })),
    text: typed.join(' '),
    letters: typed.join(''),
  };
}
