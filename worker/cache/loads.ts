import type { Fleet, FleetLease } from '../fleet/fleet.ts';
import { sleep } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import { UPSTREAM_DEFAULTS } from '../upstream/upstream.ts';
import type { CacheEntry } from './cache-entry.ts';
import { formatEnvelope } from './envelope.ts';
import { writeKv } from './kv-store.ts';
import type { Lease } from './leases.ts';
import type { MemoryEntry } from './memory.ts';
import { leftMs, looks } from './patience.ts';
import type { CacheRequest, StoredValues } from './stored-values.ts';

/**
 * How long one request may load a key before another one requests the upstream too. An answer that comes later is stored all the same,
 * and is there for who asks next.
 */
const LEASE_MS = 2_500;
/** How long a request waits for one key, whatever time it has: what it asks for then is to have some too. */
const LOAD_TIMEOUT_MS = UPSTREAM_DEFAULTS.totalTimeoutMs;
/** How long one replica may load a key before another one may; it gives the lease back as soon as it has stored the value, or the value is late. */
const FLEET_LEASE_MS = 5_000;
/** A request waits so long for another replica, which may be gone; then it requests the upstream itself. */
const FLEET_PATIENCE_MS = 1_500;
/** Where replicas share a store, the server beside the Worker ends a read that is slow, and much earlier. */
const FLEET_READ_LIMIT_MS = 1_000;
const FIRST_FLEET_LOOK_MS = 20;
const LONGEST_FLEET_LOOK_MS = 100;

/** One request for a value. Times in milliseconds since the epoch. */
export interface Visit {
  readonly known: MemoryEntry | null;
  /** When the request came: it uses whatever other requests have learnt since. */
  readonly since: number;
  /** Values stored at or before this time are stale, whatever their lifetime. */
  readonly oldSince: number;
}

/** What a request that asks for a value is to get. */
export interface Wanted {
  readonly known: MemoryEntry | null;
  /** Milliseconds since the epoch: what was stored later is new enough. */
  readonly newerThan: number;
  /** Milliseconds that it waits at most; otherwise as long as a page does. */
  readonly limitMs?: number;
}

/** What an upstream has answered. */
interface Loaded {
  readonly remembered: MemoryEntry;
  /** `null`: it is not written. */
  readonly writing: Promise<void> | null;
}

/** How values come from the upstreams: one question per key at a time. */
export interface Loads {
  /**
   * Requests the upstream, or waits for the request that already does.
   * @throws (rejects) the upstream's error, or that its answer is late
   */
  loadOnce(entry: CacheEntry<unknown>, visit: Visit & Wanted): Promise<MemoryEntry>;
  /** Requests the upstream once for all requests, in the background; when it fails, what is stored stays. */
  loadBehind(entry: CacheEntry<unknown>, known: MemoryEntry): void;
}

/** `fleet`: what this replica shares with others; `null`: it is alone, or its fleet is Cloudflare's network. */
export function createLoads(
  request: CacheRequest & { readonly fleet: Pick<Fleet, 'take'> | null },
  stored: StoredValues,
): Loads {
  const { memory, fleet, clock, deadline, waitUntil, report } = request;
  const now = (): number => clock.now();

  const fromUpstream = async <T>(entry: CacheEntry<T>, known: MemoryEntry | null): Promise<Loaded> => {
    // The time of the request, not of the response: content published in between makes the value stale at once.
    const storedAt = now();
    const loaded = await entry.load();
    const value = formatEnvelope(storedAt, loaded);
    const remembered = stored.remember(entry, loaded === null ? null : entry.parse(loaded), {
      storedAt,
      size: value.length,
    });
    // This answer was so late that a newer one has come meanwhile: the store keeps that one. What does not exist is
    // remembered in memory only: anyone can request made-up names, which must not fill KV. What existed and was removed is
    // written to KV, because other isolates still hold it.
    const isStored = remembered.storedAt <= storedAt && (loaded !== null || known?.found === true);
    if (!isStored) return { remembered, writing: null };
    const writing = writeKv(request, { key: entry.key, value, expirationTtl: entry.lifetime.keep });
    waitUntil(writing);
    return { remembered, writing };
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
    if (fleet === null) return (await fromUpstream(entry, known)).remembered;
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
      const found = await stored.read(entry, known, FLEET_READ_LIMIT_MS);
      if (found !== null && found.storedAt > newerThan) {
        if (shared !== null) waitUntil(shared.release());
        return found;
      }
      const loading = fromUpstream(entry, known);
      if (shared !== null) releaseAfter(loading, shared);
      return (await loading).remembered;
    }
  };

  /** Gives the lease back when the next replica, which reads KV as soon as it has it, finds the value there; or when that is late. */
  const releaseAfter = (loading: Promise<Loaded>, shared: FleetLease): void => {
    const inTime = within(loading, { clock, limitMs: LOAD_TIMEOUT_MS, fallback: () => null });
    const written = inTime.then((loaded) => loaded?.writing);
    // That it failed is told to who asked.
    waitUntil(written.catch(() => undefined).then(() => shared.release()));
  };

  /** Requests the upstream under the key's lease, and tells waiting requests how it went. */
  const loadUnder = async (
    lease: Lease,
    entry: CacheEntry<unknown>,
    { known, newerThan }: Wanted,
  ): Promise<MemoryEntry> => {
    const load = async (): Promise<unknown> => {
      // It may have waited for another replica until now, and so long that another request asks already.
      return memory.leases.renew(lease, now()) ? entry.load() : notInTime(entry);
    };
    try {
      const loaded = await fromFleet({ ...entry, load }, known, newerThan);
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
    { known, since, oldSince, newerThan, limitMs = LOAD_TIMEOUT_MS }: Visit & Wanted,
  ): Promise<MemoryEntry> => {
    const patience = { clock, deadline: Math.min(deadline, now() + limitMs) };
    for await (const _look of looks(patience)) {
      const outcome = memory.leases.outcomeBetween(entry.key, since, now());
      if (outcome?.error !== undefined) throw outcome.error;
      const loaded = outcome === undefined ? undefined : memory.entries.get(entry.key);
      if (loaded !== undefined && loaded.storedAt > oldSince) return loaded;
      const lease = memory.leases.acquire(entry.key, now(), LEASE_MS);
      if (lease !== null) {
        const loading = loadUnder(lease, entry, { known, newerThan });
        // Other requests wait for this value: it is fetched to the end even when this visitor has left.
        waitUntil(loading.catch(() => undefined));
        const late = (): never => {
          // What was wrong with it is told when it is known.
          waitUntil(loading.catch(report));
          return notInTime(entry);
        };
        // Before it asks it may wait for another replica, and for a store that is slow to say whether there is one.
        return within(loading, { clock, limitMs: leftMs(patience), fallback: late });
      }
    }
    // Past its deadline it starts a load in the background, so that a later request finds the value: where no request had time left,
    // nobody would ever ask. The lease lets one of many do so.
    if (memory.leases.outcomeBetween(entry.key, since, now()) === undefined)
      askBehind(entry, { known, newerThan });
    return notInTime(entry);
  };

  const askBehind = (entry: CacheEntry<unknown>, wanted: Wanted): void => {
    const lease = memory.leases.acquire(entry.key, now(), LEASE_MS);
    if (lease !== null) waitUntil(loadUnder(lease, entry, wanted).catch(report));
  };

  return {
    loadOnce,
    loadBehind: (entry, known) => askBehind(entry, { known, newerThan: known.storedAt }),
  };
}

function notInTime({ key }: CacheEntry<unknown>): never {
  throw new Error(`${key}: the answer did not come in time`);
}
