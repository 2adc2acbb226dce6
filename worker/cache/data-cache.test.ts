import { describe, expect, test } from 'vitest';
import { createCacheBed, createGate, createUpstream, LIFETIME } from '../../testing/worker/cache-bed.ts';
import { until } from '../../testing/worker/until.ts';
import type { KvStore } from './kv-store.ts';

const HOUR_S = 3_600;

/** A store that several isolates share; a test can hold its reads back. */
function createStore(): KvStore & { reads: number; ready: Promise<void> } {
  const values = new Map<string, string>();
  const store = {
    reads: 0,
    ready: Promise.resolve(),
    async get(key: string) {
      const value = values.get(key) ?? null;
      if (key !== 'invalidations') {
        store.reads += 1;
        await store.ready;
      }
      return value;
    },
    put: async (key: string, value: string) => void values.set(key, value),
  };
  return store;
}

describe('§8 requests that cross', () => {
  test('a slow read of the store does not bring back what the upstream has replaced meanwhile', async () => {
    const store = createStore();
    const upstream = createUpstream();
    const isolate = createCacheBed(store);
    await isolate.request().get(upstream.entry());
    await isolate.settled();
    isolate.advance(LIFETIME.fresh + 1);
    const gate = createGate();
    store.ready = gate.opened;
    const { reads } = store;
    const slow = isolate.request().get(upstream.entry());
    await until(() => store.reads > reads);
    await isolate.request().refresh(upstream.entry());
    gate.open();
    expect((await slow).value).toBe('second');
    expect((await isolate.request().get(upstream.entry())).value).toBe('second');
    expect(upstream.calls).toBe(2);
  });

  test('the scheduled refresh and a visitor ask the upstream once', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(createStore());
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'first';
    };
    const visitor = isolate.request().get(upstream.entry());
    await until(() => upstream.calls === 1);
    const refresh = isolate.request().refresh(upstream.entry());
    gate.open();
    expect((await visitor).value).toBe('first');
    expect((await refresh).value).toBe('first');
    expect(upstream.calls).toBe(1);
  });
});

test('what does not exist is compared with the store no more often than what does', async () => {
  const store = createStore();
  const upstream = createUpstream();
  upstream.respond = async () => null;
  const isolate = createCacheBed(store);
  const entry = upstream.entry('slug', { lifetime: { ...LIFETIME, negative: LIFETIME.fresh } });
  await isolate.request().get(entry);
  const { reads } = store;
  isolate.advance(LIFETIME.memory + 1);
  for (let visit = 0; visit < 5; visit += 1) {
    await isolate.request().get(entry);
    await isolate.settled();
  }
  expect(store.reads).toBe(reads + 1);
});

describe('§8 an answer that is too late for its page', () => {
  test('is there for the next one', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(createStore());
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'first';
    };
    await expect(isolate.request(50).get(upstream.entry())).rejects.toThrow('did not come in time');
    await expect(isolate.request(50).get(upstream.entry())).rejects.toThrow('did not come in time');
    gate.open();
    await isolate.settled();
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'memory' });
    expect(upstream.calls).toBe(1);
  });

  test('leaves that page time for what it asks then: no upstream has all of it', async () => {
    const upstream = createUpstream();
    const cache = createCacheBed(createStore()).request(2_300);
    upstream.respond = () => new Promise(() => undefined);
    const waiting = cache.get(upstream.entry());
    await expect(waiting).rejects.toThrow('did not come in time');
    upstream.respond = async () => 'other';
    expect((await cache.get(upstream.entry('post:magazine:en:other'))).value).toBe('other');
  });

  test('replaces nothing newer, in memory or in the store, and its failure is nobody else’s', async () => {
    const upstream = createUpstream();
    const store = createStore();
    const isolate = createCacheBed(store);
    const gates = [createGate(), createGate(), createGate()];
    upstream.respond = async () => {
      const call = upstream.calls;
      await gates[call - 1]?.opened;
      if (call === 2) throw new Error('cms: timeout');
      return `answer ${call}`;
    };
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(isolate.request(50).get(upstream.entry())).rejects.toThrow('did not come in time');
      // Longer than one request may load a key.
      isolate.advance(3);
    }
    const third = isolate.request().get(upstream.entry());
    await until(() => upstream.calls === 3);
    gates[1]?.open();
    gates[2]?.open();
    expect((await third).value).toBe('answer 3');
    gates[0]?.open();
    await isolate.settled();
    expect((await isolate.request().get(upstream.entry())).value).toBe('answer 3');
    const other = createCacheBed(store);
    other.advance(6);
    expect((await other.request().get(upstream.entry())).value).toBe('answer 3');
    expect(upstream.calls).toBe(3);
  });
});

