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

test('§4 a page whose session another tab has ended or replaced knows it, and leaves the newer one alone', () => {
  const items = new Map<string, string>();
  const shared = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const [one, other] = [createTokenStore(() => shared), createTokenStore(() => shared)];
  one.set('first');
  other.set('first');
  expect(one.isOver()).toBe(false);
  other.set(null);
  expect(one.isOver()).toBe(true);
  other.set('second');
  expect(one.isOver()).toBe(true);
  expect(one.get()).toBe('first');
  one.set(null);
  expect(one.isOver()).toBe(false);
  expect(other.get()).toBe('second');
  expect(one.get()).toBe('second');
});
