import type { Fleet } from '../fleet/fleet.ts';
import { isWithin } from '../timing/clock.ts';
import type { Cached, CacheEntry, CacheState } from './cache-entry.ts';
import { invalidatedAt, type Invalidations } from './invalidations.ts';
import { createLoads, type Visit } from './loads.ts';
import type { MemoryEntry } from './memory.ts';
import { leftMs } from './patience.ts';
import { createStoredValues, type CacheRequest } from './stored-values.ts';
import type { CacheTag } from './tags.ts';

interface DataCacheOptions extends CacheRequest {
  /** What this replica shares with others; `null`: it is alone, or its fleet is Cloudflare's network. */
  readonly fleet: Pick<Fleet, 'take'> | null;
  /** `since`: when the value was asked for, in milliseconds since the epoch. */
  readonly observe: (state: CacheState, key: string, since: number) => void;
}

export interface DataCache {
  /**
   * From memory, then KV, then the upstream. Requests for one key are coalesced, and a stale value is served while it
   * is refreshed in the background, for as long as its lifetime says.
   * @throws (rejects) the upstream's error when nothing older is stored, or only that before a publication it did not exist
   */
  get<T>(entry: CacheEntry<T>): Promise<Cached<T>>;
  /** Whether this isolate has had a value, more than that there is none, and still keeps it, however stale. */
  holds(entry: CacheEntry<unknown>): boolean;
  /**
   * The last value that this isolate has had, at once and however stale, for when {@link get} fails or is late. One from before a
   * publication makes this request one that {@link fellBack}.
   */
  held<T>(entry: CacheEntry<T>): Promise<T | null>;
  /**
   * Requests the upstream whatever is stored, or waits for the request that does already; for the scheduled refresh, which waits
   * until its deadline: a list of many pages is read to its end.
   * @throws (rejects) the upstream's error, or at the deadline that the answer did not come in time
   */
  refresh<T>(entry: CacheEntry<T>): Promise<Cached<T>>;
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

/** The cache of one request over the isolate's memory and KV. */
export function createDataCache(options: DataCacheOptions): DataCache {
  const { memory, clock, report, observe } = options;
  const stored = createStoredValues(options);
  const { loadOnce, loadBehind } = createLoads(options, stored);
  const now = (): number => clock.now();
  /** Only a publication makes a value wrong: one that is merely old is what the page had before. */
  let hasFallenBack = false;

  const loadOrStale = async (entry: CacheEntry<unknown>, visit: Visit): Promise<Found> => {
    try {
      // What another replica has stored may be newer than what is known here, and not fresh either.
      const notFreshSince = visit.since - entry.lifetime.fresh * 1000;
      const newerThan = Math.max(visit.oldSince, visit.known?.storedAt ?? 0, notFreshSince);
      return { known: await loadOnce(entry, { ...visit, newerThan }), state: 'miss' };
    } catch (error) {
      const before = lastKept(entry) ?? visit.known;
      // The first read of KV had a short time limit because there was an upstream; now KV is all that is left.
      const known = isOfUse(entry, before, visit.oldSince)
        ? before
        : await stored.read(entry, null, leftMs(options));
      if (!isOfUse(entry, known, visit.oldSince)) throw error;
      const isOutdated = known.storedAt <= visit.oldSince;
      report(error);
      hasFallenBack ||= isOutdated;
      return { known, state: 'fallback', isOutdated };
    }
  };

  /**
   * Whether a value may be served when nothing better is to be had. What did not exist may have been published since, told of or
   * not: that it does not is no longer known.
   */
  const isOfUse = (
    entry: CacheEntry<unknown>,
    known: MemoryEntry | null,
    oldSince: number,
  ): known is MemoryEntry =>
    known !== null && isKept(entry, known) && (known.found || mayBeServed(entry, known, oldSince));

  /** Memory lives longer than what KV keeps. */
  const isKept = ({ lifetime }: CacheEntry<unknown>, { storedAt }: MemoryEntry): boolean =>
    now() - storedAt < lifetime.keep * 1000;

  const isYounger = ({ storedAt }: MemoryEntry, seconds: number, oldSince: number): boolean =>
    storedAt > oldSince && isWithin(now(), storedAt, seconds * 1000);

  /** Whether a value may be served while a newer one is asked for. */
  const mayBeServed = (
    { lifetime: { behind, negativeBehind = 0, negative } }: CacheEntry<unknown>,
    known: MemoryEntry,
    oldSince: number,
  ): boolean => isYounger(known, known.found ? behind : Math.max(negative, negativeBehind), oldSince);

  const lastKept = (entry: CacheEntry<unknown>): MemoryEntry | null => {
    const known = memory.entries.get(entry.key);
    return known === undefined || !isKept(entry, known) ? null : known;
  };

  const find = async (entry: CacheEntry<unknown>, since: number): Promise<Found> => {
    const invalidations = await memory.invalidations.read(options);
    const oldSince = invalidatedAt(invalidations, entry.tags);
    const { fresh, negative } = entry.lifetime;
    const isFresh = (one: MemoryEntry): boolean => isYounger(one, one.found ? fresh : negative, oldSince);

    const held = memory.entries.get(entry.key) ?? null;
    if (held !== null && isFresh(held)) {
      if (!isWithin(now(), held.readAt, entry.lifetime.memory * 1000 + 1)) {
        stored.compareBehind(entry, held);
      }
      return { known: held, state: 'memory' };
    }
    const known = await stored.readOnce(entry, { known: held, since });
    if (known !== null && isFresh(known)) return { known, state: 'kv' };
    if (known === null || !mayBeServed(entry, known, oldSince)) {
      return loadOrStale(entry, { known, since, oldSince });
    }
    loadBehind(entry, known);
    return { known, state: 'stale' };
  };

  const respond = <T>(entry: CacheEntry<T>, found: Found, since: number): Cached<T> => {
    const { known, state, isOutdated = false } = found;
    observe(state, entry.key, since);
    return { value: valueOf(entry, known), state, isOutdated, storedAt: known.storedAt };
  };

  return {
    async get(entry) {
      const since = now();
      return respond(entry, await find(entry, since), since);
    },
    holds: (entry) => lastKept(entry)?.found === true,
    async held(entry) {
      const known = lastKept(entry);
      if (known === null) return null;
      hasFallenBack ||= known.storedAt <= invalidatedAt(await memory.invalidations.read(options), entry.tags);
      return valueOf(entry, known);
    },
    async refresh(entry) {
      const since = now();
      // What another replica has asked for meanwhile is as new.
      const known = await loadOnce(entry, {
        known: null,
        since,
        oldSince: -1,
        newerThan: since,
        limitMs: Infinity,
      });
      return respond(entry, { known, state: 'miss' }, since);
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

interface Found {
  readonly known: MemoryEntry;
  readonly state: CacheState;
  readonly isOutdated?: boolean;
}
