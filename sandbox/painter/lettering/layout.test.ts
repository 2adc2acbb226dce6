import { describe, expect, test } from 'vitest';
import { entries } from '../../data/catalogue.ts';
import { titling } from '../titling.ts';
import { face, type FaceName } from './font.ts';
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

describe('a title', () => {
  test.each(FACES)('stays on the cover whatever the game is called (%s)', (name) => {
    for (const entry of entries.filter((_, index) => index % 4 === 0)) {
      const { title } = titling(entry);
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

  test('has every letter of every name: none is drawn as an empty box', () => {
    for (const name of FACES) {
      const missing = entries.filter((entry) =>
        face(name)
          .font.layout(entry.name)
          .glyphs.some((glyph) => glyph.id === 0),
      );
      expect(missing.map((entry) => entry.name)).toEqual([]);
    }
  });

  test('of 60 letters is still set in letters one can read', () => {
    const long = entries.toSorted((one, other) => other.name.length - one.name.length)[0]?.name ?? '';
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
