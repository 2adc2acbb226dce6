import type { Lifetime } from './lifetimes.ts';
import type { CacheTag } from './tags.ts';

/**
 * A value that the cache can be asked for. `T` is plain data that all requests of the isolate share: it must not be
 * written to.
 */
export interface CacheEntry<T> {
  /** Made of allow-listed values or of names that exist, never of raw input, so that the number of keys is bounded. */
  readonly key: string;
  readonly lifetime: Lifetime;
  /** What can make the entry stale before its lifetime ends; see `Invalidations`. */
  readonly tags: readonly CacheTag[];
  /**
   * Reads a stored value back.
   * @throws when it is malformed, which counts as a miss
   */
  readonly parse: (stored: unknown) => T;
  /**
   * Requests the value from the upstream. `null`: it does not exist.
   * @throws (rejects) when the upstream fails
   */
  readonly load: () => Promise<unknown>;
}

/**
 * Where a value came from, for the log. `stale`: served at once while it is refreshed behind the answer, as it should be;
 * `fallback`: an older one, because the upstream was asked and gave nothing in time.
 */
export type CacheState = 'memory' | 'kv' | 'stale' | 'miss' | 'fallback';

export interface Cached<T> {
  /** `null`: the upstream said that the value does not exist. */
  readonly value: T | null;
  readonly state: CacheState;
  /** From before a publication that makes it wrong: every fresher way failed. */
  readonly isOutdated: boolean;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
}
