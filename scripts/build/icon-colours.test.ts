import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../folders.mjs';

const sheet = (name: string) => readFileSync(path.join(ROOT, 'client/styles', name), 'utf8');

/** The values of a custom property, for all and for those who ask for more contrast. */
function valuesOf(property: string, source: string): readonly string[] {
  return Array.from(source.matchAll(new RegExp(`--${property}: ([^;]+);`, 'gu')), ([, value = '']) => value);
}

test.each([
  ['icon-heart', 'text'],
  ['icon-heart-full', 'comet'],
  ['icon-info', 'muted'],
])('--%s is drawn in the colour of --%s', (icon, token) => {
  // What is printed has none of these buttons.
  const [onScreens = ''] = sheet('tokens.css').split('@media print');
  const colours = valuesOf(token, onScreens);
  const drawn = Array.from(
    sheet('icons.css').matchAll(new RegExp(`--${icon}: .*?stroke='(oklch[^']+)'`, 'gu')),
    ([, colour]) => colour,
  );
  expect(colours.length).toBeGreaterThan(0);
  expect(drawn).toEqual(colours);
});

test('the trails of the sky are drawn in --trail', () => {
  const [trail] = valuesOf('trail', sheet('tokens.css'));
  const stops = readFileSync(path.join(ROOT, 'client/app/layouts/sky-trails.svg'), 'utf8').matchAll(
    /stop-color="oklch\(([^)]+)\)" stop-opacity="([^"]+)"/gu,
  );
  const [[, lit, opacity] = [], [, faded, none] = []] = [...stops];
  expect(trail).toBe(`oklch(${lit} / 0${opacity})`);
  expect([faded, none]).toEqual([lit, '0']);
});
