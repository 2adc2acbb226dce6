import { LRUCache } from 'lru-cache';
import { createCacheMemory, type CacheMemory } from '../cache/data-cache.ts';
import { RateWindow } from '../http/rate-window.ts';
import { createUpstreams, type Upstreams } from '../upstream/service-context.ts';
import type { LobbyMemo } from './lobby-memo.ts';

/**
 * What one isolate keeps between requests: parsed data, breakers. Nothing about a visitor, and no promise. The app
 * creates one and passes it down.
 */
export interface Isolate {
  readonly cache: CacheMemory;
  readonly upstreams: Upstreams;
  readonly lobbies: LRUCache<string, LobbyMemo>;
  readonly ticketWindow: RateWindow;
}

/** One memo for each language, currency and device. */
const LOBBIES = 16;
const TICKETS_PER_MINUTE = 5;

export function createIsolate(): Isolate {
  return {
    cache: createCacheMemory(),
    upstreams: createUpstreams(),
    lobbies: new LRUCache({ max: LOBBIES }),
    ticketWindow: new RateWindow({ limit: TICKETS_PER_MINUTE, periodMs: 60_000 }),
  };
}
