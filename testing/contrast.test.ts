import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(path.resolve(import.meta.dirname, '../client/styles/tokens.css'), 'utf8');

/** Relative luminance (WCAG 2.2) of an opaque `oklch()` token, by Björn Ottosson's matrices. */
function luminance(token: string): number {
  const value = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`, 'u').exec(TOKENS);
  if (value === null) throw new Error(`--${token} is no opaque oklch() colour`);
  const [lightness = 0, chroma = 0, hue = 0] = value.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
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
