import { expect, test } from 'vitest';
import { sourceSet } from './source-set.ts';

test('§2.11 a thumbnail names both its files, and the browser chooses by width', () => {
  expect(sourceSet('/media/7/290x192_7_1x_ENG.webp')).toBe(
    '/media/7/290x192_7_1x_ENG.webp 290w, /media/7/290x192_7_2x_ENG.webp 580w',
  );
});

test('an address without the token names one file', () => {
  expect(sourceSet('/media/7/cover.webp')).toBeUndefined();
});
