import * as v from 'valibot';
import { isWithin, sleep } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import { KV_READ_LIMIT_MS, readKv, type KvAccess } from './kv-store.ts';

/**
 * When content was last declared stale. One small document for all isolates: `version` names the state of all content
 * (it is part of the page cache's keys), `tags` say since when entries of a kind are stale.
 */
export interface Invalidations {
  readonly version: string;
  /** Tag, such as `magazine` or `magazine:first-steps`, to milliseconds since the epoch. */
  readonly tags: Readonly<Record<string, number>>;
  /** The signed messages of the last minutes, by their signature: each is heard once (milliseconds since the epoch). */
  readonly notices: Readonly<Record<string, number>>;
}

const KEY = 'invalidations';
const NONE: Invalidations = { version: '0', tags: {}, notices: {} };
const KEEP_S = 30 * 86_400;
/** Tags in the document; the oldest are dropped first, and by then their entries have expired. */
const MAX_TAGS = 500;
/** A message is remembered for longer than its signature is valid, on either side of this clock. */
export const NOTICE_MAX_AGE_S = 120;
const NOTICE_MEMORY_MS = 3 * NOTICE_MAX_AGE_S * 1000;
const MAX_NOTICES = 200;
/** Two changes of one post in one second have one signature: for so long the second is heard too. */
const SAME_SECOND_MS = 2_000;

/** The document is used for this long without a look at KV, then it is read again in the background… */
const INVALIDATIONS_FRESH_MS = 500;
/** …and waited for when it is older than this, so that an edit is visible within two seconds even on a quiet site. */
export const INVALIDATIONS_MAX_AGE_MS = 1_500;

/** A read of KV ends by itself before this. */
const READ_LIMIT_MS = KV_READ_LIMIT_MS + 100;
const LOOK_MS = 3;
/** Whoever declares a change hears in time that it was not stored, and sends it again. */
const WRITE_LIMIT_MS = 1_500;

const schema = v.object({
  version: v.string(),
  tags: v.record(v.string(), v.number()),
  notices: v.optional(v.record(v.string(), v.number()), {}),
});

export class InvalidationLog {
  #current = NONE;
  /** The text that `#current` was last read from. */
  #text: string | null = null;
  #readAt = 0;
  #reading = 0;

  /** How many tags it holds. */
  get size(): number {
    return Object.keys(this.#current.tags).length;
  }

  /** The current document; reads KV when its copy is older than `INVALIDATIONS_FRESH_MS`. */
  read(context: InvalidationContext): Invalidations | Promise<Invalidations> {
    const now = context.clock.now();
    if (isWithin(now, this.#readAt, INVALIDATIONS_FRESH_MS + 1)) return this.#current;
    const isBeingRead = isWithin(now, this.#reading, READ_LIMIT_MS);
    if (!isWithin(now, this.#readAt, INVALIDATIONS_MAX_AGE_MS + 1)) return isBeingRead ? this.#awaitOther(context) : this.#load(context);
    if (!isBeingRead) context.waitUntil(this.#load(context));
    return this.#current;
  }

  /**
   * Another request reads KV already. Its promise must not be awaited (workerd may drop it), so this polls its result.
   */
  async #awaitOther(context: InvalidationContext): Promise<Invalidations> {
    const since = this.#readAt;
    const until = context.clock.now() + READ_LIMIT_MS;
    while (this.#readAt === since && context.clock.now() < until) {
      await sleep(context.clock, LOOK_MS);
    }
    return this.#current;
  }

  /**
   * Declares the tags stale from now on, for every isolate. This isolate knows of it whatever happens to the store.
   * `notice`: the signature of the message that asks for it; the same message again changes nothing.
   * @throws (rejects) Error when the store did not take it: other isolates then show what was before
   */
  async add(
    { tags, notice }: { readonly tags: readonly string[]; readonly notice?: string },
    context: InvalidationContext,
  ): Promise<Invalidations> {
    const before = await this.#load(context);
    const now = context.clock.now();
    const heardAt = notice === undefined ? undefined : before.notices[notice];
    if (heardAt !== undefined && now - heardAt > SAME_SECOND_MS) return before;
    const kept = Object.entries(before.tags)
      .filter(([tag]) => !tags.includes(tag))
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MAX_TAGS - tags.length);
    this.#current = {
      version: now.toString(36),
      tags: Object.fromEntries([...tags.map((tag) => [tag, now] as const), ...kept]),
      notices: before.notices,
    };
    this.#readAt = now;
    // A message that was not stored is not remembered either: it is sent again, and heard.
    const heard = { ...this.#current, notices: withNotice(before.notices, notice, now) };
    await within(context.kv.put(KEY, JSON.stringify(heard), { expirationTtl: KEEP_S }), {
      clock: context.clock,
      limitMs: WRITE_LIMIT_MS,
      fallback: () => {
        throw new Error(`KV write of ${KEY} took over ${WRITE_LIMIT_MS} ms`);
      },
    });
    this.#current = heard;
    return heard;
  }

  async #load(context: InvalidationContext): Promise<Invalidations> {
    this.#reading = context.clock.now();
    const text = await readKv(context, KEY);
    // Read once: what a fast clock wrote has the time at which it was first seen here.
    const parsed = text === null || text === this.#text ? null : parse(text, context.clock.now());
    this.#text = text;
    // A copy older than what this isolate declared itself must not undo it.
    if (parsed !== null && newest(parsed) >= newest(this.#current)) this.#current = parsed;
    this.#readAt = context.clock.now();
    this.#reading = 0;
    return this.#current;
  }
}

interface InvalidationContext extends KvAccess {
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

function withNotice(
  notices: Invalidations['notices'],
  notice: string | undefined,
  now: number,
): Invalidations['notices'] {
  const recent = Object.entries(notices).filter(([, at]) => now - at < NOTICE_MEMORY_MS);
  const isNew = notice !== undefined && !Object.hasOwn(notices, notice);
  return Object.fromEntries([...(isNew ? [[notice, now] as const] : []), ...recent].slice(0, MAX_NOTICES));
}

/** Since when an entry with these tags is stale; 0 when it is not. */
export function invalidatedAt(invalidations: Invalidations, tags: readonly string[]): number {
  let latest = 0;
  for (const tag of tags) latest = Math.max(latest, invalidations.tags[tag] ?? 0);
  return latest;
}

function newest(invalidations: Invalidations): number {
  return Number.parseInt(invalidations.version, 36);
}

/**
 * Reads the document. What a machine with a fast clock declared is declared now: believed as it is written, it would keep
 * everything stale, and later changes unseen, until this clock has caught up.
 */
function parse(text: string, now: number): Invalidations | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    if (!result.success) return null;
    const { version, tags, notices } = result.output;
    return {
      version: Number.parseInt(version, 36) > now ? now.toString(36) : version,
      tags: Object.fromEntries(Object.entries(tags).map(([tag, since]) => [tag, Math.min(since, now)])),
      notices,
    };
  } catch {
    return null;
  }
}
