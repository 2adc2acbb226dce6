import { describe, expect, test } from 'vitest';
import { entries } from '../../data/catalogue.ts';
import { titling } from '../titling.ts';
import { face } from './font.ts';
import type { FaceName } from '../scenery.ts';
import { setTitle } from './layout.ts';

const PLACE = { left: 22, top: 248, width: 536, height: 116 };
const NARROW = { left: 304, top: 66, width: 256, height: 248 };
/** Pixels that a swash or a tail may leave its place by; the cover's border is farther. */
const SPILL = 16;
const FACES: readonly FaceName[] = ['cinzel', 'lilita', 'skranji', 'bricolage'];

/** Left, top, right and bottom of what is really drawn. */
function boundsOf(paths: readonly string[]): readonly [number, number, number, number] {
  const numbers = paths.flatMap((path) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number));
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const names = entries.map(({ name }) => name);
const longestWord = (name: string): number => Math.max(...name.split(' ').map((word) => word.length));

/** The names that are hardest to set: by letters, by words, by their longest word, and those with tails and accents. */
const hardest = [
  ...new Set(
    [
      (name: string) => name.length,
      (name: string) => name.split(' ').length,
      longestWord,
      (name: string) => name.split(/[gjpqy]/).length,
      (name: string) => name.split(/[À-ÿ’&]/).length,
      (name: string) => -name.length,
    ].map((by) => names.reduce((best, name) => (by(name) > by(best) ? name : best))),
  ),
];

describe('a title', () => {
  test.each(FACES)('stays on the cover whatever the game is called (%s)', (name) => {
    for (const called of hardest) {
      const { title } = titling({ name: called, kind: 'slot' });
      for (const place of [PLACE, NARROW]) {
        const set = setTitle(title, { face: face(name), place, align: 'center', warp: 'none' });
        const [left, top, right, bottom] = boundsOf(set.lines.map((line) => line.path));
        expect(left, title).toBeGreaterThanOrEqual(place.left - SPILL);
        expect(right, title).toBeLessThanOrEqual(place.left + place.width + SPILL);
        expect(top, title).toBeGreaterThanOrEqual(place.top - SPILL);
        expect(bottom, title).toBeLessThanOrEqual(place.top + place.height + SPILL);
      }
    }
  });

  test.each(FACES)(
    'has every letter of every name, small and large: none is drawn as an empty box (%s)',
    (name) => {
      const letters = new Set(names.flatMap((called) => [...called, ...called.toUpperCase()]));
      const { font } = face(name);
      expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
        [],
      );
    },
  );

  test('of 60 letters is still set in letters one can read', () => {
    const long = names.toSorted((one, other) => other.length - one.length)[0] ?? '';
    expect(long.length).toBeGreaterThanOrEqual(58);
    const set = setTitle(long, {
      face: face('skranji'),
      place: { ...PLACE, height: 138 },
      align: 'center',
      warp: 'none',
    });
    expect(set.capHeight).toBeGreaterThan(18);
  });
});
