import { LRUCache } from 'lru-cache';
import { KEPT_MEMORY } from '../kept-memory.ts';
import { InvalidationLog } from './invalidations.ts';
import { Leases } from './leases.ts';

/** A value in the isolate's memory, with when it was stored and when it was last compared with KV. */
export interface MemoryEntry {
  readonly value: unknown;
  readonly found: boolean;
  /** Milliseconds since the epoch: when it was requested from the upstream. */
  readonly storedAt: number;
  /** Milliseconds since the epoch: when this isolate read it. */
  readonly readAt: number;
  /** Characters of the JSON that it was read from, a measure of the memory it takes. */
  readonly size: number;
}

/** Plain parsed data that an isolate's requests share, least recently used out first. It never holds promises. */
type MemoryCache = LRUCache<string, MemoryEntry>;

/** What an isolate keeps between requests: plain data, and times. */
export interface CacheMemory {
  readonly entries: MemoryCache;
  readonly leases: Leases;
  readonly invalidations: InvalidationLog;
}

const CAPACITY_ENTRIES = 2_000;

/** `characters`: of the JSON of all entries together. */
export function createCacheMemory(
  capacity: { readonly entries?: number; readonly characters?: number } = {},
): CacheMemory {
  const { entries = CAPACITY_ENTRIES, characters = KEPT_MEMORY.dataCharacters } = capacity;
  return {
    entries: new LRUCache({ max: entries, maxSize: characters, sizeCalculation: ({ size }) => size }),
    leases: new Leases(),
    invalidations: new InvalidationLog(),
  };
}
