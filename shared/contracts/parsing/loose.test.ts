import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  looseBoolean,
  looseInteger,
  looseNumber,
  optionalText,
  optionalTextOrNumber,
  safeAddress,
  shortened,
} from './loose.ts';

const read = (schema: v.GenericSchema, input: unknown): unknown => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : 'refused';
};

test.each([
  [5, 5],
  ['5.5', 5.5],
  [' 7 ', 7],
  [null, 'refused'],
  ['', 'refused'],
  ['5 pounds', 'refused'],
  [Number.NaN, 'refused'],
  ['Infinity', 'refused'],
  [[5], 'refused'],
  [true, 'refused'],
])('as a number %j is %j', (input, expected) => {
  expect(read(looseNumber, input)).toBe(expected);
});

test.each([
  ['12', 12],
  [12.5, 'refused'],
  [2 ** 60, 'refused'],
])('as a whole number %j is %j', (input, expected) => {
  expect(read(looseInteger, input)).toBe(expected);
});

test.each([
  ['TRUE', true],
  [0, false],
  ['0', false],
  ['yes', 'refused'],
  [null, 'refused'],
])('as a yes or no %j is %j', (input, expected) => {
  expect(read(looseBoolean, input)).toBe(expected);
});

test('text that may be missing is clean, or null when nothing is left of it', () => {
  expect([' a&amp;b ', '', ' ', null, undefined, 5].map((input) => read(optionalText, input))).toEqual([
    'a&b',
    null,
    null,
    null,
    null,
    'refused',
  ]);
  expect([0, '12', null, {}].map((input) => read(optionalTextOrNumber, input))).toEqual([
    '0',
    '12',
    null,
    'refused',
  ]);
});

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  [' /a.png ', 'https://feed.example/a.png'],
  ['a.png', null],
  ['javascript:alert(1)', null],
  ['https://x/"onerror=1', null],
  ['', null],
  [null, null],
])('as an address %j is %j', (input, expected) => {
  expect(safeAddress(input, 'https://feed.example')).toBe(expected);
});

test.each([
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(199)}…`],
  ['🎰'.repeat(200), '🎰'.repeat(200)],
  ['🎰'.repeat(4_000), `${'🎰'.repeat(199)}…`],
  [`${'x'.repeat(198)} ${'y'.repeat(9)}`, `${'x'.repeat(198)}…`],
])('of a title there are 200 letters at most: %s', (text, short) => {
  expect(shortened(text)).toBe(short);
});
