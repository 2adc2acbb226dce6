import Fuse from 'fuse.js/basic';
import { soundOf } from './sound.ts';
import { SYNONYMS } from './synonyms.ts';

/**
 * The names of 5,000 games are made of some thousand words. Fuse searches these words instead of the games: a result
 * counts for every game that has the word, which is some twenty times faster (bench/search).
 */
export interface Vocabulary {
  /**
   * The words that a word of a query may stand for, with Fuse's score of each: 0 is the same word, 0.001 a word that
   * begins with it, more than that a match further in or a typing error, up to `WORD_THRESHOLD`.
   */
  match(typed: string): WordMatches;
  /** Two words that were typed as one, `sevencoin`; `null` for one word, or when no two are as close to it. */
  split(typed: string): readonly [string, string] | null;
}

export type WordMatches = ReadonlyMap<string, number>;

/** Roughly one typing error in three characters, two in six, three in eight. */
const WORD_THRESHOLD = 0.39;
/** With fewer characters only beginnings of words match. */
const FEWEST_LETTERS_FUZZY = 3;
/**
 * Up to this length a match needs the same first character; only with exactly this many may it also be inside a word.
 */
const SHORT_WORD_LETTERS = 4;
/** The most that one typing error costs: one character in four. */
const ONE_SLIP = 0.25;
/** By so much a whole word with a slip is closer than the beginning of a longer one: `paerl` is Pearl before Perla. */
const WHOLE_WORD = 0.02;
/** A word that sounds like the typed one. */
const SOUND_SCORE = 0.24;
/** So few sounds are those of many words: they count only where nothing else is as close. */
const FEW_SOUNDS = 2;
/** Words that sound alike differ by no more characters. */
const SOUND_LETTERS = 3;
/** Two words in one, as much as a match that is nearly right. */
const SPLIT_COST = 0.1;
const FEWEST_LETTERS_JOINED = 6;
/** Keys beside each other on the usual keyboard. */
const KEYS_BESIDE: Readonly<Record<string, string>> = {
  q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'ryg', y: 'tuh', u: 'yij', i: 'uok', o: 'ipl', p: 'ol',
  a: 'qsz', s: 'adwx', d: 'sfec', f: 'dgrv', g: 'fhtb', h: 'gjyn', j: 'hkum', k: 'jlio', l: 'kop',
  z: 'asx', x: 'zsdc', c: 'xdfv', v: 'cfgb', b: 'vghn', n: 'bhjm', m: 'njk',
}; // prettier-ignore
const BEGINNING_SCORE = 0.001;
const SYNONYM_SCORE = 0.01;
/** Each character that is wrong, lacking or one too many is an error, and costs its share of those typed. */
export const FUSE_OPTIONS = {
  includeScore: true,
  ignoreFieldNorm: true,
  shouldSort: false,
  threshold: WORD_THRESHOLD,
  // Each character further in costs a fortieth: `berry` finds Strawberry, after Berry.
  location: 0,
  distance: 40,
};
/** Fuse looks for longer words in pieces, of which one is enough. */
const LONGEST_PATTERN = 32;
/** Bounds the memory: a browser sees a few dozen different words, the edge those of all visitors. */
const MOST_REMEMBERED = 500;

/**
 * @param words distinct, as `splitWords` gives them
 * @param sounds words by how they sound (`soundOf`)
 */