test('§8 a value is not served for longer than it is kept, although nothing better is to be had', async () => {
  const upstream = createUpstream();
  const isolate = createCacheBed(createStore());
  const entry = upstream.entry('brief', { lifetime: { ...LIFETIME, keep: 3_600 } });
  await isolate.request().get(entry);
  upstream.respond = async () => {
    throw new Error('cms: network');
  };
  isolate.advance(HOUR_S - 1);
  expect(await isolate.request().get(entry)).toMatchObject({ value: 'first', state: 'stale' });
  await isolate.settled();
  isolate.advance(2);
  await expect(isolate.request().get(entry)).rejects.toThrow('cms: network');
});

describe('§8 a value that nobody has asked for in a while', () => {
  test('is asked for anew before it is served: what was withdrawn meanwhile is shown to nobody', async () => {
    const store = createStore();
    const upstream = createUpstream();
    const isolates = [createCacheBed(store), createCacheBed(store)] as const;
    await isolates[0].request().get(upstream.entry());
    await isolates[0].settled();
    for (const isolate of isolates) isolate.advance(LIFETIME.behind - 1);
    expect(await isolates[0].request().get(upstream.entry())).toMatchObject({
      value: 'first',
      state: 'stale',
    });
    await isolates[0].settled();
    isolates[0].advance(LIFETIME.behind);
    expect(await isolates[0].request().get(upstream.entry())).toMatchObject({
      value: 'third',
      state: 'miss',
    });
    await isolates[0].settled();
    isolates[1].advance(2 * LIFETIME.behind);
    expect(await isolates[1].request().get(upstream.entry())).toMatchObject({
      value: 'fourth',
      state: 'miss',
    });
  });

  test('is served where its upstream fails', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(createStore());
    await isolate.request().get(upstream.entry());
    isolate.advance(LIFETIME.behind);
    upstream.respond = async () => {
      throw new Error('cms: network');
    };
    const request = isolate.request();
    expect(await request.get(upstream.entry())).toMatchObject({ value: 'first', state: 'fallback' });
    // Nothing says that it is wrong.
    expect(request.fellBack()).toBe(false);
    await isolate.request().invalidate(['magazine']);
    const next = isolate.request();
    expect(await next.get(upstream.entry())).toMatchObject({ value: 'first', state: 'fallback' });
    expect(next.fellBack()).toBe(true);
  });

  test('is not served where it says that there was nothing: it may have been published since', async () => {
    const upstream = createUpstream();
    upstream.respond = async () => null;
    const isolate = createCacheBed(createStore());
    const entry = upstream.entry('slug', {
      lifetime: { ...LIFETIME, negativeBehind: 2 * LIFETIME.negative },
    });
    await isolate.request().get(entry);
    upstream.respond = async () => {
      throw new Error('cms: network');
    };
    isolate.advance(LIFETIME.negative + 1);
    await expect(isolate.request().get(upstream.entry('slug'))).rejects.toThrow('cms: network');
    expect(await isolate.request().get(entry)).toMatchObject({ value: null, state: 'stale' });
    await isolate.request().invalidate(['magazine']);
    await expect(isolate.request().get(entry)).rejects.toThrow('cms: network');
  });

  test('is asked for behind a page that has no time left for it, for the next page', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(createStore());
    await isolate.request().get(upstream.entry());
    isolate.advance(LIFETIME.behind);
    expect(await isolate.request(0).get(upstream.entry())).toMatchObject({
      value: 'first',
      state: 'fallback',
    });
    await isolate.settled();
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'second', state: 'memory' });
    expect(upstream.calls).toBe(2);
  });

  test('is not one that a request fell back on while it may be served', async () => {
    const isolate = createCacheBed(createStore());
    const upstream = createUpstream();
    await isolate.request().get(upstream.entry());
    isolate.advance(LIFETIME.behind - 1);
    const request = isolate.request();
    expect(await request.get(upstream.entry())).toMatchObject({ value: 'first', state: 'stale' });
    expect(request.fellBack()).toBe(false);
  });
});

describe('§8 clocks that are wrong', () => {
  test('a clock that is set back by an hour keeps nothing fresh for an hour more', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(createStore());
    await isolate.request().get(upstream.entry());
    isolate.advance(-HOUR_S);
    await isolate.request().get(upstream.entry());
    await isolate.settled();
    expect((await isolate.request().get(upstream.entry())).value).toBe('second');
  });

  test('a failure from before a clock was set back is not believed', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(createStore());
    upstream.respond = async () => {
      throw new Error('cms: network');
    };
    await expect(isolate.request().get(upstream.entry())).rejects.toThrow('cms: network');
    isolate.advance(-HOUR_S);
    upstream.respond = async () => 'well again';
    expect((await isolate.request().get(upstream.entry())).value).toBe('well again');
  });

  test('what another machine has stored far ahead of this clock is not used', async () => {
    const store = createStore();
    const upstream = createUpstream();
    const [fast, right] = [createCacheBed(store), createCacheBed(store)];
    fast.advance(20);
    await fast.request().get(upstream.entry());
    await fast.settled();
    expect(await right.request().get(upstream.entry())).toMatchObject({ value: 'second', state: 'miss' });
  });
});
