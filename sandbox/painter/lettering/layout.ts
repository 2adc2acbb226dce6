/** How a title is broken into lines and fitted into its place, whatever its length. */
import type { Face } from './font.ts';
import { path, type Word, word } from './outline.ts';

export type Place = { left: number; top: number; width: number; height: number };

export type Warp = 'none' | 'arch' | 'bulge' | 'rise';

type SetLine = { path: string; left: number; right: number; top: number; bottom: number };
export type SetTitle = { lines: readonly SetLine[]; capHeight: number };

const SMALL_WORDS = new Set(
  'of the and & to in at by on a an de la el los las en vs with y for du under'.split(' '),
);
const SMALL = 0.62;
const SPACE = 0.34;
const LEADING = 0.26;
const MOST_LINES = 4;

type Piece = Word & { size: number };
type Line = { pieces: readonly Piece[]; width: number };

function toLine(words: readonly string[], face: Face, tracking: number): Line {
  const pieces = words.map((text, index) => {
    const isSmall = words.length > 1 && SMALL_WORDS.has(text.toLowerCase()) && !(index === 0 && text === 'A');
    return { ...word(text, face, tracking), size: isSmall ? SMALL : 1 };
  });
  const width =
    pieces.reduce((total, piece) => total + piece.width * piece.size, 0) + SPACE * (pieces.length - 1);
  return { pieces, width };
}

/** Every way to cut words into `count` lines. */
function cuts(words: readonly string[], count: number): string[][][] {
  if (count === 1) return [[[...words]]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      cuts(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1), ...rest]),
    );
}

type Setting = { lines: Line[]; size: number; score: number };

/** The setting of all that gives the largest letters; a small word at the end of a line costs a little. */
function best(words: readonly string[], face: Face, place: Place, tracking: number): Setting {
  let found: Setting | undefined;
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count += 1) {
    for (const cut of cuts(words, count)) {
      const lines = cut.map((line) => toLine(line, face, tracking));
      const widest = Math.max(...lines.map((line) => line.width));
      const size = Math.min(place.width / widest, place.height / (count + LEADING * (count - 1)));
      const danglers = cut
        .slice(0, -1)
        .filter((line) => SMALL_WORDS.has((line.at(-1) ?? '').toLowerCase())).length;
      const orphans = cut.filter(
        (line) => line.length === 1 && SMALL_WORDS.has((line[0] ?? '').toLowerCase()),
      ).length;
      const score = size * (1 - 0.12 * danglers - 0.2 * orphans);
      if (found === undefined || score > found.score) found = { lines, size, score };
    }
  }
  if (found === undefined) throw new Error('A title needs a word');
  return found;
}

function bender(warp: Warp, place: Place, height: number) {
  const middle = place.left + place.width / 2;
  const half = Math.max(1, place.width / 2);
  return (x: number, y: number): readonly [number, number] => {
    const off = (x - middle) / half;
    switch (warp) {
      case 'arch':
        return [x, y + (off * off - 0.45) * height * 0.16];
      case 'bulge':
        return [
          x,
          place.top + place.height / 2 + (y - place.top - place.height / 2) * (1.06 - 0.16 * off * off),
        ];
      case 'rise':
        return [x, y - off * height * 0.11];
      case 'none':
        return [x, y];
    }
  };
}

type Setup = { face: Face; place: Place; align: 'left' | 'center' | 'right'; warp: Warp; tracking?: number };

/** Room that letters need beyond a capital's height: for tails below the last line and accents above the first. */
const TAIL = 0.3;
const ACCENT = 0.24;

/** A title in its place. No line leaves it; short lines may grow to half again the size of the others. */
export function setTitle(
  text: string,
  { face, place: given, align, warp, tracking = 0.02 }: Setup,
): SetTitle {
  const words = text.split(/\s+/).filter((part) => part !== '');
  const [above, below] = [/[ÁÉÍÓÚÄÖÅÑÊ]/.test(text) ? ACCENT : 0, /[gjpqyQJ,]/.test(text) ? TAIL : 0];
  const room = given.height / (1 + (above + below) / Math.min(words.length, 2));
  const place = {
    ...given,
    top: given.top + ((given.height - room) * above) / Math.max(0.01, above + below),
    height: room,
  };
  const { lines, size } = best(words, face, place, tracking);
  const grown = lines.map((line) => Math.min(place.width / line.width, size * 1.45));
  const wanted = grown.reduce((total, one) => total + one * (1 + LEADING), -LEADING * (grown.at(-1) ?? 0));
  const spare = Math.min(1, place.height / wanted);
  const sizes = grown.map((one) => Math.max(size * Math.min(1, spare + 0.001), one * spare));
  const total = sizes.reduce((sum, one) => sum + one * (1 + LEADING), -LEADING * (sizes.at(-1) ?? 0));
  const fits = Math.min(1, place.height / total);
  const bend = bender(warp, place, place.height);
  let top = place.top + (place.height - total * fits) / 2;
  const set = lines.map((line, index): SetLine => {
    const own = (sizes[index] ?? size) * fits;
    const width = line.width * own;
    const start = align === 'left' ? 0 : align === 'right' ? place.width - width : (place.width - width) / 2;
    let pen = place.left + start;
    const baseline = top + own;
    const paths = line.pieces.map((piece) => {
      const scale = own * piece.size;
      const drop = piece.size < 1 ? own * (1 - piece.size) * 0.5 : 0;
      const began = pen;
      pen += piece.width * scale + SPACE * own;
      return path(piece.commands, (x, y) => bend(began + x * scale, baseline - drop + y * scale));
    });
    const from = place.left + start;
    const made = { path: paths.join(''), left: from, right: from + width, top, bottom: baseline };
    top = baseline + own * LEADING;
    return made;
  });
  return { lines: set, capHeight: Math.min(...sizes) * fits };
}
