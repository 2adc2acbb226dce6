import type { Defect } from '../plant-defect.ts';

/** To be found within a minute each on an idle core (`npm run simulate:defects`). */
export const DEFECTS: readonly Defect[] = [
  {
    name: 'a lease is never given back',
    file: 'worker/cache/leases.ts',
    right: 'if (this.#held.get(lease.key) === lease) this.#held.delete(lease.key);',
    wrong: '',
  },
  {
    name: 'several requests hold one lease: no single flight',
    file: 'worker/cache/leases.ts',
    right: 'if (held !== undefined && isWithin(now, held.since, held.durationMs)) return null;',
    wrong: '',
  },
  {
    name: 'an entry is fresh for ten times its lifetime',
    file: 'worker/cache/data-cache.ts',
    right: 'isYounger(one, one.found ? fresh : negative, oldSince)',
    wrong: 'isYounger(one, 10 * (one.found ? fresh : negative), oldSince)',
  },
  {
    name: 'a stale entry is served however old it is',
    file: 'worker/cache/data-cache.ts',
    right: 'known.found ? behind : Math.max(negative, negativeBehind)',
    wrong: '1_000_000',
  },
  {
    name: 'what did not exist is said not to exist for as long as its service fails',
    file: 'worker/cache/data-cache.ts',
    right: ' && (known.found || mayBeServed(entry, known, oldSince))',
    wrong: '',
  },
  {
    name: 'a stale entry is served and not refreshed',
    file: 'worker/cache/data-cache.ts',
    right: '    loadBehind(entry, known);\n',
    wrong: '',
  },
  {
    name: 'requests wait for another’s answer without an end',
    file: 'worker/cache/patience.ts',
    right: 'clock.now() < deadline;',
    wrong: 'clock.now() < deadline * 2;',
  },
  {
    name: 'memory without a bound',
    file: 'worker/cache/memory.ts',
    right: 'max: entries, maxSize: characters,',
    wrong: 'max: 1_000_000, maxSize: 1_000_000_000,',
  },
  {
    name: 'a lease that another replica holds is taken all the same',
    file: 'worker/fleet/fleet.ts',
    right: '      if (status === HELD) return null;\n',
    wrong: '',
  },
  {
    name: 'generations are compared the wrong way',
    file: 'worker/cache/invalidations.ts',
    right: 'stamp > (this.#stamps.get(tag) ?? 0)',
    wrong: 'stamp < (this.#stamps.get(tag) ?? 0)',
  },
  {
    name: 'an invalidation is timed by the clock of whoever sent it',
    file: 'worker/cache/invalidations.ts',
    right: 'return stamp < this.#readAt ? now : Math.min(stamp, now);',
    wrong: 'return Math.min(stamp, now);',
  },
  {
    name: 'whoever declares a change waits for the store without an end',
    file: 'worker/cache/invalidations.ts',
    right: 'expirationTtl: KEEP_S }, WRITE_LIMIT_MS);',
    wrong: 'expirationTtl: KEEP_S }, 1_000_000);',
  },
  {
    name: 'the page cache ignores invalidations',
    file: 'worker/page/page-cache.ts',
    right: '`${version}|${address.locale}|${address.path}`',
    wrong: '`${version.slice(0, 0)}|${address.locale}|${address.path}`',
  },
  {
    name: 'a page’s key lacks the country',
    file: 'worker/page/page-cache.ts',
    right: '  country: true,',
    wrong: '  country: false,',
  },
  {
    name: 'a page’s key lacks the market',
    file: 'worker/page/page-cache.ts',
    right: '  market: true,',
    wrong: '  market: false,',
  },
  {
    name: 'a page is served after the moment at which it becomes wrong',
    file: 'worker/page/page-cache.ts',
    right: ' || now >= (page.until ?? Infinity)',
    wrong: '',
  },
  {
    name: 'a breaker that never closes',
    file: 'worker/upstream/breaker.ts',
    right: 'this.#openedAt = isUnwell ? now : null;',
    wrong: 'this.#openedAt = now;',
  },
  {
    name: 'who asks the upstream waits for it beyond the deadline',
    file: 'worker/cache/loads.ts',
    right: 'limitMs: leftMs(patience),',
    wrong: 'limitMs: 1_000_000,',
  },
];
