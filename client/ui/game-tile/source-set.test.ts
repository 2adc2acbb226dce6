import { describe, expect, it } from 'vitest';
import { sourceSet } from './source-set.ts';

const image = '/media/7/290x192_7_1x_ENG.webp';

describe('§2.11 thumbnails', () => {
  it('a small tile takes the double file on dense screens', () => {
    expect(sourceSet(image, false)).toBe('/media/7/290x192_7_2x_ENG.webp 2x');
  });

  it('a tile that may be wider than the file lets the browser choose by width', () => {
    expect(sourceSet(image, true)).toBe(`${image} 290w, /media/7/290x192_7_2x_ENG.webp 580w`);
  });

  it('an address without the token names one file', () => {
    expect(sourceSet('/media/7/cover.webp', true)).toBeUndefined();
  });

  it('one that is preloaded names both files, so that a plain screen fetches one', () => {
    expect(sourceSet('/media/7/290x192_7_1x_ENG.webp', false, true)).toBe(
      '/media/7/290x192_7_1x_ENG.webp 1x, /media/7/290x192_7_2x_ENG.webp 2x',
    );
  });
});
