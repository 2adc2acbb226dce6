import { describe, expect, test } from 'vitest';
import { Leases } from './leases.ts';

describe('leases', () => {
  test('are held by one at a time, until released, finished or over', () => {
    const leases = new Leases();
    expect(leases.acquire('a', 0, 100)).toBe(true);
    expect(leases.acquire('a', 99, 100)).toBe(false);
    expect(leases.acquire('b', 99, 100)).toBe(true);
    expect(leases.acquire('a', 100, 100)).toBe(true);
    leases.release('a');
    expect(leases.acquire('a', 101, 100)).toBe(true);
    leases.finish('a', { at: 102 });
    expect(leases.acquire('a', 102, 100)).toBe(true);
  });

  test('an outcome is for those who waited since before it', () => {
    const leases = new Leases();
    const error = new Error('down');
    leases.finish('a', { at: 50, error });
    expect(leases.outcomeBetween('a', 50, 60)).toEqual({ at: 50, error });
    expect(leases.outcomeBetween('a', 51, 60)).toBeUndefined();
    expect(leases.outcomeBetween('b', 0, 60)).toBeUndefined();
  });

  test('the last outcomes stay, however many keys there are', () => {
    const leases = new Leases();
    for (let key = 0; key < 5_000; key += 1) {
      leases.finish(`key ${key}`, { at: key });
      for (const before of [key, key - 1, key - 500]) {
        if (before >= 0) expect(leases.outcomeBetween(`key ${before}`, 0, key)).toEqual({ at: before });
      }
    }
    expect(leases.outcomeBetween('key 0', 0, 5_000)).toBeUndefined();
  });
});