export function createVocabulary(
  words: readonly string[],
  sounds: ReadonlyMap<string, readonly string[]> = new Map(),
): Vocabulary {
  const known = new Set(words);
  const sorted = words.toSorted();
  const letters = words.map(lettersIn);
  const remembered = new Map<string, WordMatches>();

  /** The words in which Fuse could find it so that it counts: it need not look at the others, most of its work. */
  const findable = (typed: string): readonly string[] => {
    const wanted = lettersIn(typed);
    const mostErrors = typed.length > LONGEST_PATTERN ? Infinity : Math.floor(WORD_THRESHOLD * typed.length);
    return words.filter(
      (word, place) =>
        word.length >= typed.length - mostErrors &&
        bitsIn(wanted & ~(letters[place] ?? 0)) <= mostErrors &&
        isBelievable(typed, word),
    );
  };

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
      const fuse = new Fuse(findable(typed), FUSE_OPTIONS);
      for (const { item, score = 1 } of fuse.search(typed)) add(item, score);
      // Fuse counts two swapped characters as two errors; for the person typing they are one.
      for (const unswapped of swaps(typed)) {
        addBeginnings(unswapped, 1 / typed.length);
        if (known.has(unswapped)) add(unswapped, 1 / typed.length - WHOLE_WORD);
      }
      if (typed.length === SHORT_WORD_LETTERS && !known.has(typed)) {
        for (const word of otherBeginnings(typed)) if (known.has(word)) add(word, ONE_SLIP);
      }
      const sound = soundOf(typed) ?? '';
      if (lowest(matches) > (sound.length > FEW_SOUNDS ? BEGINNING_SCORE : SOUND_SCORE)) {
        for (const word of sounds.get(sound) ?? []) {
          if (Math.abs(word.length - typed.length) <= SOUND_LETTERS && looksAlike(typed, word))
            add(word, SOUND_SCORE);
        }
      }
    }
    const meant = SYNONYMS.get(typed);
    if (meant !== undefined && known.has(meant)) add(meant, SYNONYM_SCORE);
    return believed(matches);
  };

  const match = (typed: string): WordMatches => {
    const before = remembered.get(typed);
    if (before !== undefined) return before;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const matches = look(typed);
    remembered.set(typed, matches);
    return matches;
  };

  const isKnown = (text: string): boolean => known.has(text);
  const begins = (text: string): boolean => beginningWith(sorted, text).length > 0;

  return {
    match,
    split(typed) {
      if (typed.length < FEWEST_LETTERS_JOINED) return null;
      const whole = lowest(match(typed));
      if (whole <= ONE_SLIP) return null;
      if (hasDigit(typed)) return splitNumber(typed);
      const cuts = Array.from(
        { length: typed.length - 2 * FEWEST_LETTERS_FUZZY + 1 },
        (_, at) =>
          [typed.slice(0, at + FEWEST_LETTERS_FUZZY), typed.slice(at + FEWEST_LETTERS_FUZZY)] as const,
      );
      const clean = cuts.findLast(
        ([left, right]) =>
          isKnown(left) && (isKnown(right) || (left.length > FEWEST_LETTERS_FUZZY && begins(right))),
      );
      if (clean !== undefined) return clean;
      // With a typing error in one of the two, the other one is a word: the longest such beginning and end are tried.
      const candidates = [
        cuts.findLast(([left, right]) => isKnown(left) && right.length > FEWEST_LETTERS_FUZZY),
        cuts.find(([left, right]) => isKnown(right) && left.length > FEWEST_LETTERS_FUZZY),
      ].filter((cut) => cut !== undefined);
      const scored = candidates.map(
        (cut) => [cut, Math.max(lowest(match(cut[0])), lowest(match(cut[1])))] as const,
      );
      const [best] = scored.toSorted(([, left], [, right]) => left - right);
      return best !== undefined && best[1] + SPLIT_COST < whole ? best[0] : null;
    },
  };
}

/** A bit for each different character, some of which share one: each that a word lacks is an error. */
function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << word.charCodeAt(at);
  return bits;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function lowest(matches: WordMatches): number {
  return Math.min(1, ...matches.values());
}

/** `buster21`, `40sour`: the word and the number. */
function splitNumber(text: string): readonly [string, string] | null {
  const [, left, right] = /^(\p{L}+)(\p{N}+)$|^(\p{N}+)(\p{L}+)$/u.exec(text)?.filter((part) => part) ?? [];
  return left === undefined || right === undefined ? null : [left, right];
}

/** Half of the different letters are the other's: `zzzqq` sounds like Sky, and nobody who types it means that. */
function looksAlike(typed: string, word: string): boolean {
  const letters = new Set(typed);
  return [...letters].filter((letter) => word.includes(letter)).length * 2 >= letters.size;
}

/** The word with its first character taken from the keys beside it. */
function otherBeginnings(text: string): readonly string[] {
  return [...(KEYS_BESIDE[text.charAt(0)] ?? '')].map((key) => key + text.slice(1));
}

/** A number matches exactly: 777 is not a typing error for 77. */
function hasDigit(text: string): boolean {
  return /\p{N}/u.test(text);
}

function isBelievable(typed: string, word: string): boolean {
  if (typed.length > SHORT_WORD_LETTERS || word.charAt(0) === typed.charAt(0)) return true;
  return typed.length === SHORT_WORD_LETTERS && word.includes(typed);
}

/**
 * A typed word that exists may still be a typing error for another one (`bull` for bell), but matches with more than
 * one error are dropped.
 */
function believed(matches: WordMatches): WordMatches {
  const isWord = Math.min(...matches.values()) <= BEGINNING_SCORE;
  return isWord ? new Map([...matches].filter(([, score]) => score <= ONE_SLIP)) : matches;
}

/** The sorted words that begin with `start`, by binary search. */
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

/** The text with each two neighbouring characters swapped in turn. */
function swaps(text: string): readonly string[] {
  return Array.from(
    { length: text.length - 1 },
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  ).filter((swapped) => swapped !== text);
}
