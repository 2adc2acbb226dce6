import { keysOf } from '../../shared/domain/records.ts';
import type { RateLimitOptions } from '../http/rate-window.ts';
import type { ServiceName } from './upstreams.ts';

/**
 * One kind of call. Its breaker, its places, its budget and its time are its own, so that what is down, slow, full or
 * spent takes nothing else with it.
 */
interface CallRow {
  readonly service: ServiceName;
  /** Calls of this kind that one isolate has under way at a time; one more is refused at once. */
  readonly concurrency: number;
  /** How often one isolate may make it; without a budget, as often as it is needed. */
  readonly budget?: RateLimitOptions;
  /** Instead of `UPSTREAM_DEFAULTS`. */
  readonly attemptTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
  readonly retries?: number;
}

/**
 * Every kind of call that the edge makes (§7), a row each; `ask` takes its name, the log and `/ops/status` show it
 * (docs/contracts/upstreams.md).
 *
 * What visitors can set off with input of their own (a search, a made-up slug, a draft's link) has few places and no
 * second attempt: it is what an attacker has most of.
 */
export const CALLS = {
  'platform.copyrights': { service: 'platform', concurrency: 32 },
  'platform.info-page': { service: 'platform', concurrency: 32 },
  'platform.smart-footer': { service: 'platform', concurrency: 8 },
  'platform.payment-methods': { service: 'platform', concurrency: 32 },
  'platform.live-limits': { service: 'platform', concurrency: 4 },
  'platform.geolocation': { service: 'platform', concurrency: 32 },
  'feed.games': { service: 'feed', concurrency: 16 },
  'categories.custom': { service: 'categories', concurrency: 4 },
  'categories.featured': { service: 'categories', concurrency: 4 },
  'cms.list': { service: 'cms', concurrency: 32 },
  'cms.post': { service: 'cms', concurrency: 64 },
  'cms.slugs': { service: 'cms', concurrency: 16 },
  'cms.categories': { service: 'cms', concurrency: 4 },
  'cms.search': { service: 'cms', concurrency: 8, retries: 0, attemptTimeoutMs: 1_500 },
  // Anyone can make up addresses: only a few unknown slugs are looked up at a time.
  'cms.renamed': {
    service: 'cms',
    concurrency: 8,
    retries: 0,
    budget: { limit: 20, periodMs: 10_000 },
  },
  'cms.preview': { service: 'cms', concurrency: 4, retries: 0 },
  'promotions.list': { service: 'promotions', concurrency: 32 },
  'promotions.one': { service: 'promotions', concurrency: 8 },
  // A form waits for it, and its token is good for one check.
  'recaptcha.verify': { service: 'recaptcha', concurrency: 16, retries: 0 },
  'tickets.create': { service: 'tickets', concurrency: 16 },
} as const satisfies Readonly<Record<string, CallRow>>;

export type CallName = keyof typeof CALLS;

export const CALL_NAMES: readonly CallName[] = keysOf(CALLS);

/** A call's row, typed by the members that all rows share. */
export function callRow(name: CallName): CallRow {
  return CALLS[name];
}
