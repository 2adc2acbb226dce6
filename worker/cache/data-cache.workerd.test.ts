import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCacheBed, createGate, createUpstream, LIFETIME } from '../../testing/worker/cache-bed.ts';
import { startTestedKv } from '../../testing/worker/tested-kv.ts';
import type { RealKv } from '../../testing/worker/real-kv.ts';
import { until } from '../../testing/worker/until.ts';
import { formatEnvelope } from './envelope.ts';
import { INVALIDATIONS_MAX_AGE_MS } from './invalidations.ts';
import type { KvStore } from './kv-store.ts';
import { LIFETIMES } from './lifetimes.ts';

const KEY = 'post:magazine:en:first-steps';
const DAY_S = 86_400;
const down = async (): Promise<never> => {
  throw new Error('cms: network');
};

let kv: RealKv;

beforeAll(async () => {
  kv = await startTestedKv();
});
afterAll(() => kv.stop());
beforeEach(() => kv.clear());

describe('§8 memory, then KV, then the upstream', () => {
  test('the upstream is called once; then memory serves the value, and in another isolate KV', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'miss' });
    await isolate.settled();
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'memory' });
    expect(await createCacheBed(kv).request().get(upstream.entry())).toMatchObject({
      value: 'first',
      state: 'kv',
    });
    expect(upstream.calls).toBe(1);
  });

  test('a stale value is served at once, and refreshed in the background', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    await isolate.request().get(upstream.entry());
    await isolate.settled();
    isolate.advance(LIFETIME.fresh + 1);
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'second';
    };
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'stale' });
    gate.open();
    await isolate.settled();
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'second', state: 'memory' });
    expect(upstream.calls).toBe(2);
  });

  test('a value that another isolate has fetched is read from KV without another call', async () => {
    const upstream = createUpstream();
    const [here, there] = [createCacheBed(kv), createCacheBed(kv)];
    await here.request().get(upstream.entry());
    await here.settled();
    here.advance(LIFETIME.fresh + 1);
    there.advance(LIFETIME.fresh + 1);
    await there.request().refresh(upstream.entry());
    await there.settled();
    expect(await here.request().get(upstream.entry())).toMatchObject({ value: 'second', state: 'kv' });
    expect(upstream.calls).toBe(2);
  });

  test('plain data stays the same object: nothing derived from it is made twice', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    const entry = upstream.entry(KEY, { parse: (stored) => `${String(stored)}!` });
    await isolate.request().get(entry);
    await isolate.settled();
    isolate.advance(LIFETIME.memory + 1);
    const before = isolate.memory.entries.get(KEY)?.value;
    await isolate.request().get(entry);
    await isolate.settled();
    expect(isolate.memory.entries.get(KEY)?.value).toBe(before);
  });
});

describe('§8 an upstream that is down', () => {
  test('what is stored is served for 24 hours and more, and the log says fallback', async () => {
    const upstream = createUpstream();
    await createCacheBed(kv).request().refresh(upstream.entry());
    upstream.respond = down;
    for (const hours of [1, 12, 24]) {
      const isolate = createCacheBed(kv);
      isolate.advance(hours * 3600);
      expect(await isolate.request().get(upstream.entry())).toMatchObject({
        value: 'first',
        state: 'fallback',
      });
      await isolate.settled();
      expect(isolate.states).toEqual(['fallback']);
      expect(isolate.reports.map(String)).toEqual(['Error: cms: network']);
    }
  });

  test.each(Object.entries(LIFETIMES))('KV is told to store %s for a day at least', (_name, lifetime) => {
    expect(lifetime.keep).toBeGreaterThanOrEqual(DAY_S);
    expect(lifetime.fresh).toBeLessThan(lifetime.behind);
    expect(lifetime.behind).toBeLessThan(lifetime.keep);
  });

  test('with nothing stored the error is thrown, and the next visitor calls the upstream again', async () => {
    const upstream = createUpstream();
    upstream.respond = down;
    const isolate = createCacheBed(kv);
    await expect(isolate.request().get(upstream.entry())).rejects.toThrow('cms: network');
    upstream.respond = async () => 'back';
    // Who comes in the same millisecond learns from that call too.
    isolate.advance(0.001);
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'back', state: 'miss' });
  });

  test('a response that its parser refuses is a failure of the upstream, and is not stored', async () => {
    const upstream = createUpstream();
    upstream.respond = async () => ({ wrong: 'shape' });
    const isolate = createCacheBed(kv);
    await expect(isolate.request().get(upstream.entry())).rejects.toThrow('not a text');
    await isolate.settled();
    expect(await kv.keys()).toEqual([]);
  });
});

