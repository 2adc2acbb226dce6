import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../folders.mjs';

/** Folder of the fonts that the site is sent with. */
export const FONTS = path.join(ROOT, 'client/styles/fonts');

interface SiteFont {
  /** Its file in {@link FONTS}. */
  readonly file: string;
  /** The whole font, in node_modules. */
  readonly source: string;
  /** The weights that the site's styles use; one alone leaves the font half as large. */
  readonly weights: number | { readonly min: number; readonly max: number };
}

export const SITE_FONTS: readonly SiteFont[] = [
  {
    file: 'inter.woff2',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    file: 'bricolage-grotesque.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: 640,
  },
];

/** Western European letters, and the signs around them: what English and Spanish, names and money are written with. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
];

const LETTERS = RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset)),
).join('');

/**
 * What browsers do with a font unless they are told otherwise, and digits of one width (`tabular-nums`). Each of a font's other
 * features brings letters of its own, which no style of the site asks for: those of fractions are as much as all others, for the
 * few that are written with `⁄` (½ is a letter).
 */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** The font cut to the site's letters, weights and features. */
export async function subsetOf({ source, weights }: SiteFont): Promise<Uint8Array> {
  const whole = await readFile(path.join(ROOT, 'node_modules', source));
  // A name of its own: the package's types do not know `keepFeatures` yet.
  const cut = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  } as const;
  return subsetFont(whole, LETTERS, cut);
}
