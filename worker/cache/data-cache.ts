import type { Fleet, FleetLease } from '../fleet/fleet.ts';
import { formatEnvelope, parseEnvelope, peekStoredAt } from './envelope.ts';
import { invalidatedAt, type Invalidations } from './invalidations.ts';
import { isWithin, sleep } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import { KV_READ_LIMIT_MS, readKv, writeKv, type KvAccess } from './kv-store.ts';
import type { Lease } from './leases.ts';
import type { Lifetime } from './lifetimes.ts';
import type { CacheMemory, MemoryEntry } from './memory.ts';
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

/** Where a value came from, for the log. */
export type CacheState = 'memory' | 'kv' | 'stale' | 'miss';

export interface Cached<T> {
  /** `null`: the upstream said that the value does not exist. */
  readonly value: T | null;
  readonly state: CacheState;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
}

/** `report` receives every failure after which the cache could still serve a value. */
interface DataCacheOptions extends KvAccess {
  readonly memory: CacheMemory;
  /** What this replica shares with others; `null`: it is alone, or its fleet is Cloudflare's network. */
  readonly fleet: Fleet | null;
  /** Milliseconds since the epoch: until then this request waits for a value that another one is fetching. */
  readonly deadline: number;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** `since`: when the value was asked for, in milliseconds since the epoch. */
  readonly observe: (state: CacheState, key: string, since: number) => void;
}

export interface DataCache {
  /**
   * From memory, then KV, then the upstream. Requests for one key are coalesced, and a stale value is served while it
   * is refreshed in the background, for as long as its lifetime says.
   * @throws (rejects) the upstream's error when nothing older is stored
   */
  get<T>(entry: CacheEntry<T>): Promise<Cached<T>>;
  /** The last value that this isolate has had, at once and however stale, for when {@link get} fails or is late. */
  held<T>(entry: CacheEntry<T>): T | null;
  /**
   * Requests the upstream whatever is stored, or waits for the request that does already; for the scheduled refresh.
   * @throws (rejects) the upstream's error
   */
  refresh<T>(entry: CacheEntry<T>): Promise<Cached<T>>;
  /** Says that this request shows what is held of an entry, because {@link get} fails or is late. */
  fallBack(entry: CacheEntry<unknown>): Promise<void>;
  /** Whether this request was given what was before a publication: every fresher way failed, or was late. */
  fellBack(): boolean;
  invalidations(): Invalidations | Promise<Invalidations>;
  /** Reads the store now: another replica has declared a change. */
  hearInvalidations(): Promise<Invalidations>;
  /**
   * Declares tags stale for every isolate; `notice` names the signed message that asks for it.
   * @throws (rejects) Error when the store did not take it
   */
  invalidate(tags: readonly CacheTag[], notice?: string): Promise<Invalidations>;
}

/** How long one request may load a key before another one requests the upstream too. */
const LEASE_MS = 2_500;
/** A read of KV ends by itself before this. */
const KV_LEASE_MS = KV_READ_LIMIT_MS + 100;
/** Clocks of different machines differ by less; a value that was stored further ahead would be fresh for too long. */
const CLOCK_SKEW_MS = 1_000;
const FIRST_LOOK_MS = 4;
const LONGEST_LOOK_MS = 50;
/** How long one replica may load a key before another one may; it gives the lease back as soon as it has stored the value. */
const FLEET_LEASE_MS = 5_000;
/** A request waits so long for another replica, which may be gone; then it requests the upstream itself. */
const FLEET_PATIENCE_MS = 1_500;
/** Where replicas share a store, the server beside the Worker ends a read that is slow, and much earlier. */
const FLEET_READ_LIMIT_MS = 1_000;
const FIRST_FLEET_LOOK_MS = 20;
const LONGEST_FLEET_LOOK_MS = 100;

