import * as v from 'valibot';
import { isWithin, sleep } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import { askKv, KV_READ_LIMIT_MS, putKv, type KvAccess } from './kv-store.ts';

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

/** Where the document is stored. Replicas are told of its writes (deploy/fleet). */
export const INVALIDATIONS_KEY = 'invalidations';
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
/**
 * …and waited for when it is older than this, so that an edit is visible within two seconds even on a quiet site.
 * Cloudflare's KV answers out of a cache of its location, for a minute: no reading more often makes that shorter.
 */
export const INVALIDATIONS_MAX_AGE_MS = 1_500;

/** No clock is wrong by more, and stays so. */
const MOST_AHEAD_MS = 365 * 86_400_000;

/** A read of KV ends by itself before this. */
const READ_LIMIT_MS = KV_READ_LIMIT_MS + 100;
const LOOK_MS = 3;
/** WordPress learns in time that a change was not stored, and sends it again. */
const WRITE_LIMIT_MS = 1_500;

const moment = v.pipe(v.number(), v.integer(), v.minValue(0));
const moments = v.record(v.string(), moment);
const schema = v.object({
  version: v.pipe(
    v.string(),
    v.transform((version) => Number.parseInt(version, 36)),
    moment,
  ),
  tags: moments,
  notices: v.optional(moments, {}),
});

/** For so long an isolate sees to it that what it declared is not lost when another one writes at the same time. */
const REPAIR_MS = 60_000;

/** The document as it is stored. A tag's stamp is higher each time it is declared, whatever the clocks say. */
interface Stored {
  readonly version: number;
  readonly tags: ReadonlyMap<string, number>;
  readonly notices: Invalidations['notices'];
}

