import { LRUCache } from 'lru-cache';

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
export type MemoryCache = LRUCache<string, MemoryEntry>;

/** `characters`: of the JSON of all entries together. */
export function createMemoryCache({
  entries,
  characters,
}: {
  readonly entries: number;
  readonly characters: number;
}): MemoryCache {
  return new LRUCache({ max: entries, maxSize: characters, sizeCalculation: ({ size }) => size });
}
