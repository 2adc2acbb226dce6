import { describe, expect, test } from 'vitest';
import { createCacheBed } from '../../testing/worker/cache-bed.ts';
import type { KvStore } from './kv-store.ts';

/** A store that several isolates share, and that can be made to take no writes. */
function createStore(): KvStore & { isFull: boolean } {
  const values = new Map<string, string>();
  const store = {
    isFull: false,
    get: async (key: string) => values.get(key) ?? null,
    put: async (key: string, value: string) => {
      if (store.isFull) throw new Error('KV PUT failed: 507');
      values.set(key, value);
    },
  };
  return store;
}

const HOUR_S = 3_600;

describe('§7.3 a change that is declared', () => {
  test('is a failure when the store did not take it, and is heard when it is sent again', async () => {
    const store = createStore();
    const [here, there] = [createCacheBed(store), createCacheBed(store)];
    store.isFull = true;
    await expect(here.request().invalidate(['magazine'], 'notice')).rejects.toThrow('KV PUT failed: 507');
    // This isolate knows of it all the same.
    expect((await here.request().invalidations()).tags).toHaveProperty('magazine');
    store.isFull = false;
    here.advance(60);
    there.advance(60);
    await here.request().invalidate(['magazine'], 'notice');
    expect((await there.request().invalidations()).tags).toHaveProperty('magazine');
  });

  test('is heard once: the same message again changes nothing, in any isolate', async () => {
    const store = createStore();
    const [here, there] = [createCacheBed(store), createCacheBed(store)];
    const { version } = await here.request().invalidate(['magazine'], 'notice');
    for (const isolate of [here, there]) {
      isolate.advance(10);
      expect((await isolate.request().invalidate(['magazine'], 'notice')).version).toBe(version);
      expect((await isolate.request().invalidations()).version).toBe(version);
    }
    expect((await there.request().invalidate(['magazine'], 'another')).version).not.toBe(version);
  });

  test('two changes within a second, which have one signature, are both heard', async () => {
    const isolate = createCacheBed(createStore());
    const { version } = await isolate.request().invalidate(['magazine'], 'notice');
    isolate.advance(0.5);
    expect((await isolate.request().invalidate(['magazine'], 'notice')).version).not.toBe(version);
  });

  test('messages are forgotten, so that the document stays small', async () => {
    const isolate = createCacheBed(createStore());
    for (let index = 0; index < 300; index += 1)
      await isolate.request().invalidate(['magazine'], `notice ${index}`);
    expect(Object.keys((await isolate.request().invalidations()).notices).length).toBe(200);
    isolate.advance(400);
    await isolate.request().invalidate(['magazine'], 'last');
    expect(Object.keys((await isolate.request().invalidations()).notices)).toEqual(['last']);
  });

  test('by a machine whose clock is three hours fast counts from when it was seen, and hides no later change', async () => {
    const store = createStore();
    const [fast, right] = [createCacheBed(store), createCacheBed(store)];
    fast.advance(3 * HOUR_S);
    await fast.request().invalidate(['magazine']);
    const first = await right.request().invalidations();
    expect(first.tags['magazine']).toBeLessThanOrEqual(right.now());
    right.advance(10);
    // Read again it is the same: pages made meanwhile stay.
    expect(await right.request().invalidations()).toEqual(first);
    await right.request().invalidate(['promotions']);
    const third = createCacheBed(store);
    third.advance(12);
    expect((await third.request().invalidations()).tags).toHaveProperty('promotions');
  });
});
