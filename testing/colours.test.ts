import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oklch } from '../sandbox/painter/colour.ts';
import * as colours from '../shared/config/colours.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const TOKENS = 'client/styles/tokens.css';

const pair = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

/** A token as `#rrggbb`, or `#rrggbbaa` where it is translucent. */
function tokenAsHex(name: string): string {
  const [, colour = '', alpha] =
    new RegExp(`--${name}: oklch\\(([\\d. ]+?)(?: / ([\\d.]+))?\\);`, 'u').exec(read(TOKENS)) ?? [];
  const [lightness = Number.NaN, chroma = 0, hue = 0] = colour.split(' ').map(Number);
  const parts = oklch(lightness, chroma, hue)
    .map((part) => Math.min(1, part))
    .map((part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
  return `#${parts.map(pair).join('')}${alpha === undefined ? '' : pair(Number(alpha))}`;
}

test.each(Object.entries(colours))(
  '%s of shared/config/colours.ts is the token of its name',
  (name, colour) => {
    expect(colour).toBe(tokenAsHex(name.toLowerCase().replace('_', '-')));
  },
);

test('no other file has a colour of its own: name one of tokens.css, or of shared/config/colours.ts where no style sheet is', () => {
  const owners = new Set([
    TOKENS,
    'shared/config/colours.ts',
    // Icons that are backgrounds cannot refer to tokens; scripts/build/icon-colours.test.ts compares them.
    'client/styles/icons.css',
    // What an attacker may write.
    'worker/content/corpus/hostile.ts',
  ]);
  const files = ['client', 'worker', 'shared']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /(?<!\.test)\.(?:css|tsx?)$/u.test(file) && !owners.has(file));
  const literal = /(?<![&\w/.])#(?:[\da-f]{3,4}){1,2}\b|\b(?:oklch|rgba?|hsla?)\([\d.]/u;
  expect(files.filter((file) => literal.test(read(file)))).toEqual([]);
});
