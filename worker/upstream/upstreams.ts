import { CONTENT_TYPES, type ContentType } from '../../shared/contracts/wordpress.ts';
import { keysOf, recordOf } from '../../shared/domain/records.ts';
import type { RateLimitOptions } from '../http/rate-window.ts';

/** A feed of 5,000 games is some 3 MB. */
const FEED_MAX_BYTES = 12_000_000;
/** A hundred posts, each with its text, its embedded picture and what Yoast adds. Without room for them a whole list is lost. */
const LIST_MAX_BYTES = 7_500_000;

/**
 * One kind of call. Its breaker, its places, its budget and its time are its own, so that what is down, slow, full or
 * spent takes nothing else with it.
 */
export interface CallLimits {
  /** Calls of this kind that one isolate has under way at a time; one more is refused at once. */
  readonly concurrency: number;
  /** How often one isolate may make it; without a budget, as often as it is needed. */
  readonly budget?: RateLimitOptions;
  /** Instead of `UPSTREAM_DEFAULTS`. */
  readonly attemptTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
  readonly lateMs?: number;
  readonly maxBytes?: number;
  readonly retries?: number;
  /**
   * Each address is that of one record, which visitors choose. Its failure may be its own (a plugin that fails on one post): whoever asks
   * for it again and again must not open the breaker of all the others, so each counts once.
   */
  readonly isOfRecords?: boolean;
  /** Whether the deadline of the whole response does not end it: its own limits do. */
  readonly outlivesDeadline?: boolean;
}

/**
 * A person waits for it and sees that it is being sent. Given up early it may have been done all the same, and would be
 * sent a second time.
 */
const SENT_BY_A_PERSON = {
  concurrency: 16,
  retries: 0,
  attemptTimeoutMs: 10_000,
  totalTimeoutMs: 10_000,
  outlivesDeadline: true,
} as const satisfies CallLimits;

/** A cache keeps its answer: what is late for the page that asked is there for the next one. */
const KEPT = { lateMs: 8_000 } as const satisfies Partial<CallLimits>;

/**
 * Who asks at an address, and with what (worker/address-settings.ts):
 * - `by-the-site`: the site alone. Inside of a private network plain http will do;
 * - `by-browsers`: they go there or load from it, out of pages that are https;
 * - `by-both`: by browsers at the origin that `PUBLIC_ORIGINS` has for it;
 * - `with-a-secret`: a secret is sent there, or what a person has written.
 */
export type AskedBy = 'by-the-site' | 'by-browsers' | 'by-both' | 'with-a-secret';

interface UpstreamRow {
  /** The name of the setting with its origin, or with the address of its only resource. */
  readonly setting: string;
  /** Its path in the sandbox, after `SANDBOX_ORIGIN`. */
  readonly sandboxPath?: string;
  /** By the site alone where it is not said. */
  readonly asked?: AskedBy;
  /** The setting without which this service is never asked, so that its origin may be unset. */
  readonly onlyWith?: 'RECAPTCHA_SITE_KEY';
  /** The kinds of call that the edge makes. */
  readonly calls: Readonly<Record<string, CallLimits>>;
}

/**
 * A kind of call for each type of posts: `list-magazine`. A plugin that fails on the fields of one type, or hangs over its pictures, takes
 * no other with it.
 */
function ofEachType<Kind extends string, Limits extends CallLimits>(
  kind: Kind,
  limits: Limits,
): Readonly<Record<`${Kind}-${ContentType}`, Limits>> {
  return recordOf(
    CONTENT_TYPES.map((type) => `${kind}-${type}` as const),
    () => limits,
  );
}

/**
 * The services that the edge uses (§7), a row each: the settings, the guards and the operator's status page follow from
 * it (docs/how-to/upstream.md).
 *
 * `ask` takes the name of a kind of call, `<service>.<kind>`, by which the log and `/ops/status` show it
 * (docs/contracts/upstreams.md). What visitors can set off with input of their own (a search, a made-up slug, a draft's
 * link) has few places and no second attempt: it is what an attacker has most of.
 */
export const UPSTREAMS = {
  platform: {
    setting: 'PLATFORM_ORIGIN',
    asked: 'by-both',
    calls: {
      copyrights: { ...KEPT, concurrency: 32 },
      'info-page': { ...KEPT, concurrency: 32, isOfRecords: true },
      'smart-footer': { ...KEPT, concurrency: 8 },
      'payment-methods': { ...KEPT, concurrency: 32 },
      'live-limits': { ...KEPT, concurrency: 4 },
      geolocation: { concurrency: 32 },
    },
  },
  feed: {
    setting: 'GAMES_FEED_URL',
    asked: 'by-both',
    sandboxPath: '/api/games',
    calls: { games: { ...KEPT, concurrency: 16, maxBytes: FEED_MAX_BYTES } },
  },
  categories: {
    setting: 'CATEGORY_ORIGIN',
    calls: { custom: { ...KEPT, concurrency: 4 }, featured: { ...KEPT, concurrency: 4 } },
  },
  cms: {
    setting: 'CMS_ORIGIN',
    asked: 'by-both',
    calls: {
      ...ofEachType('list', { ...KEPT, concurrency: 32, maxBytes: LIST_MAX_BYTES }),
      ...ofEachType('post', { ...KEPT, concurrency: 64, isOfRecords: true }),
      ...ofEachType('slugs', { ...KEPT, concurrency: 8 }),
      categories: { ...KEPT, concurrency: 4 },
      search: { concurrency: 8, retries: 0, attemptTimeoutMs: 1_500, isOfRecords: true },
      // Anyone can make up addresses: only a few unknown slugs are looked up at a time.
      renamed: {
        ...KEPT,
        concurrency: 8,
        retries: 0,
        isOfRecords: true,
        budget: { limit: 20, periodMs: 10_000 },
      },
      preview: { concurrency: 4, retries: 0 },
    },
  },
  promotions: {
    setting: 'PROMOTIONS_ORIGIN',
    asked: 'by-both',
    calls: { list: { ...KEPT, concurrency: 32 }, one: { ...KEPT, concurrency: 8, isOfRecords: true } },
  },
  tickets: { setting: 'TICKET_ORIGIN', asked: 'with-a-secret', calls: { create: SENT_BY_A_PERSON } },
  recaptcha: {
    setting: 'RECAPTCHA_ORIGIN',
    asked: 'with-a-secret',
    onlyWith: 'RECAPTCHA_SITE_KEY',
    // Its token is good for one check.
    calls: { verify: SENT_BY_A_PERSON },
  },
} as const satisfies Readonly<Record<string, UpstreamRow>>;

export type ServiceName = keyof typeof UPSTREAMS;
export type UpstreamSetting = (typeof UPSTREAMS)[ServiceName]['setting'];

export const SERVICE_NAMES: readonly ServiceName[] = keysOf(UPSTREAMS);

/** A service's row, typed by the members that all rows share. */
export function upstreamRow(name: ServiceName): UpstreamRow & { readonly setting: UpstreamSetting } {
  return UPSTREAMS[name];
}
