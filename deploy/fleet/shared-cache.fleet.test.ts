import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectQuietly } from '../../testing/fleet/quiet-store.ts';
import { startRedis, type RedisServer } from '../../testing/fleet/redis-server.ts';
import { createCacheBed, createGate, createUpstream, LIFETIME } from '../../testing/worker/cache-bed.ts';
import { until } from '../../testing/worker/until.ts';
import { CLOCK } from '../../worker/timing/clock.ts';
import { createFleet } from '../../worker/fleet/fleet.ts';
import { startHost, type RunningHost } from './host-service.ts';
import { Readiness } from './readiness.ts';
import type { RedisStore } from './redis-store.ts';

/** The cache of three replicas, each with its own server and its own connection to one Redis. */
let redis: RedisServer;
const stores: RedisStore[] = [];
const hosts: RunningHost[] = [];
/** What the hosts have logged. */
const said: string[] = [];

beforeAll(async () => {
  redis = await startRedis();
  for (let replica = 0; replica < 3; replica += 1) {
    const store = await connectQuietly(redis.url, 'shared:');
    stores.push(store);
    hosts.push(
      await startHost({
        log: (message) => void said.push(message),
        readiness: new Readiness({ store, isStoreOptional: false }),
        store,
        packer: { state: { isRunning: true, failures: 0 } },
      }),
    );
  }
});
afterAll(async () => {
  for (const store of stores) store.close();
  await Promise.all(hosts.map((host) => host.stop()));
  await redis.stop();
});

/** Asks a service on its socket, as workerd does for the binding `FLEET`. */
async function ask(address: string, url: string, method: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const socketPath = address.replace(/^unix:/u, '');
  request({ socketPath, path: pathname + search, method }, (answer) => {
    text(answer).then((body) => resolve(new Response(body, { status: answer.statusCode ?? 500 })), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

function replicas() {
  return stores.map((store, index) => {
    const errors: unknown[] = [];
    const fleet = createFleet({
      service: {
        fetch: (url: RequestInfo | URL, init?: RequestInit) =>
          ask(hosts[index]?.address ?? '', String(url), init?.method ?? 'GET'),
      },
      clock: CLOCK,
      report: (error) => errors.push(error),
    });
    const kv = {
      get: async (key: string) => (await store.get(key))?.toString() ?? null,
      put: (key: string, value: string, { expirationTtl }: { expirationTtl: number }) =>
        store.put(key, Buffer.from(value), expirationTtl * 1_000),
    };
    return { ...createCacheBed(kv, { fleet }), errors };
  });
}

test.each([
  ['that nobody has', false],
  ['that has expired', true],
])(
  '§8 a thousand requests at once over three replicas for a key %s ask the upstream once',
  async (key, isThere) => {
    const beds = replicas();
    const upstream = createUpstream();
    const entry = upstream.entry(`post:magazine:en:${key}`);
    if (isThere) {
      for (const bed of beds) {
        await bed.request().get(entry);
        await bed.settled();
      }
      for (const bed of beds) bed.advance(LIFETIME.fresh + 1);
    }
    const before = upstream.calls;
    expect(before).toBe(isThere ? 1 : 0);
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'new';
    };
    const asked = Array.from({ length: 1_000 }, (_each, index) => beds[index % 3]?.request().get(entry));
    try {
      await until(() => upstream.calls === before + 1);
    } finally {
      // Who has asked is answered, also where that fails.
      gate.open();
    }
    const values = await Promise.all(asked);
    for (const bed of beds) await bed.settled();
    expect(new Set(values.map((found) => found?.value))).toEqual(new Set([isThere ? 'first' : 'new']));
    for (const bed of beds) expect((await bed.request().get(entry)).value).toBe('new');
    expect(upstream.calls).toBe(before + 1);
    expect(beds.flatMap(({ errors }) => errors)).toEqual([]);
  },
);

test('§8 why a store takes no value is in the log of each replica, once in a while', async () => {
  await redis.client.config('SET', 'maxmemory', '1');
  try {
    for (const { storeAddress } of [...hosts, ...hosts]) {
      const response = await ask(storeAddress ?? '', 'http://store/post?expiration_ttl=60', 'PUT');
      expect(response.status).toBe(503);
    }
  } finally {
    await redis.client.config('SET', 'maxmemory', '0');
  }
  expect(said).toEqual(hosts.map(() => expect.stringContaining('OOM')));
});
