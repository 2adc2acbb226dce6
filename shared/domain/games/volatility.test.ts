import { expect, test } from 'vitest';
import { volatilityLevel } from './volatility.ts';

test.each([
  ['Low', 2],
  ['very low', 1],
  ['Low to medium', 3],
  ['Medium', 3],
  ['Medium-high', 4],
  ['HIGH', 4],
  ['Very high', 5],
  ['Extremely high', 5],
  ['Baja', 2],
  ['Muy baja', 1],
  ['media', 3],
  ['Alta', 4],
  ['Muy alta', 5],
  ['4/5', 4],
  ['3', 3],
] as const)('§2.2 the volatility %j of a review is level %i of five', (words, level) => {
  expect(volatilityLevel(words)).toBe(level);
});

test.each(['', '6/5', '35', 'Wild', 'Slowly', 'very'])('§2.2 the words %j name no volatility', (words) => {
  expect(volatilityLevel(words)).toBeNull();
});
