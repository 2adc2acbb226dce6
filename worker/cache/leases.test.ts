import { describe, expect, test } from 'vitest';
import { Leases, type Lease } from './leases.ts';

function taken(leases: Leases, key: string, now: number): Lease {
  const lease = leases.acquire(key, now, 100);
  if (lease === null) throw new Error(`${key} is held by another`);
  return lease;
}

describe('leases', () => {
  test('are held by one at a time, until released, finished or over', () => {
    const leases = new Leases();
    const first = taken(leases, 'a', 0);
    expect(leases.acquire('a', 99, 100)).toBeNull();
    taken(leases, 'b', 99);
    const second = taken(leases, 'a', 100);
    // Its time was over: the key is another's by now.
    leases.finish(first, { at: 100 });
    expect(leases.acquire('a', 101, 100)).toBeNull();
    leases.release(second);
    leases.finish(taken(leases, 'a', 101), { at: 102 });
    taken(leases, 'a', 102);
  });

  test('an outcome is for those who waited since before it', () => {
    const leases = new Leases();
    const error = new Error('down');
    leases.finish(taken(leases, 'a', 0), { at: 50, error });
    expect(leases.outcomeBetween('a', 50, 60)).toEqual({ at: 50, error });
    expect(leases.outcomeBetween('a', 51, 60)).toBeUndefined();
    expect(leases.outcomeBetween('b', 0, 60)).toBeUndefined();
  });

  test('work that fails after its time is over says nothing about that of the next holder', () => {
    const leases = new Leases();
    const first = taken(leases, 'a', 0);
    const second = taken(leases, 'a', 100);
    leases.finish(first, { at: 150, error: new Error('late') });
    expect(leases.outcomeBetween('a', 0, 200)).toBeUndefined();
    leases.finish(second, { at: 160 });
    expect(leases.outcomeBetween('a', 0, 200)).toEqual({ at: 160 });
  });

  test('a lease that is renewed begins its time anew; one that is over does not', () => {
    const leases = new Leases();
    const first = taken(leases, 'a', 0);
    expect(leases.renew(first, 90)).toBe(true);
    expect(leases.acquire('a', 189, 100)).toBeNull();
    taken(leases, 'a', 190);
    expect(leases.renew(first, 250)).toBe(false);
    taken(leases, 'a', 290);
  });

  test('a clock that is set back ends them, and what was learnt before it is not believed', () => {
    const leases = new Leases();
    taken(leases, 'a', 3_600_000);
    leases.finish(taken(leases, 'a', 0), { at: 10 });
    leases.finish(taken(leases, 'b', 3_600_000), { at: 3_600_000, error: new Error('down') });
    expect(leases.outcomeBetween('b', 0, 100)).toBeUndefined();
  });

  test('those that were never given back do not fill memory', () => {
    const leases = new Leases();
    for (let key = 0; key < 30_000; key += 1) taken(leases, `key ${key}`, key);
    expect(leases.size).toBe(10_000);
  });

  test('the last outcomes stay, however many keys there are', () => {
    const leases = new Leases();
    for (let key = 0; key < 5_000; key += 1) {
      leases.finish(taken(leases, `key ${key}`, key), { at: key });
      for (const before of [key, key - 1, key - 500]) {
        if (before >= 0) expect(leases.outcomeBetween(`key ${before}`, 0, key)).toEqual({ at: before });
      }
    }
    expect(leases.outcomeBetween('key 0', 0, 5_000)).toBeUndefined();
  });
});
