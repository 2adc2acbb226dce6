import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRealKv } from '../../testing/worker/real-kv.ts';
import { connectQuietly } from '../../testing/fleet/quiet-store.ts';
import { startRedis } from '../../testing/fleet/redis-server.ts';
import { until } from '../../testing/worker/until.ts';
import type { KvStore } from '../../worker/cache/kv-store.ts';
import { serveWorker, type ServeOptions } from '../serve-worker.ts';
import { startHost } from './host-service.ts';
import { Readiness } from './readiness.ts';

interface RunningStore extends KvStore {
  stop(): Promise<unknown>;
}

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** A Worker that hands on what it is asked to its `CACHE` binding, as workerd has it. */
const PROXY = `export default {
  async fetch(request, { CACHE }) {
    const url = new URL(request.url);
    const key = url.searchParams.get('key');
    if (request.method === 'PUT') {
      await CACHE.put(key, await request.text(), { expirationTtl: Number(url.searchParams.get('ttl')) });
      return new Response();
    }
    const value = await CACHE.get(key);
    return new Response(value, { status: value === null ? 404 : 200 });
  },
};`;

async function startProxied(kv: ServeOptions['kv'], stop: () => Promise<unknown>): Promise<RunningStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'store-contract-'));
  const modulePath = path.join(directory, 'proxy.js');
  await writeFile(modulePath, PROXY);
  const worker = await serveWorker({
    name: 'store-contract',
    modulePath,
    supportDir: path.join(DIST, 'support'),
    assetsDir: directory,
    kv,
    services: {},
    compatibilityDate: '2026-10-01',
    compatibilityFlags: [],
    host: '127.0.0.1',
    port: 0,
    settings: {},
    onOutput: () => undefined,
  });
  const ask = (key: string, init?: RequestInit, ttl = ''): Promise<Response> =>
    fetch(`${worker.origin}/?${new URLSearchParams({ key, ttl }).toString()}`, init);
  return {
    async get(key) {
      const response = await ask(key);
      return response.status === 404 ? null : response.text();
    },
    async put(key, value, { expirationTtl }) {
      const { status } = await ask(key, { method: 'PUT', body: value }, String(expirationTtl));
      if (status !== 200) throw new Error(`PUT answered ${status}`);
    },
    async stop() {
      await worker.stop();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function startRedisStore(): Promise<RunningStore> {
  const redis = await startRedis();
  const store = await connectQuietly(redis.url, 'contract:');
  const host = await startHost({
    log: () => undefined,
    readiness: new Readiness({ store, isStoreOptional: false }),
    store,
    packer: { state: { isRunning: true, failures: 0 } },
  });
  return startProxied(host.storeAddress === null ? null : { address: host.storeAddress }, async () => {
    store.close();
    await host.stop();
    await redis.stop();
  });
}

describe.each<[string, () => Promise<RunningStore>]>([
  ['Cloudflare’s KV', startRealKv],
  ['SQLite in workerd', () => startProxied('memory', async () => undefined)],
  ['Redis', startRedisStore],
])('§7.9 the key-value store in %s', (name, start) => {
  let store: RunningStore;
  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());

  test('gives what was put, the last of several, and nothing where nothing was', async () => {
    expect(await store.get('post:none')).toBeNull();
    await store.put('post:one', 'first', { expirationTtl: 600 });
    await store.put('post:one', 'second', { expirationTtl: 600 });
    expect(await store.get('post:one')).toBe('second');
  });

  test.each([
    'post:magazine:en:first-steps',
    'a key / with? odd & letters % ñ 🎰 #',
    `long:${'x'.repeat(450)}`,
    '../other',
  ])('tells keys apart: %s', async (key) => {
    await store.put(key, key, { expirationTtl: 600 });
    expect(await store.get(key)).toBe(key);
    expect(await store.get(`${key}.`)).toBeNull();
  });

  test.each([
    ['an empty text', ''],
    ['a megabyte', 'ñ'.repeat(1_000_000)],
    ['what is not ASCII', '¡Título! 🎰\u0000\r\n'],
  ])('keeps %s as it is', async (_what, value) => {
    await store.put('value', value, { expirationTtl: 600 });
    expect((await store.get('value')) === value).toBe(true);
  });

  test('forgets a value when its time is over; Cloudflare’s takes no time below a minute', async () => {
    const putting = store.put('short', 'soon gone', { expirationTtl: 1 });
    if (name === 'Cloudflare’s KV') {
      await expect(putting).rejects.toThrow('at least 60');
      return;
    }
    await putting;
    expect(await store.get('short')).toBe('soon gone');
    await until(async () => (await store.get('short')) === null);
  });
});
