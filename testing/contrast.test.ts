import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { oklch } from '../sandbox/painter/colour.ts';

const TOKENS = readFileSync(path.resolve(import.meta.dirname, '../client/styles/tokens.css'), 'utf8');

/** Relative luminance (WCAG 2.2) of an opaque `oklch()` token. */
function luminance(token: string): number {
  const value = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`, 'u').exec(TOKENS);
  if (value === null) throw new Error(`--${token} is no opaque oklch() colour`);
  const [lightness = 0, chroma = 0, hue = 0] = value.slice(1).map(Number);
  const [red, green, blue] = oklch(lightness, chroma, hue).map((part) => Math.min(1, part));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const BACKGROUNDS = ['night', 'night-deep', 'dusk', 'dusk-2', 'haze'];

describe('WCAG 1.4.11', () => {
  test('what is drawn, not written, has a contrast of 3 : 1 at least', () => {
    for (const background of BACKGROUNDS) {
      // The focus, the edge of fields, icons, hearts, the sign of an error.
      for (const drawn of ['lamp', 'field-line', 'text', 'muted', 'comet', 'ember-text'])
        expect(contrast(drawn, background), `${drawn} on ${background}`).toBeGreaterThanOrEqual(3);
    }
    // The words of the primary button.
    expect(contrast('ink', 'lamp')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('text', 'night')).toBeGreaterThan(15);
  });
});
