import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

test.each([
  ['pharaoh', 'farow'],
  ['baccarat', 'bakarat'],
  ['phoenix', 'feeniks'],
  ['expedition', 'ekspedishun'],
  ['lightfoot', 'litefut'],
  ['knight', 'nite'],
  ['queen', 'kwean'],
])('§5 %s and %s sound the same', (written, heard) => {
  expect(soundOf(written)).toBe(soundOf(heard));
  expect(soundOf(written)).not.toBeNull();
});

test('§5 a word of one sound is compared with no other', () => {
  expect(soundOf('zeus')).toBeNull();
  expect(soundOf('')).toBeNull();
});
