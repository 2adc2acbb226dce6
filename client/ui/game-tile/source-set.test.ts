import { expect, test } from 'vitest';
import { sourceSet } from './source-set.ts';

test('§2.11 a thumbnail lists both its files with their widths', () => {
  expect(sourceSet('/media/7/290x192_7_1x_ENG.webp')).toBe(
    '/media/7/290x192_7_1x_ENG.webp 330w, /media/7/290x192_7_2x_ENG.webp 580w',
  );
});

test('an address without the token has no srcset', () => {
  expect(sourceSet('/media/7/cover.webp')).toBeUndefined();
});
