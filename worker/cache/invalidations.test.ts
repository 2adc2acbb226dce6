import { describe, expect, test } from 'vitest';
import { createCacheBed } from '../../testing/worker/cache-bed.ts';
import { until } from '../../testing/worker/until.ts';
import { InvalidationLog } from './invalidations.ts';
import type { KvStore } from './kv-store.ts';

/** A store that several isolates share, and that can be made to take no writes. */
function createStore(): KvStore & { isFull: boolean; flush(): void } {
  const values = new Map<string, string>();
  const store = {
    isFull: false,
    flush: () => values.clear(),
    get: async (key: string) => values.get(key) ?? null,
    put: async (key: string, value: string) => {
      if (store.isFull) throw new Error('KV PUT failed: 507');
      values.set(key, value);
    },
  };
  return store;
}

const HOUR_S = 3_600;
/** By then every isolate looks at the store again. */
const SEEN_S = 2;

describe('§7.3 changes that are declared at the same time', () => {
  test('by two isolates are both heard, although one document has overwritten the other', async () => {
    const store = createStore();
    const [here, there, third] = [createCacheBed(store), createCacheBed(store), createCacheBed(store)];
    await Promise.all([here.request().invalidate(['magazine']), there.request().invalidate(['promotions'])]);
    for (const isolate of [here, there]) {
      isolate.advance(SEEN_S);
      await isolate.request().invalidations();
      await isolate.settled();
    }
    for (const isolate of [here, there, third]) {
      isolate.advance(2 * SEEN_S);
      const { tags } = await isolate.request().invalidations();
      expect(Object.keys(tags).toSorted()).toEqual(['magazine', 'promotions']);
    }
  });
});

describe('§7.3 a change that a machine with a wrong clock declares', () => {
  test('is heard although its clock is slow, and counts from when it is seen', async () => {
    const store = createStore();
    const [slow, right] = [createCacheBed(store), createCacheBed(store)];
    const before = await right.request().invalidate(['magazine']);
    right.advance(60);
    slow.advance(50);
    await right.request().invalidations();
    await slow.request().invalidate(['promotions']);
    right.advance(SEEN_S);
    const seenAt = right.now();
    const { tags, version } = await right.request().invalidations();
    expect(tags['promotions']).toBeGreaterThanOrEqual(seenAt);
    expect(version).not.toBe(before.version);
  });

  test('is heard although another has declared the same at a later time of its own', async () => {
    const store = createStore();
    const [slow, right] = [createCacheBed(store), createCacheBed(store)];
    slow.advance(-10);
    const before = await right.request().invalidate(['magazine']);
    await slow.request().invalidate(['magazine']);
    right.advance(SEEN_S);
    const after = await right.request().invalidations();
    expect(after.tags['magazine']).toBeGreaterThan(before.tags['magazine'] ?? Infinity);
  });

  test('is heard by an isolate whose own clock was set back', async () => {
    const store = createStore();
    const [here, there] = [createCacheBed(store), createCacheBed(store)];
    await here.request().invalidate(['magazine']);
    here.advance(-HOUR_S);
    await there.request().invalidate(['promotions']);
    const { tags } = await here.request().invalidations();
    expect(tags).toHaveProperty('promotions');
    expect(tags['magazine']).toBeLessThanOrEqual(here.now());
  });
});

test('§7.3 a store that hangs when a change is declared: that is a failure, in time for another attempt', async () => {
  const waiting: { readonly delayMs: number; readonly callback: () => void }[] = [];
  const log = new InvalidationLog();
  const declared = log.add(
    { tags: ['magazine'] },
    {
      kv: { get: async () => null, put: () => new Promise(() => undefined) },
      clock: {
        now: () => 1_000_000,
        after(delayMs, callback) {
          waiting.push({ delayMs, callback });
          return () => undefined;
        },
      },
      deadline: 1_002_300,
      report: () => undefined,
      waitUntil: () => undefined,
    },
  );
  await until(() => waiting.length > 0);
  expect(waiting[0]?.delayMs).toBeLessThan(2_000);
  for (const { callback } of waiting) callback();
  await expect(declared).rejects.toThrow('KV write of invalidations took over 1500 ms');
});

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

describe('§8 a store that was away', () => {
  /** Lets an isolate look at the store, as the next visitor does. */
  const look = async (isolate: ReturnType<typeof createCacheBed>) => {
    isolate.advance(SEEN_S);
    const { tags } = await isolate.request().invalidations();
    await isolate.settled();
    return Object.keys(tags).toSorted();
  };

  test('is given what it did not take as soon as it takes it, though nobody declares it again', async () => {
    const store = createStore();
    const [here, there] = [createCacheBed(store), createCacheBed(store)];
    store.isFull = true;
    await expect(here.request().invalidate(['magazine'])).rejects.toThrow('507');
    await expect(here.request().invalidate(['games'])).rejects.toThrow('507');
    here.advance(HOUR_S);
    expect(await look(there)).toEqual([]);
    store.isFull = false;
    await look(here);
    expect(await look(there)).toEqual(['games', 'magazine']);
  });

  test('and is empty now is told again what was declared, and whoever had not heard it does', async () => {
    const store = createStore();
    const [here, there, third] = [createCacheBed(store), createCacheBed(store), createCacheBed(store)];
    await here.request().invalidate(['magazine']);
    await look(here);
    await look(there);
    await there.request().invalidate(['promotions']);
    await look(there);
    // The first has not looked since, and the third never.
    store.flush();
    for (let round = 0; round < 3; round += 1) for (const isolate of [here, there]) await look(isolate);
    for (const isolate of [here, there, third])
      expect(await look(isolate)).toEqual(['magazine', 'promotions']);
  });

  test('a version that all replicas know is not made anew by a store that was emptied', async () => {
    const store = createStore();
    const isolate = createCacheBed(store);
    await isolate.request().invalidate(['magazine']);
    await look(isolate);
    const { version } = await isolate.request().invalidations();
    store.flush();
    await look(isolate);
    await look(isolate);
    expect((await isolate.request().invalidations()).version).toBe(version);
  });
});

test('§7.3 who is told of a change reads the store at once, however lately it has read it', async () => {
  const store = createStore();
  const [here, there] = [createCacheBed(store), createCacheBed(store)];
  await there.request().invalidations();
  await here.request().invalidate(['magazine']);
  expect((await there.request().invalidations()).tags).toEqual({});
  await there.request().hearInvalidations();
  expect((await there.request().invalidations()).tags).toHaveProperty('magazine');
});

test.each([
  ['a version', { version: 'z'.repeat(13), tags: { games: 1 } }],
  ['a time of a tag', { version: '1', tags: { magazine: 1e300 } }],
])('§8 a stored document with %s past all times is not believed: changes are heard', async (_, document) => {
  const store = createStore();
  await store.put('invalidations', JSON.stringify(document), { expirationTtl: HOUR_S });
  const [here, there] = [createCacheBed(store), createCacheBed(store)];
  const versions: string[] = [];
  for (let change = 0; change < 3; change += 1) {
    await there.request().invalidations();
    await here.request().invalidate(['magazine']);
    there.advance(SEEN_S);
    versions.push((await there.request().invalidations()).version);
  }
  expect(new Set(versions).size).toBe(3);
});
