import { expect, test } from 'vitest';
import { Readiness } from './readiness.ts';

const store = (wasReached: boolean) => ({ state: { isReachable: false, wasReached } });
const NO_STORE = { store: null, isStoreOptional: false };

test('a replica is sent requests from when it serves until it is told to end', () => {
  const readiness = new Readiness(NO_STORE);
  expect(readiness.obstacle()).toBe('starting');
  readiness.serve();
  expect(readiness.obstacle()).toBeNull();
  readiness.drain();
  expect(readiness.obstacle()).toBe('draining');
});

test('one that is told to end while it starts is sent none', () => {
  const readiness = new Readiness(NO_STORE);
  readiness.drain();
  readiness.serve();
  expect(readiness.obstacle()).toBe('draining');
});

test.each([
  ['never reached', false, false, 'store'],
  ['never reached, and optional', false, true, null],
  ['lost', true, false, null],
] as const)('of a store that was %s', (_what, wasReached, isStoreOptional, obstacle) => {
  const readiness = new Readiness({ store: store(wasReached), isStoreOptional });
  readiness.serve();
  expect(readiness.obstacle()).toBe(obstacle);
});
