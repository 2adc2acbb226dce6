import { foldAccents } from '../domain/name-slug.ts';

/** A word of a text, and its place there. */
export interface Word {
  /** In the form that search compares: lower case, without accents and apostrophes; `&` is `and`. */
  readonly text: string;
  /** UTF-16 offsets into the text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

// "Banker’s" and "Hold’em" are one word each, with any kind of apostrophe or none.
const WORD = /&|[\p{L}\p{N}\p{M}]+(?:['’´`][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a name or of a query, in order. Other marks (`¡`, `:`, `-`) only separate words. */
export function splitWords(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    text: comparable(found),
    start: index,
    end: index + found.length,
  }));
}

function comparable(found: string): string {
  if (found === '&') return 'and';
  return foldAccents(found)
    .toLowerCase()
    .replaceAll(/['’´`]/gu, '');
}
