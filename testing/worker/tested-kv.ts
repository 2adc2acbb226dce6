import { startRealKv, type RealKv } from './real-kv.ts';
import { connectQuietly } from '../fleet/quiet-store.ts';
import { startRedis } from '../fleet/redis-server.ts';

const PREFIX = 'test:';
const VALUES = `${PREFIX}value:`;

/** Starts Redis, as the site's cache is bound to it. */
async function startRedisKv(): Promise<RealKv> {
  const redis = await startRedis();
  const store = await connectQuietly(redis.url, PREFIX);
  return {
    get: async (key) => (await store.get(key))?.toString() ?? null,
    put: (key, value, { expirationTtl }) => store.put(key, Buffer.from(value), expirationTtl * 1_000),
    keys: async () => (await redis.client.keys(`${VALUES}*`)).map((key) => key.slice(VALUES.length)),
    clear: async () => void (await redis.client.flushdb()),
    async stop() {
      store.close();
      await redis.stop();
    },
  };
}

/** The store that the contract of the cache is tried over: Cloudflare's KV, in the project `fleet` (vitest.config.ts) Redis. */
export function startTestedKv(): Promise<RealKv> {
  return process.env['KV_STORE'] === 'redis' ? startRedisKv() : startRealKv();
}
