import type { CacheEntry, CacheState } from '../../worker/cache/cache-entry.ts';
import { createDataCache, type DataCache } from '../../worker/cache/data-cache.ts';
import { createCacheMemory, type CacheMemory } from '../../worker/cache/memory.ts';
import type { Fleet } from '../../worker/fleet/fleet.ts';
import type { KvStore } from '../../worker/cache/kv-store.ts';
import { CLOCK } from '../../worker/timing/clock.ts';
import type { Lifetime } from '../../worker/cache/lifetimes.ts';

/** Seconds that make the arithmetic of the tests easy to follow. */
export const LIFETIME: Lifetime = { memory: 10, fresh: 60, behind: 3_600, keep: 604_800, negative: 15 };

/** One isolate: its memory, and the cache that each of its requests gets. */
interface CacheBed {
  readonly memory: CacheMemory;
  /** The cache of one request; it stops waiting for other requests after `patienceMs`. */
  request(patienceMs?: number): DataCache;
  /** Moves this isolate's clock. */
  advance(seconds: number): void;
  readonly now: () => number;
  /** Resolves when the work in the background has ended. */
  settled(): Promise<void>;
  readonly reports: readonly unknown[];
  readonly states: readonly CacheState[];
}

type CacheBedOptions = NonNullable<Parameters<typeof createCacheMemory>[0]> & {
  /** What this isolate shares with others, where it is a replica of several. */
  readonly fleet?: Fleet | null;
};

export function createCacheBed(kv: KvStore, { fleet = null, ...capacity }: CacheBedOptions = {}): CacheBed {
  const memory = createCacheMemory(capacity);
  const reports: unknown[] = [];
  const states: CacheState[] = [];
  const behind = new Set<Promise<unknown>>();
  let offsetMs = 0;
  const now = (): number => Date.now() + offsetMs;
  return {
    memory,
    reports,
    states,
    now,
    request: (patienceMs = 2_300) =>
      createDataCache({
        fleet,
        kv,
        memory,
        clock: { ...CLOCK, now },
        deadline: now() + patienceMs,
        waitUntil: (promise) => {
          const tracked = promise.finally(() => behind.delete(tracked));
          behind.add(tracked);
        },
        report: (error) => reports.push(error),
        observe: (state) => states.push(state),
      }),
    advance(seconds) {
      offsetMs += seconds * 1000;
    },
    async settled() {
      while (behind.size > 0) await Promise.allSettled(behind);
    },
  };
}

/** An upstream that a test controls. */
interface TestUpstream {
  readonly calls: number;
  respond: () => Promise<unknown>;
  entry(key?: string, changes?: Partial<CacheEntry<string>>): CacheEntry<string>;
}

/** Responds with `first`, then `second`, and so on, unless `respond` is replaced. */
export function createUpstream(): TestUpstream {
  const words = ['first', 'second', 'third', 'fourth', 'fifth'];
  let calls = 0;
  const upstream: TestUpstream = {
    get calls() {
      return calls;
    },
    respond: async () => words[calls - 1] ?? `answer ${calls}`,
    entry: (key = 'post:magazine:en:first-steps', changes = {}) => ({
      key,
      lifetime: LIFETIME,
      tags: ['magazine', 'magazine:first-steps'],
      parse: (stored) => {
        if (typeof stored !== 'string') throw new TypeError('not a text');
        return stored;
      },
      load: () => {
        calls += 1;
        return upstream.respond();
      },
      ...changes,
    }),
  };
  return upstream;
}

/** A promise that the test resolves. */
export function createGate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { opened: promise, open: () => resolve(undefined) };
}
