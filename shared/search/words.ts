import { foldAccents } from '../domain/name-slug.ts';

/** A word of a text, and where it stands there. */
export interface Word {
  /** As search compares it: lower case, without accents and apostrophes; `&` is `and`. */
  readonly text: string;
  /** UTF-16 offsets into the text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

// "Banker’s" and "Hold’em" are one word each, however the reader spells the apostrophe, or leaves it out.
const WORD = /&|[\p{L}\p{N}\p{M}]+(?:['’´`][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a name or of a query, in order. Marks that join nothing (`¡`, `:`, `-`) only part words. */
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
