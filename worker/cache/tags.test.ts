import { expect, test } from 'vitest';
import { isCacheTag } from './tags.ts';

test.each([
  ['limited-promotions', true],
  ['magazine', true],
  ['magazine:first-steps', true],
  ['magazine:', false],
  ['limited-promotions:one', false],
  ['promotion', false],
  ['', false],
  [`magazine:${'a'.repeat(300)}`, false],
])('%j names what can be declared stale: %s', (text, isOne) => {
  expect(isCacheTag(text)).toBe(isOne);
});
