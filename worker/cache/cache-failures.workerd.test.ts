import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCacheBed, createGate, createUpstream } from '../../testing/worker/cache-bed.ts';
import { startRealKv, type RealKv } from '../../testing/worker/real-kv.ts';
import { until } from '../../testing/worker/until.ts';
import { formatEnvelope } from './envelope.ts';
import { KV_READ_LIMIT_MS } from './kv-store.ts';

const KEY = 'post:magazine:en:first-steps';
const DAY_S = 86_400;
const down = async (): Promise<never> => {
  throw new Error('cms: network');
};

let kv: RealKv;

beforeAll(async () => {
  kv = await startRealKv();
});
afterAll(() => kv.stop());
beforeEach(() => kv.clear());

describe('§8 KV that fails or holds something unusable', () => {
  test.each([
    ['nothing', ''],
    ['half an envelope', formatEnvelope(Date.now(), 'stored').slice(0, 40)],
    ['an HTML page', '<!doctype html><title>502</title>'],
    ['null', 'null'],
    ['an array', '[]'],
    ['an older schema', '{"schema":0,"storedAt":1,"found":true,"value":"stored"}'],
    ['a value that the parser refuses', formatEnvelope(Date.now(), { html: 1 })],
    ['a time that is no number', '{"schema":1,"storedAt":"now","found":true,"value":"stored"}'],
    ['a time in the far future', formatEnvelope(Date.now() + 365 * DAY_S * 1000, 'stored')],
    ['a megabyte of brackets', '['.repeat(1_000_000)],
  ])('%s is a miss, is reported, and is replaced', async (_name, stored) => {
    await kv.put(KEY, stored, { expirationTtl: 600 });
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'miss' });
    await isolate.settled();
    expect(String(isolate.reports[0])).toContain(`KV holds something unusable under ${KEY}`);
    expect(await kv.get(KEY)).toContain('"first"');
  });

  const failing = async (): Promise<never> => {
    throw new Error('KV GET failed: 500');
  };

  test('a read that throws is a miss: the upstream answers', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed({ get: failing, put: kv.put });
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'miss' });
    expect(isolate.reports.map(String)).toContain('Error: KV GET failed: 500');
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ state: 'memory' });
  });

  test('a write that throws is reported, and memory serves', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed({ get: kv.get, put: failing });
    await isolate.request().get(upstream.entry());
    await isolate.settled();
    expect(isolate.reports.map(String)).toContain('Error: KV GET failed: 500');
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'memory' });
  });

  test('a read that hangs costs no more than its limit, for every waiting request', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed({ get: () => new Promise(() => undefined), put: async () => undefined });
    const startedAt = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => isolate.request().get(upstream.entry())),
    );
    // One read of the invalidations, one of the entry.
    expect(performance.now() - startedAt).toBeLessThan(2 * KV_READ_LIMIT_MS + 1_000);
    expect(responses.every(({ value }) => value === 'first')).toBe(true);
    expect(upstream.calls).toBe(1);
  });

  test('KV and upstream both down: what is in memory is served', async () => {
    const upstream = createUpstream();
    let broken = false;
    const isolate = createCacheBed({ get: (key) => (broken ? failing() : kv.get(key)), put: kv.put });
    await isolate.request().get(upstream.entry());
    await isolate.settled();
    broken = true;
    upstream.respond = down;
    isolate.advance(DAY_S);
    expect(await isolate.request().get(upstream.entry())).toMatchObject({
      value: 'first',
      state: 'fallback',
    });
    await isolate.settled();
  });
});

describe('§7.3 what an editor changes', () => {
  test('is requested anew by this isolate at once and by any other within two seconds', async () => {
    const upstream = createUpstream();
    const [here, there] = [createCacheBed(kv), createCacheBed(kv)];
    await here.request().get(upstream.entry());
    await here.settled();
    expect(await there.request().get(upstream.entry())).toMatchObject({ value: 'first' });
    await here.request().invalidate(['magazine:first-steps']);
    here.advance(0.01);
    expect(await here.request().get(upstream.entry())).toMatchObject({ value: 'second', state: 'miss' });
    await here.settled();
    there.advance(2);
    expect(await there.request().get(upstream.entry())).toMatchObject({ value: 'second' });
    expect(upstream.calls).toBe(2);
  });

  test('while it is being fetched is not missed: a value requested before the change is stale', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'before the change';
    };
    const early = isolate.request().get(upstream.entry());
    await until(() => upstream.calls === 1);
    await isolate.request().invalidate(['magazine']);
    gate.open();
    expect((await early).value).toBe('before the change');
    await isolate.settled();
    upstream.respond = async () => 'after the change';
    isolate.advance(0.01);
    expect(await isolate.request().get(upstream.entry())).toMatchObject({
      value: 'after the change',
      state: 'miss',
    });
  });

  test('leaves the old text in place while the upstream is down', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    await isolate.request().get(upstream.entry());
    await isolate.settled();
    await isolate.request().invalidate(['magazine']);
    upstream.respond = down;
    isolate.advance(0.01);
    expect(await isolate.request().get(upstream.entry())).toMatchObject({
      value: 'first',
      state: 'fallback',
    });
  });

  test('of one kind leaves the others alone', async () => {
    const upstream = createUpstream();
    const isolate = createCacheBed(kv);
    await isolate.request().get(upstream.entry());
    await isolate.request().invalidate(['promotions']);
    isolate.advance(0.01);
    expect(await isolate.request().get(upstream.entry())).toMatchObject({ value: 'first', state: 'memory' });
  });

  test('a thousand visitors read the list of changes once', async () => {
    let reads = 0;
    const isolate = createCacheBed({
      get: async (key) => {
        if (key === 'invalidations') reads += 1;
        return kv.get(key);
      },
      put: kv.put,
    });
    await Promise.all(Array.from({ length: 1_000 }, () => isolate.request().invalidations()));
    expect(reads).toBe(1);
  });

  test.each(['', 'null', '{"version":1}', '{"version":"x","tags":{"magazine":"soon"}}', '<html>'])(
    'a list of changes that reads %j changes nothing',
    async (stored) => {
      await kv.put('invalidations', stored, { expirationTtl: 600 });
      expect(await createCacheBed(kv).request().invalidations()).toEqual({
        version: '0',
        tags: {},
        notices: {},
      });
    },
  );

  test('two thousand changes leave the list short', async () => {
    const isolate = createCacheBed({ get: async () => null, put: async () => undefined });
    for (let index = 0; index < 2_000; index += 1) {
      await isolate.request().invalidate([`magazine:${index}`]);
    }
    expect(Object.keys((await isolate.request().invalidations()).tags).length).toBeLessThanOrEqual(500);
  });
});
