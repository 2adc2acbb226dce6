import { describe, expect, test } from 'vitest';
import { allowsPrefetch } from './prefetch.ts';

describe('§9 prefetch', () => {
  test.each([
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '3g' }, true],
    [{ effectiveType: '4g' }, true],
    [{}, true],
    [undefined, true],
  ])('on a connection of %j: %s', (connection, allowed) => {
    expect(allowsPrefetch(connection)).toBe(allowed);
  });
});
