import type { QueryWord, ReadQuery } from './read-query.ts';
import { splitWords, type Word } from './words.ts';

/** A part of a name; the parts in order make up the name. */
export interface NamePart {
  readonly text: string;
  /** Where it begins in the name. */
  readonly start: number;
  readonly isMatch: boolean;
}

/**
 * A name in parts, the matched ones marked: the characters typed, or the whole word where a typing error was forgiven.
 */
export function highlight(name: string, query: ReadQuery): readonly NamePart[] {
  const words = splitWords(name);
  const found = query.words.flatMap((word) => rangesOf(word, words));
  return cut(name, inOrder(found.length > 0 ? found : spacedOtherwise(words, query.letters)));
}

type Range = readonly [start: number, end: number];

/** A typed word marks only the closest words of the name: `gold` in "Gold of Old" does not mark Old. */
function rangesOf({ typed, matches }: QueryWord, words: readonly Word[]): readonly Range[] {
  const nearest = Math.min(...words.map(({ text }) => matches.get(text) ?? 1));
  if (nearest === 1) return [];
  return words.filter(({ text }) => matches.get(text) === nearest).map((word) => rangeIn(word, typed));
}

function rangeIn(word: Word, typed: string): Range {
  const at = word.text.indexOf(typed);
  // Where folding accents changed the length (`œ`), offsets in the folded word do not apply to the name.
  const isSameLength = word.text.length === word.end - word.start;
  if (at < 0 || !isSameLength) return [word.start, word.end];
  return [word.start + at, word.start + at + typed.length];
}

/** Two typed words may mark one word of the name; overlapping ranges are merged. */
function inOrder(ranges: readonly Range[]): readonly Range[] {
  const merged: Range[] = [];
  for (const [start, end] of ranges.toSorted(([left], [right]) => left - right)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

/** `mega ways` in Megaways, `goldenscarab` in Golden Scarab: the words that hold the typed characters. */
function spacedOtherwise(words: readonly Word[], letters: string): readonly Range[] {
  const from = words
    .map(({ text }) => text)
    .join('')
    .indexOf(letters);
  if (from < 0 || letters === '') return [];
  const ranges: Range[] = [];
  let at = 0;
  for (const { text, start, end } of words) {
    if (at + text.length > from && at < from + letters.length) ranges.push([start, end]);
    at += text.length;
  }
  return ranges;
}

function cut(name: string, ranges: readonly Range[]): readonly NamePart[] {
  const parts: NamePart[] = [];
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ text: name.slice(start, end), start, isMatch });
  };
  let at = 0;
  for (const [start, end] of ranges) {
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, name.length, false);
  return parts;
}
