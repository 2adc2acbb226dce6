import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { KvStore } from '../../worker/cache/kv-store.ts';

/** A namespace of workerd's own KV, as the edge is bound to it, with what a test needs besides. */
export interface RealKv extends KvStore {
  keys(): Promise<readonly string[]>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts workerd for its KV alone. */
export async function startRealKv(): Promise<RealKv> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      kvNamespaces: ['CACHE'],
    }),
  );
  const kv = await runtime.getKVNamespace('CACHE');
  const keys = async (): Promise<readonly string[]> => (await kv.list()).keys.map(({ name }) => name);
  const writes = new Set<Promise<void>>();
  return {
    get: (key) => kv.get(key, 'text'),
    put(key, value, options) {
      const write = kv.put(key, value, options).finally(() => writes.delete(write));
      writes.add(write);
      return write;
    },
    keys,
    async clear() {
      // A test may end before its writes in the background have arrived.
      await Promise.allSettled(writes);
      for (const key of await keys()) await kv.delete(key);
    },
    stop: () => runtime.dispose(),
  };
}
