import { describe, expect, test } from 'vitest';
import { DEFAULT_SIZES, hasDefaultSizes, readSizes, wholeNumber } from './lobby-sizes.ts';

const sizesOf = (search: string, before = DEFAULT_SIZES) => {
  const query = new URLSearchParams(search);
  return readSizes((name) => query.get(name), before);
};

describe('§5 sizes of grid and reel are read as whole numbers', () => {
  test.each([
    ['', 8, 10],
    ['gridSize=6', 6, 10],
    ['reelSize=12', 8, 12],
    ['gridSize=1&reelSize=1', 1, 1],
    ['gridSize=24&reelSize=30', 24, 30],
    ['gridSize=006', 6, 10],
  ])('%j: %i and %i', (search, gridSize, reelSize) => {
    expect(sizesOf(search)).toEqual({ gridSize, reelSize });
  });

  test.each([
    '0',
    '-6',
    '+6',
    '6.5',
    '6e0',
    '0x6',
    ' 6',
    '٦',
    'six',
    '',
    '25',
    '99999999999999999999',
    '__proto__',
  ])('a grid of %j is as if it were not said', (value) => {
    expect(sizesOf(`gridSize=${encodeURIComponent(value)}`)).toEqual(DEFAULT_SIZES);
  });

  test('what a query does not name stays as it was', () => {
    const before = { gridSize: 4, reelSize: 5 };
    expect(sizesOf('reelSize=7', before)).toEqual({ gridSize: 4, reelSize: 7 });
    expect(sizesOf('reelSize=700', before)).toEqual(before);
  });

  test('only the sizes that every visitor gets are the default', () => {
    expect(hasDefaultSizes(sizesOf('gridSize=8&reelSize=10'))).toBe(true);
    expect(hasDefaultSizes(sizesOf('gridSize=7'))).toBe(false);
    expect(hasDefaultSizes(sizesOf('reelSize=11'))).toBe(false);
  });
});

test('a whole number has a least and a most', () => {
  const bounds = { least: 1, most: 3 };
  expect(['0', '1', '3', '4'].map((value) => wholeNumber(value, bounds))).toEqual([null, 1, 3, null]);
});
