import type { Vocabulary, WordMatches } from './vocabulary.ts';
import { splitWords } from './words.ts';

/** A parsed query. */
export interface ReadQuery {
  /** Each different word once, in order; two that were typed as one are two. */
  readonly words: readonly QueryWord[];
  /** The words with one space between them. */
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
  const words = typed.flatMap((word) => vocabulary.split(word) ?? [word]);
  return {
    words: [...new Set(words)].map((word) => ({ typed: word, matches: vocabulary.match(word) })),
    text: words.join(' '),
    letters: typed.join(''),
  };
}
