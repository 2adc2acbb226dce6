import Fuse from 'fuse.js/basic';
import { SYNONYMS } from './synonyms.ts';

/**
 * Five thousand games are made of a few thousand words, so Fuse searches the words, not the games: its answer is
 * the same for every game that shares one, and comes some twenty times sooner (bench/search).
 */
export interface Vocabulary {
  /**
   * The words that a word of a query may stand for, with Fuse's score of each: 0 is the very word, 0.001 one that
   * begins with it, more than that a part further in or a slip, up to `WORD_THRESHOLD`.
   */
  match(typed: string): WordMatches;
}

export type WordMatches = ReadonlyMap<string, number>;

/** Roughly one slip in three letters, two in six, three in eight. */
const WORD_THRESHOLD = 0.39;
/** With fewer letters only beginnings count. */
const FEWEST_LETTERS_FUZZY = 3;
/** So few letters say little: a slip among them is believed only behind the right first one, three only there. */
const SHORT_WORD_LETTERS = 4;
/** The most that one slip costs: one letter in four. */
const ONE_SLIP = 0.25;
const BEGINNING_SCORE = 0.001;
const SYNONYM_SCORE = 0.01;
/** A visitor types a few dozen different beginnings; the edge meets everybody's. */
const MOST_REMEMBERED = 500;

/** @param words distinct, as `splitWords` gives them */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  const sorted = words.toSorted();
  const fuse = new Fuse(words, {
    includeScore: true,
    ignoreFieldNorm: true,
    shouldSort: false,
    threshold: WORD_THRESHOLD,
    // A letter further in costs a fortieth: `berry` finds Strawberry, after Berry.
    location: 0,
    distance: 40,
  });
  const remembered = new Map<string, WordMatches>();

  const look = (typed: string): WordMatches => {
    const matches = new Map<string, number>();
    const add = (word: string, score: number) => {
      matches.set(word, Math.min(score, matches.get(word) ?? 1));
    };
    const addBeginnings = (start: string, score: number) => {
      for (const word of beginningWith(sorted, start)) add(word, score);
    };

    if (typed.length < FEWEST_LETTERS_FUZZY || hasDigit(typed)) {
      addBeginnings(typed, BEGINNING_SCORE);
      if (known.has(typed)) add(typed, 0);
    } else {
      for (const { item, score = 1 } of fuse.search(typed)) {
        if (isBelievable(typed, item)) add(item, score);
      }
      // Fuse counts two swapped letters as two slips; the hand made one.
      for (const unswapped of swaps(typed)) addBeginnings(unswapped, 1 / typed.length);
    }
    const meant = SYNONYMS.get(typed);
    if (meant !== undefined && known.has(meant)) add(meant, SYNONYM_SCORE);
    return believed(matches);
  };

  return {
    match(typed) {
      const before = remembered.get(typed);
      if (before !== undefined) return before;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const matches = look(typed);
      remembered.set(typed, matches);
      return matches;
    },
  };
}

/** A number is meant as it is typed: 777 is no slip for 77. */
function hasDigit(text: string): boolean {
  return /\p{N}/u.test(text);
}

function isBelievable(typed: string, word: string): boolean {
  if (typed.length > SHORT_WORD_LETTERS || word.charAt(0) === typed.charAt(0)) return true;
  return typed.length === SHORT_WORD_LETTERS && word.includes(typed);
}

/** What is a word as it stands may be a slip for another one (`bull` for bell), but hardly two. */
function believed(matches: WordMatches): WordMatches {
  const isWord = Math.min(...matches.values()) <= BEGINNING_SCORE;
  return isWord ? new Map([...matches].filter(([, score]) => score <= ONE_SLIP)) : matches;
}

/** Those of the sorted words that begin so, found without looking at the others. */
function beginningWith(sorted: readonly string[], start: string): readonly string[] {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < start) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (sorted[end]?.startsWith(start) === true) end += 1;
  return sorted.slice(from, end);
}

/** The text with each two neighbouring letters swapped in turn. */
function swaps(text: string): readonly string[] {
  return Array.from(
    { length: text.length - 1 },
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  ).filter((swapped) => swapped !== text);
}
