import { KV_READ_LIMIT_MS, readKv, type KvAccess } from './kv-store.ts';
import type { CacheEntry } from './cache-entry.ts';
import { parseEnvelope, peekStoredAt } from './envelope.ts';
import type { CacheMemory, MemoryEntry } from './memory.ts';
import { leftMs, looks, type Patience } from './patience.ts';

/**
 * What the cache uses of a request, which waits until its deadline for a value that another one is fetching. `report` receives every
 * failure after which the cache could still serve a value.
 */
export interface CacheRequest extends KvAccess, Patience {
  readonly memory: CacheMemory;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** A read of KV ends by itself before this. */
const KV_LEASE_MS = KV_READ_LIMIT_MS + 100;
/** Clocks of different machines differ by less; a value that was stored further ahead would be fresh for too long. */
const CLOCK_SKEW_MS = 1_000;

/** What an isolate has in memory and in KV. */
export interface StoredValues {
  /** Puts a value into memory, unless a later one is there; gives what is there then. */
  remember<T>(
    entry: CacheEntry<T>,
    value: T | null,
    facts: Pick<MemoryEntry, 'storedAt' | 'size'>,
  ): MemoryEntry;
  /**
   * Reads KV. A value that this isolate holds already is kept as the same object, so that data derived from it stays
   * valid.
   */
  read(entry: CacheEntry<unknown>, known: MemoryEntry | null, limitMs?: number): Promise<MemoryEntry | null>;
  /**
   * Reads KV, or waits for the request that already does, so that a value of a megabyte is parsed once. `since`: when the request
   * came, in milliseconds since the epoch.
   */
  readOnce(
    entry: CacheEntry<unknown>,
    visit: { readonly known: MemoryEntry | null; readonly since: number },
  ): Promise<MemoryEntry | null>;
  /** Compares with KV what memory holds, once for all requests, in the background. */
  compareBehind(entry: CacheEntry<unknown>, held: MemoryEntry): void;
}

export function createStoredValues(request: CacheRequest): StoredValues {
  const { memory, clock, waitUntil, report } = request;
  const now = (): number => clock.now();

  const remember = <T>(
    entry: CacheEntry<T>,
    value: T | null,
    { storedAt, size }: Pick<MemoryEntry, 'storedAt' | 'size'>,
  ): MemoryEntry => {
    const newer = memory.entries.get(entry.key);
    // A slow answer must not replace a later one. What lies ahead is from before this clock was set.
    if (newer !== undefined && newer.storedAt > storedAt && newer.storedAt <= now()) return newer;
    const remembered = { value, found: value !== null, storedAt, readAt: now(), size };
    memory.entries.set(entry.key, remembered);
    return remembered;
  };

  const fromKv = async <T>(
    entry: CacheEntry<T>,
    known: MemoryEntry | null,
    limitMs?: number,
  ): Promise<MemoryEntry | null> => {
    const text = await readKv(request, entry.key, limitMs);
    // Meanwhile another request may have got a newer one.
    const held = memory.entries.get(entry.key) ?? known;
    // What does not exist is in no store, and is looked for there no more often than what does.
    if (held !== null && (text === null || (peekStoredAt(text) ?? 0) <= held.storedAt)) {
      const seen = { ...held, readAt: now() };
      memory.entries.set(entry.key, seen);
      return seen;
    }
    if (text === null) return null;
    try {
      const envelope = parseEnvelope(text);
      if (envelope === null) throw new Error('not an envelope of this schema');
      if (envelope.storedAt > now() + CLOCK_SKEW_MS) throw new Error('stored in the future');
      const value = envelope.found ? entry.parse(envelope.value) : null;
      return remember(entry, value, { storedAt: envelope.storedAt, size: text.length });
    } catch (error) {
      report(new Error(`KV holds something unusable under ${entry.key}`, { cause: error }));
      return held;
    }
  };

  const fromKvOnce = async (
    entry: CacheEntry<unknown>,
    { known, since }: { readonly known: MemoryEntry | null; readonly since: number },
  ): Promise<MemoryEntry | null> => {
    const key = kvKey(entry);
    for await (const _look of looks(request)) {
      if (memory.leases.outcomeBetween(key, since, now()) !== undefined) break;
      const lease = memory.leases.acquire(key, now(), KV_LEASE_MS);
      if (lease !== null) {
        const read = await fromKv(entry, known, Math.min(KV_READ_LIMIT_MS, leftMs(request)));
        memory.leases.finish(lease, { at: now() });
        return read;
      }
    }
    return memory.entries.get(entry.key) ?? known;
  };

  const compareBehind = (entry: CacheEntry<unknown>, held: MemoryEntry): void => {
    const lease = memory.leases.acquire(kvKey(entry), now(), KV_LEASE_MS);
    if (lease === null) return;
    waitUntil(fromKv(entry, held).then(() => memory.leases.finish(lease, { at: now() })));
  };

  return { remember, read: fromKv, readOnce: fromKvOnce, compareBehind };
}

function kvKey({ key }: CacheEntry<unknown>): string {
  return `kv ${key}`;
}
