import { LRUCache } from 'lru-cache';

/** A value in the isolate's memory, with when it was made and when it was last compared with KV. */
export interface MemoryEntry {
  readonly value: unknown;
  readonly found: boolean;
  /** Milliseconds since the epoch: when the upstream gave it. */
  readonly storedAt: number;
  /** Milliseconds since the epoch: when this isolate read it. */
  readonly readAt: number;
  /** Letters of the JSON that it was read from, a measure of what it takes. */
  readonly size: number;
}

/** Plain parsed data shared by an isolate's requests, least recently used out first. Promises never enter it. */
export type MemoryCache = LRUCache<string, MemoryEntry>;

/** `letters`: of JSON, of all entries together. */
export function createMemoryCache(bounds: {
  readonly entries: number;
  readonly letters: number;
}): MemoryCache {
  return new LRUCache({ max: bounds.entries, maxSize: bounds.letters, sizeCalculation: ({ size }) => size });
}
