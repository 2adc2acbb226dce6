import * as v from 'valibot';

/** What a slot can be about. */
export const SCENES = [
  'egypt',
  'animal',
  'fruit',
  'god',
  'adventure',
  'jewel',
  'jungle',
  'fish',
  'classic',
] as const;

export type Scene = (typeof SCENES)[number];

const list = v.pipe(v.array(v.string()), v.minLength(1));

/**
 * The words that slots are named with (`words.json`), scene by scene. A pattern's letters in braces are lists of the same
 * scene: a = how it is, n = what is on the cover, p = whose, t = what is won, x = where. An encore is what a studio adds to a
 * name that is already taken, or to a sequel.
 */
export const wordsSchema = v.strictObject({
  scenes: v.strictObject(
    v.entriesFromList(
      SCENES,
      v.strictObject({ a: list, n: list, p: list, t: list, x: list, patterns: list }),
    ),
  ),
  encores: list,
});