interface Declared {
  readonly tags: readonly string[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * What one isolate knows of the document. Stamps tell what is news, and only this isolate's clock tells when: clocks of
 * other machines can be wrong.
 */
export class InvalidationLog {
  /** As this isolate uses it: tags by the time of this clock. */
  #current = NONE;
  #version = 0;
  readonly #stamps = new Map<string, number>();
  /** What this isolate declared last. */
  #declared: Declared | null = null;
  /** The text that was read last. */
  #text: string | null = null;
  #readAt = 0;
  #reading = 0;
  /** Whether the store has ever answered. */
  #isRead = false;
  /** Whether the store lacks something that this isolate has declared: it did not take it. */
  #isOwed = false;

  /** How many tags it holds. */
  get size(): number {
    return this.#stamps.size;
  }

  /** The current document; reads KV when its copy is older than `INVALIDATIONS_FRESH_MS`. */
  read(context: InvalidationContext): Invalidations | Promise<Invalidations> {
    const now = context.clock.now();
    if (isWithin(now, this.#readAt, INVALIDATIONS_FRESH_MS + 1)) return this.#current;
    const isBeingRead = isWithin(now, this.#reading, READ_LIMIT_MS);
    if (!isWithin(now, this.#readAt, INVALIDATIONS_MAX_AGE_MS + 1))
      return isBeingRead ? this.#awaitOther(context) : this.#awaitOwn(context);
    if (!isBeingRead) context.waitUntil(this.#load(context));
    return this.#current;
  }

  /** Reads the store now, whatever this isolate knows: it was told that there is news. */
  hear(context: InvalidationContext): Promise<Invalidations> {
    return this.#load(context);
  }

  /** Reads KV, for as long as this request can wait. */
  #awaitOwn(context: InvalidationContext): Promise<Invalidations> {
    const { clock, deadline, waitUntil } = context;
    const loading = this.#load(context);
    waitUntil(loading);
    const limitMs = Math.max(0, Math.min(READ_LIMIT_MS, deadline - clock.now()));
    return within(loading, { clock, limitMs, fallback: () => this.#current });
  }

  /**
   * Another request reads KV already. Its promise must not be awaited (workerd may drop it), so this polls its result.
   */
  async #awaitOther(context: InvalidationContext): Promise<Invalidations> {
    const since = this.#readAt;
    const until = Math.min(context.clock.now() + READ_LIMIT_MS, context.deadline);
    while (this.#readAt === since && context.clock.now() < until) await sleep(context.clock, LOOK_MS);
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
    this.#declared = { tags, at: now };
    this.#declare(tags, now);
    // A message that was not stored is not remembered either: it is sent again, and heard.
    const notices = withNotice(before.notices, notice, now);
    await this.#write(notices, context);
    this.#current = { ...this.#current, notices };
    return this.#current;
  }

  /** Makes tags stale in this isolate, under stamps that are higher than any that it has seen. */
  #declare(tags: readonly string[], now: number): void {
    this.#version = Math.max(now, this.#version + 1);
    const times = { ...this.#current.tags };
    for (const tag of tags) {
      this.#stamps.set(tag, this.#version);
      times[tag] = now;
    }
    const oldest = [...this.#stamps].toSorted(([, a], [, b]) => b - a).slice(MAX_TAGS);
    for (const [tag] of oldest) {
      this.#stamps.delete(tag);
      delete times[tag];
    }
    this.#current = { ...this.#current, version: this.#version.toString(36), tags: times };
  }

  async #write(notices: Invalidations['notices'], context: InvalidationContext): Promise<void> {
    const document = {
      version: this.#version.toString(36),
      tags: Object.fromEntries(this.#stamps),
      notices,
    };
    try {
      const value = JSON.stringify(document);
      await putKv(context, { key: INVALIDATIONS_KEY, value, expirationTtl: KEEP_S }, WRITE_LIMIT_MS);
      this.#isOwed = false;
    } catch (error) {
      this.#isOwed = true;
      throw error;
    }
  }

  async #load(context: InvalidationContext): Promise<Invalidations> {
    const { clock, report, waitUntil } = context;
    this.#reading = clock.now();
    if (this.#reading < this.#readAt) this.#redate(this.#reading);
    try {
      const text = await askKv(context, INVALIDATIONS_KEY);
      const stored = text === null || text === this.#text ? null : parse(text, clock.now());
      const isGone = text === null && this.#text !== null;
      this.#text = text;
      if (stored !== null) this.#hear(stored, clock.now());
      if (isGone) this.#declared = { tags: [...this.#stamps.keys()], at: clock.now() };
      if (stored !== null && this.#isLost(stored, clock.now())) {
        waitUntil(this.#repair(context).catch(report));
      } else if (isGone || this.#isOwed) {
        // A store that was emptied, or that did not take a change when it was declared, and is well again.
        waitUntil(this.#write(this.#current.notices, context).catch(report));
      }
      this.#isRead = true;
    } catch (error) {
      report(error);
    }
    this.#readAt = clock.now();
    this.#reading = 0;
    return this.#current;
  }

  /** Takes over what is news in the stored document. */
  #hear({ version, tags, notices }: Stored, now: number): void {
    const times = { ...this.#current.tags };
    const news = [...tags].filter(([tag, stamp]) => stamp > (this.#stamps.get(tag) ?? 0));
    for (const [tag, stamp] of news) {
      this.#stamps.set(tag, stamp);
      times[tag] = this.#since(stamp, now);
    }
    // Two isolates that write at the same time may choose one version: what is news always has another.
    if (news.length > 0) this.#version = version > this.#version ? version : this.#version + 1;
    this.#current = { version: this.#version.toString(36), tags: times, notices };
  }

  /**
   * When a change that is news was declared, by this clock. Between this read and the one before, as far as this isolate
   * knows; a stamp that says otherwise comes from a wrong clock or a late store. What a new isolate finds has been there.
   */
  #since(stamp: number, now: number): number {
    if (!this.#isRead) return Math.min(stamp, now);
    return stamp < this.#readAt ? now : Math.min(stamp, now);
  }

  /** The clock was set back: what was declared before lies ahead of it, and is declared now. */
  #redate(now: number): void {
    const tags = Object.entries(this.#current.tags).map(([tag, at]) => [tag, Math.min(at, now)] as const);
    this.#current = { ...this.#current, tags: Object.fromEntries(tags) };
  }

  /** Whether another isolate has just overwritten what this one declared, because it had not seen it. */
  #isLost({ tags }: Stored, now: number): boolean {
    const declared = this.#declared;
    return (
      declared !== null &&
      isWithin(now, declared.at, REPAIR_MS) &&
      declared.tags.some((tag) => (tags.get(tag) ?? 0) < (this.#stamps.get(tag) ?? 0))
    );
  }

  /** Declares again what was lost. */
  async #repair(context: InvalidationContext): Promise<void> {
    this.#declare(this.#declared?.tags ?? [], context.clock.now());
    await this.#write(this.#current.notices, context);
  }
}

interface InvalidationContext extends KvAccess {
  /** Milliseconds since the epoch: until then this request waits. */
  readonly deadline: number;
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

/** Broken where it says what no clock does: from 2^53 on a version would stand still, and no change would be heard. */
function parse(text: string, now: number): Stored | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    if (!result.success) return null;
    const { version, tags, notices } = result.output;
    const latest = Math.max(version, ...Object.values(tags), ...Object.values(notices));
    return latest > now + MOST_AHEAD_MS ? null : { version, tags: new Map(Object.entries(tags)), notices };
  } catch {
    return null;
  }
}