describe('§8 a thousand visitors at once', () => {
  const thousand = Array.from({ length: 1_000 });

  test.each([
    ['on a key that nobody has', async () => undefined],
    [
      'on a key that has expired in KV',
      async () => kv.put(KEY, formatEnvelope(Date.now() - 3_600_000, 'old'), { expirationTtl: 600 }),
    ],
  ])('%s call the upstream once', async (_name, prepare) => {
    await prepare();
    const upstream = createUpstream();
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'new';
    };
    let reads = 0;
    const counted: KvStore = {
      get: (key) => {
        if (key === KEY) reads += 1;
        return kv.get(key);
      },
      put: kv.put,
    };
    const isolate = createCacheBed(counted);
    const asked = thousand.map(() => isolate.request().get(upstream.entry()));
    await until(() => upstream.calls === 1);
    gate.open();
    const responses = await Promise.all(asked);
    await isolate.settled();
    expect(upstream.calls).toBe(1);
    expect(reads).toBe(1);
    expect(responses.every(({ value }) => value === 'new' || value === 'old')).toBe(true);
  });

  test('on a key that this isolate holds and that has expired call the upstream once, and no visitor waits for it', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    await isolate.request().get(upstream.entry());
    await isolate.settled();
    isolate.advance(LIFETIME.fresh + 1);
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'second';
    };
    const responses = await Promise.all(thousand.map(() => isolate.request().get(upstream.entry())));
    expect(responses.every(({ value, state }) => value === 'first' && state === 'stale')).toBe(true);
    gate.open();
    await isolate.settled();
    expect(upstream.calls).toBe(2);
  });

  test('on an upstream that is down all learn it from one call', async () => {
    const upstream = createUpstream();
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return down();
    };
    const isolate = createCacheBed(kv);
    const asked = thousand.map(() => isolate.request().get(upstream.entry()));
    await until(() => upstream.calls === 1);
    gate.open();
    const responses = await Promise.allSettled(asked);
    expect(responses.every(({ status }) => status === 'rejected')).toBe(true);
    expect(upstream.calls).toBe(1);
  });

  test('whose first was dropped by workerd are served by the next one', async () => {
    const upstream = createUpstream();
    upstream.respond = async () => (upstream.calls === 1 ? new Promise(() => undefined) : 'second');
    const isolate = createCacheBed(kv);
    const dropped = expect(isolate.request(300).get(upstream.entry())).rejects.toThrow(
      'did not come in time',
    );
    await dropped;
    // By then its time is over before theirs is.
    isolate.advance(1);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => isolate.request().get(upstream.entry())),
    );
    expect(responses.every(({ value }) => value === 'second')).toBe(true);
    expect(upstream.calls).toBe(2);
  });

  test('no visitor waits longer than a page may take', async () => {
    const upstream = createUpstream();
    upstream.respond = () => new Promise(() => undefined);
    const isolate = createCacheBed(kv);
    // A key of its own: the unfinished write of the test before may still arrive in KV.
    const entry = upstream.entry('post:magazine:en:never-answered');
    const startedAt = performance.now();
    // Neither who asks nor who waits for that answer.
    const visits = [isolate.request(300).get(entry), isolate.request(300).get(entry)];
    await Promise.all(visits.map((visit) => expect(visit).rejects.toThrow('did not come in time')));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('§7.3 what does not exist', () => {
  test('is cached for 15 seconds, and not in KV', async () => {
    const upstream = createUpstream();
    upstream.respond = async () => null;
    const isolate = createCacheBed(kv);
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await isolate.request().get(upstream.entry())).value).toBeNull();
    }
    expect(upstream.calls).toBe(1);
    await isolate.settled();
    expect(await kv.keys()).toEqual([]);
    isolate.advance(LIFETIME.negative + 1);
    upstream.respond = async () => 'written meanwhile';
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'written meanwhile' });
  });

  test('in ten thousand made-up keys fills neither KV nor memory', async () => {
    const upstream = createUpstream();
    upstream.respond = async () => null;
    const nothing: KvStore = { get: async () => null, put: kv.put };
    const isolate = createCacheBed(nothing, { entries: 500 });
    for (let index = 0; index < 10_000; index += 1) {
      await isolate.request().get(upstream.entry(`renamed:magazine:made-up-${index}`));
    }
    await isolate.settled();
    expect((await kv.keys()).filter((key) => key.startsWith('renamed:'))).toEqual([]);
    expect(isolate.memory.entries.size).toBe(500);
  });

  test('but did before: another isolate that still holds it learns that it was removed, even when the upstream is down', async () => {
    const upstream = createUpstream();
    const [here, there] = [createCacheBed(kv), createCacheBed(kv)];
    await here.request().get(upstream.entry());
    await here.settled();
    await there.request().get(upstream.entry());
    await here.request().invalidate(['magazine:first-steps']);
    upstream.respond = async () => null;
    here.advance(0.01);
    expect((await here.request().get(upstream.entry())).value).toBeNull();
    await here.settled();
    upstream.respond = down;
    there.advance(INVALIDATIONS_MAX_AGE_MS / 1000 + 0.1);
    expect((await there.request().get(upstream.entry())).value).toBeNull();
  });
});

describe('§8 the data in memory is bounded', () => {
  test('by the size of the texts, whether they came from the upstream or from KV', async () => {
    const upstream = createUpstream();
    upstream.respond = async () => 'x'.repeat(10_000);
    const bounds = { characters: 1_000_000 };
    const [here, there] = [createCacheBed(kv, bounds), createCacheBed(kv, bounds)];
    for (const isolate of [here, there]) {
      for (let index = 0; index < 200; index += 1) {
        await isolate.request().get(upstream.entry(`post:magazine:en:long-${index}`));
      }
      await isolate.settled();
      expect(isolate.memory.entries.calculatedSize).toBeLessThanOrEqual(1_000_000);
      expect(isolate.memory.entries.size).toBe(99);
    }
    expect(upstream.calls).toBe(200);
  });
});
