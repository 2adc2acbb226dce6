import { cleanGames, entries } from '../data/catalogue.ts';
import { hash } from '../data/catalogue-seed.ts';
import { coverPath } from '../data/games-record.ts';
import { wideImagePath, wideImages } from '../data/wide-images.ts';

/** A picture that the painter makes: its size in pixels, and what is written on it until it is painted. */
type Picture = { width: number; height: number; title: string };

const NARROW_WIDTH = 768;

/** Every picture that the painter makes, by its path. */
function allPictures(): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const { name, width, height } of wideImages) {
    pictures.set(wideImagePath(name), { width, height, title: '' });
    const narrow = { width: NARROW_WIDTH, height: Math.round((NARROW_WIDTH * height) / width), title: '' };
    pictures.set(wideImagePath(name, NARROW_WIDTH), narrow);
  }
  const tall = new Set(cleanGames.filter(({ size }) => size === 'tall').map(({ id }) => id));
  for (const { id, name: title } of entries) {
    pictures.set(coverPath(id, '1x'), { width: 290, height: 192, title });
    pictures.set(coverPath(id, '2x'), { width: 580, height: 384, title });
    if (tall.has(id)) pictures.set(coverPath(id, '3x'), { width: 435, height: 600, title });
  }
  return pictures;
}

let pictures: Map<string, Picture> | undefined;

/** The SVG that stands in for a picture until it is painted; `null` for a path that no picture has. */
export function madePicture(path: string): string | null {
  pictures ??= allPictures();
  const picture = pictures.get(path);
  return picture === undefined ? null : drawPicture(picture);
}

/** A night sky with a comet, its colour by the title, and the title as large as it fits. */
export function drawPicture({ width, height, title }: Picture): string {
  const hue = title === '' ? 295 : hash('made', hash(title)) % 360;
  const [x, y, unit] = [width * 0.84, height * 0.16, Math.min(width, height)];
  const rings = [0.16, 0.3, 0.46].map(
    (radius) =>
      `<circle cx="${x}" cy="${y}" r="${unit * radius}" fill="none" stroke="#fff" stroke-opacity=".1"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><linearGradient id="sky" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="hsl(${hue},46%,34%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},52%,13%)"/></linearGradient><rect width="${width}" height="${height}" fill="url(#sky)"/>${rings.join('')}<circle cx="${x}" cy="${y}" r="${unit * 0.06}" fill="hsl(${(hue + 30) % 360},90%,78%)"/>${lettering(title, width, height)}</svg>`;
}

const LINE_HEIGHT = 1.16;
const LARGEST = 0.17;
const SMALLEST = 0.06;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letters = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** How wide a letter is at most in a bold face of the system's, in its own height. */
function widthOf(letter: string): number {
  if (/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Zs}]/u.test(letter)) {
    if (/^[ijlt.,:;'’!|()\s]/iu.test(letter)) return 0.46;
    return /^[mwMW@%—…\p{Lu}]/u.test(letter) ? 1.05 : 0.74;
  }
  // A face that has no sign for several joined emoji shows them one by one.
  return 1.2 * [...letter.replaceAll(/[\p{M}\p{Cf}]/gu, '')].length;
}

const lengthOf = (text: string): number => letters(text).reduce((sum, letter) => sum + widthOf(letter), 0);

/** The text in lines that are at most so long; a word that is longer by itself is cut. */
function wrapped(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && lengthOf(`${line} ${word}`) <= longest) {
      lines[lines.length - 1] = `${line} ${word}`;
      continue;
    }
    let rest = '';
    for (const letter of letters(word)) {
      if (lengthOf(rest + letter) > longest) {
        lines.push(rest);
        rest = '';
      }
      rest += letter;
    }
    lines.push(rest);
  }
  return lines;
}

/** What XML can hold of a text, its spaces single. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zs}\ufffe\uffff]+/gu, ' ')
    .trim();
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The title in the largest letters in which it fits; what is too long for the smallest ends in an ellipsis. */
function lettering(title: string, width: number, height: number): string {
  const text = clean(title);
  if (text === '') return '';
  const [wide, high] = [width * 0.86, height * 0.72];
  const unit = Math.min(width, height);
  const [least, most] = [unit * SMALLEST, Math.floor(high / (unit * SMALLEST * LINE_HEIGHT))];
  let size = unit * LARGEST;
  let lines = wrapped(text, wide / size);
  while (size > least && lines.length * size * LINE_HEIGHT > high) {
    size = Math.max(least, size * 0.94);
    lines = wrapped(text, wide / size);
  }
  const shown = lines.slice(0, most);
  if (shown.length < lines.length)
    shown[most - 1] = `${letters(shown.at(-1) ?? '')
      .slice(0, -1)
      .join('')}…`;
  const top = height / 2 - ((shown.length - 1) / 2) * size * LINE_HEIGHT + size * 0.35;
  const spans = shown.map(
    (line, index) =>
      `<tspan x="${width / 2}" y="${(top + index * size * LINE_HEIGHT).toFixed(1)}">${escaped(line)}</tspan>`,
  );
  return `<text font-family="system-ui,sans-serif" font-weight="700" font-size="${size.toFixed(1)}" text-anchor="middle" fill="#fff" stroke="#0d0916" stroke-opacity=".5" stroke-width="${(size * 0.14).toFixed(1)}" stroke-linejoin="round" paint-order="stroke">${spans.join('')}</text>`;
}
