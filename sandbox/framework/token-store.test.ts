import { expect, test } from 'vitest';
import { createTokenStore } from './token-store.ts';

test('where storage is forbidden the token lives in memory', () => {
  const tokens = createTokenStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(tokens.get()).toBeNull();
  tokens.set('one');
  expect(tokens.get()).toBe('one');
  tokens.set(null);
  expect(tokens.get()).toBeNull();
});
