import { expect, test } from 'vitest';
import { plainSlug } from './wordpress.ts';

test.each([
  ['first-steps', 'first-steps'],
  ['First--Steps-', 'first-steps'],
  ['-', ''],
  ['---', ''],
  ['first_steps', 'first_steps'],
  ['első-lépés', 'első-lépés'],
  // What WordPress makes of these depends on its language.
  ['Äpfel', 'Äpfel'],
  ['İstanbul', 'İstanbul'],
])('§7.3 WordPress is asked about %s as %s', (asked, plain) => {
  expect(plainSlug(asked)).toBe(plain);
});
