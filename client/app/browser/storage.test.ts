import { expect, test } from 'vitest';
import { browserStorage } from './storage.ts';

test('what is removed is gone, also where the browser stores nothing', () => {
  const refused = browserStorage(() => {
    throw new Error('SecurityError');
  });
  refused.set('depositTold', 'word');
  expect(refused.get('depositTold')).toBe('word');
  refused.remove('depositTold');
  expect(refused.get('depositTold')).toBeNull();
});