/** The cache of one request over the isolate's memory and KV. */
export function createDataCache(options: DataCacheOptions): DataCache {
  const { memory, fleet, clock, deadline, waitUntil, report, observe } = options;
  const now = (): number => clock.now();
  /** Only a publication makes a value wrong: one that is merely old is what the page had before. */
  let hasFallenBack = false;
  /** How long this request may still wait. */
  const leftMs = (): number => Math.max(0, deadline - now());

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

  /**
   * Reads KV. A value that this isolate holds already is kept as the same object, so that data derived from it stays
   * valid.
   */
  const fromKv = async <T>(
    entry: CacheEntry<T>,
    known: MemoryEntry | null,
    limitMs?: number,
  ): Promise<MemoryEntry | null> => {
    const text = await readKv(options, entry.key, limitMs);
    // Meanwhile another request may have got a newer one.
    const held = memory.entries.get(entry.key) ?? known;
    if (text === null) return held;
    if (held !== null && (peekStoredAt(text) ?? 0) <= held.storedAt) {
      const seen = { ...held, readAt: now() };
      memory.entries.set(entry.key, seen);
      return seen;
    }
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

  /** Reads KV, or waits for the request that already does, so that a value of a megabyte is parsed once. */
  const fromKvOnce = async (
    entry: CacheEntry<unknown>,
    { known, since }: Visit,
  ): Promise<MemoryEntry | null> => {
    const key = kvKey(entry);
    for await (const _look of looks()) {
      if (memory.leases.outcomeBetween(key, since, now()) !== undefined) break;
      const lease = memory.leases.acquire(key, now(), KV_LEASE_MS);
      if (lease !== null) {
        const read = await fromKv(entry, known, Math.min(KV_READ_LIMIT_MS, leftMs()));
        memory.leases.finish(lease, { at: now() });
        return read;
      }
    }
    return memory.entries.get(entry.key) ?? known;
  };

  const fromUpstream = async <T>(
    entry: CacheEntry<T>,
    known: MemoryEntry | null,
    shared: FleetLease | null,
  ): Promise<MemoryEntry> => {
    // The time of the request, not of the response: content published in between makes the value stale at once.
    const storedAt = now();
    const loaded = await entry.load();
    const value = formatEnvelope(storedAt, loaded);
    const remembered = remember(entry, loaded === null ? null : entry.parse(loaded), {
      storedAt,
      size: value.length,
    });
    // What does not exist is remembered in memory only: anyone can request made-up names, which must not fill KV. What
    // existed and was removed is written to KV, because other isolates still hold it.
    const isStored = loaded !== null || known?.found === true;
    const writing = isStored
      ? writeKv(options, { key: entry.key, value, expirationTtl: entry.lifetime.keep })
      : null;
    // The next replica reads KV as soon as it has the lease: it is to find the value there.
    const ending = shared === null ? writing : Promise.resolve(writing).then(() => shared.release());
    if (ending !== null) waitUntil(ending);
    return remembered;
  };

  /**
   * Requests the upstream, unless another replica does so already: then its value is read from KV as soon as it is there.
   * @param newerThan values that were stored later are what is waited for (milliseconds since the epoch)
   */
  const fromFleet = async (
    entry: CacheEntry<unknown>,
    known: MemoryEntry | null,
    newerThan: number,
  ): Promise<MemoryEntry> => {
    if (fleet === null) return fromUpstream(entry, known, null);
    const until = Math.min(deadline, now() + FLEET_PATIENCE_MS);
    for (let lookMs = FIRST_FLEET_LOOK_MS; ; lookMs = Math.min(lookMs * 2, LONGEST_FLEET_LOOK_MS)) {
      // After a pause in which nothing could run it looks once more, however late it is.
      const isLast = now() >= until;
      const shared = await fleet.take(entry.key, FLEET_LEASE_MS);
      if (shared === null && !isLast) {
        await sleep(clock, Math.min(lookMs, until - now()));
        continue;
      }
      // Not before: who has the lease gives it back when its value is stored, and a value can be a megabyte.
      const stored = await fromKv(entry, known, Math.min(FLEET_READ_LIMIT_MS, leftMs()));
      if (stored !== null && stored.storedAt > newerThan) {
        if (shared !== null) waitUntil(shared.release());
        return stored;
      }
      return shared === null ? fromUpstream(entry, known, null) : loadAndRelease(entry, known, shared);
    }
  };

  const loadAndRelease = async (
    entry: CacheEntry<unknown>,
    known: MemoryEntry | null,
    shared: FleetLease,
  ): Promise<MemoryEntry> => {
    try {
      return await fromUpstream(entry, known, shared);
    } catch (error) {
      waitUntil(shared.release());
      throw error;
    }
  };

  /** Requests the upstream under the key's lease, and tells waiting requests how it went. */
  const loadUnder = async (
    lease: Lease,
    entry: CacheEntry<unknown>,
    { known, newerThan }: Wanted,
  ): Promise<MemoryEntry> => {
    try {
      const loaded = await fromFleet(entry, known, newerThan);
      memory.leases.finish(lease, { at: now() });
      return loaded;
    } catch (error) {
      memory.leases.finish(lease, { at: now(), error });
      throw error;
    }
  };

  /** Requests the upstream, or waits for the request that already does. */
  const loadOnce = async (
    entry: CacheEntry<unknown>,
    { known, since, oldSince, newerThan }: Visit & Wanted,
  ): Promise<MemoryEntry> => {
    const late = (): never => {
      throw new Error(`${entry.key}: the answer did not come in time`);
    };
    for await (const _look of looks()) {
      const outcome = memory.leases.outcomeBetween(entry.key, since, now());
      if (outcome?.error !== undefined) throw outcome.error;
      const loaded = outcome === undefined ? undefined : memory.entries.get(entry.key);
      if (loaded !== undefined && loaded.storedAt > oldSince) return loaded;
      const lease = memory.leases.acquire(entry.key, now(), LEASE_MS);
      if (lease !== null) {
        const loading = loadUnder(lease, entry, { known, newerThan });
        // Other requests wait for this value: it is fetched to the end even when this visitor has left.
        waitUntil(loading.catch(() => undefined));
        const limitMs = leftMs();
        if (limitMs === Number.POSITIVE_INFINITY) return loading;
        // Before it asks it may wait for another replica, and for a store that is slow to say whether there is one.
        return within(loading, { clock, limitMs, fallback: late });
      }
    }
    return late();
  };

  /** When to check what another request is doing: at growing intervals until this request's deadline. */
  async function* looks(): AsyncGenerator<void> {
    for (let lookMs = FIRST_LOOK_MS; now() < deadline; lookMs = Math.min(lookMs * 2, LONGEST_LOOK_MS)) {
      yield;
      await sleep(clock, lookMs);
    }
  }

  const loadOrStale = async (entry: CacheEntry<unknown>, visit: Visit): Promise<Found> => {
    try {
      const newerThan = Math.max(visit.oldSince, visit.known?.storedAt ?? 0);
      return { known: await loadOnce(entry, { ...visit, newerThan }), state: 'miss' };
    } catch (error) {
      // The first read of KV had a short time limit because there was an upstream; now KV is all that is left.
      const known = visit.known ?? (await fromKv(entry, null, leftMs()));
      if (known === null || !isKept(entry, known)) throw error;
      report(error);
      hasFallenBack ||= known.storedAt <= visit.oldSince;
      return { known, state: 'stale' };
    }
  };

  /** Requests the upstream once for all requests, in the background; when it fails, what is stored stays. */
  const loadBehind = (entry: CacheEntry<unknown>, known: MemoryEntry): void => {
    const lease = memory.leases.acquire(entry.key, now(), LEASE_MS);
    if (lease === null) return;
    waitUntil(loadUnder(lease, entry, { known, newerThan: known.storedAt }).catch(report));
  };

  /** Compares with KV what memory holds, once for all requests, in the background. */
  const compareBehind = (entry: CacheEntry<unknown>, held: MemoryEntry): void => {
    const lease = memory.leases.acquire(kvKey(entry), now(), KV_LEASE_MS);
    if (lease === null) return;
    waitUntil(fromKv(entry, held).then(() => memory.leases.finish(lease, { at: now() })));
  };

  /** Whether a value may still be served when nothing better is to be had: memory lives longer than what KV keeps. */
  const isKept = ({ lifetime }: CacheEntry<unknown>, { storedAt }: MemoryEntry): boolean =>
    now() - storedAt < lifetime.keep * 1000;

  const find = async (entry: CacheEntry<unknown>, since: number): Promise<Found> => {
    const invalidations = await memory.invalidations.read(options);
    const oldSince = invalidatedAt(invalidations, entry.tags);
    const { fresh, behind, negative, negativeBehind = 0 } = entry.lifetime;
    const isYounger = ({ storedAt }: MemoryEntry, seconds: number): boolean =>
      storedAt > oldSince && isWithin(now(), storedAt, seconds * 1000);
    const isFresh = (one: MemoryEntry): boolean => isYounger(one, one.found ? fresh : negative);

    const held = memory.entries.get(entry.key) ?? null;
    if (held !== null && isFresh(held)) {
      if (!isWithin(now(), held.readAt, entry.lifetime.memory * 1000 + 1)) {
        compareBehind(entry, held);
      }
      return { known: held, state: 'memory' };
    }
    const known = await fromKvOnce(entry, { known: held, since, oldSince });
    if (known !== null && isFresh(known)) return { known, state: 'kv' };
    const mayBeServed = known !== null && isYounger(known, known.found ? behind : negativeBehind);
    if (!mayBeServed) return loadOrStale(entry, { known, since, oldSince });
    loadBehind(entry, known);
    return { known, state: 'stale' };
  };

  const respond = <T>(entry: CacheEntry<T>, { known, state }: Found, since: number): Cached<T> => {
    observe(state, entry.key, since);
    return { value: valueOf(entry, known), state, storedAt: known.storedAt };
  };

  return {
    async get(entry) {
      const since = now();
      return respond(entry, await find(entry, since), since);
    },
    held<T>(entry: CacheEntry<T>) {
      const known = memory.entries.get(entry.key);
      return known === undefined || !isKept(entry, known) ? null : valueOf(entry, known);
    },
    async refresh(entry) {
      const since = now();
      // What another replica has asked for meanwhile is as new.
      const known = await loadOnce(entry, { known: null, since, oldSince: -1, newerThan: since });
      return respond(entry, { known, state: 'miss' }, since);
    },
    async fallBack({ key, tags }) {
      const { storedAt = Infinity } = memory.entries.get(key) ?? {};
      hasFallenBack ||= storedAt <= invalidatedAt(await memory.invalidations.read(options), tags);
    },
    fellBack: () => hasFallenBack,
    invalidations: () => memory.invalidations.read(options),
    hearInvalidations: () => memory.invalidations.hear(options),
    invalidate: (tags, notice) =>
      memory.invalidations.add({ tags, ...(notice === undefined ? {} : { notice }) }, options),
  };
}

function valueOf<T>(_entry: CacheEntry<T>, known: MemoryEntry): T | null {
  // The value under a key was made by that key's `parse`: the first word of a key names one kind of entry.
  return known.value as T | null;
}

function kvKey({ key }: CacheEntry<unknown>): string {
  return `kv ${key}`;
}

/** One request for a value. Times in milliseconds since the epoch. */
interface Visit {
  readonly known: MemoryEntry | null;
  /** When the request came: it uses whatever other requests have learnt since. */
  readonly since: number;
  /** Values stored at or before this time are stale, whatever their lifetime. */
  readonly oldSince: number;
}

/** What a request that asks for a value is to get. */
interface Wanted {
  readonly known: MemoryEntry | null;
  /** Milliseconds since the epoch: what was stored later is new enough. */
  readonly newerThan: number;
}

interface Found {
  readonly known: MemoryEntry;
  readonly state: CacheState;
}
