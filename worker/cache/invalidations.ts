import * as v from 'valibot';
import { KV_READ_LIMIT_MS, readKv, writeKv, type KvStore } from './kv-store.ts';

/**
 * When content was last declared stale. One small document for all isolates: `version` names the state of all content
 * (it is part of the page cache's keys), `tags` say since when entries of a kind are stale.
 */
export interface Invalidations {
  readonly version: string;
  /** Tag, such as `magazine` or `magazine:first-steps`, to milliseconds since the epoch. */
  readonly tags: Readonly<Record<string, number>>;
}

const KEY = 'invalidations';
const NONE: Invalidations = { version: '0', tags: {} };
const KEEP_S = 30 * 86_400;
/** Tags in the document; the oldest are dropped first, and by then their entries have expired. */
const MAX_TAGS = 500;

/** The document is used for this long without a look at KV, then it is read again in the background… */
const INVALIDATIONS_FRESH_MS = 500;
/** …and waited for when it is older than this, so that an edit is visible within two seconds even on a quiet site. */
export const INVALIDATIONS_MAX_AGE_MS = 1_500;

/** A read of KV ends by itself before this. */
const READ_LIMIT_MS = KV_READ_LIMIT_MS + 100;
const LOOK_MS = 3;

const schema = v.object({ version: v.string(), tags: v.record(v.string(), v.number()) });

export class InvalidationLog {
  #current = NONE;
  #readAt = 0;
  #reading = 0;

  /** The current document; reads KV when its copy is older than `INVALIDATIONS_FRESH_MS`. */
  read(context: InvalidationContext): Invalidations | Promise<Invalidations> {
    const age = context.now() - this.#readAt;
    if (age <= INVALIDATIONS_FRESH_MS) return this.#current;
    const isBeingRead = context.now() - this.#reading < READ_LIMIT_MS;
    if (age > INVALIDATIONS_MAX_AGE_MS) return isBeingRead ? this.#awaitOther(context) : this.#load(context);
    if (!isBeingRead) context.waitUntil(this.#load(context));
    return this.#current;
  }

  /**
   * Another request reads KV already. Its promise must not be awaited (workerd may drop it), so this polls its result.
   */
  async #awaitOther(context: InvalidationContext): Promise<Invalidations> {
    const since = this.#readAt;
    const until = context.now() + READ_LIMIT_MS;
    while (this.#readAt === since && context.now() < until) {
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_MS);
      });
    }
    return this.#current;
  }

  /** Declares the tags stale from now on, for every isolate. */
  async add(tags: readonly string[], context: InvalidationContext): Promise<Invalidations> {
    const before = await this.#load(context);
    const now = context.now();
    const kept = Object.entries(before.tags)
      .filter(([tag]) => !tags.includes(tag))
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MAX_TAGS - tags.length);
    this.#current = {
      version: now.toString(36),
      tags: Object.fromEntries([...tags.map((tag) => [tag, now] as const), ...kept]),
    };
    this.#readAt = now;
    const value = JSON.stringify(this.#current);
    await writeKv(context.kv, { key: KEY, value, expirationTtl: KEEP_S }, context.report);
    return this.#current;
  }

  async #load(context: InvalidationContext): Promise<Invalidations> {
    this.#reading = context.now();
    const text = await readKv(context.kv, KEY, context.report);
    const parsed = text === null ? null : parse(text);
    // A copy older than what this isolate declared itself must not undo it.
    if (parsed !== null && newest(parsed) >= newest(this.#current)) this.#current = parsed;
    this.#readAt = context.now();
    this.#reading = 0;
    return this.#current;
  }
}

interface InvalidationContext {
  readonly kv: KvStore;
  readonly now: () => number;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly report: (error: unknown) => void;
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

function parse(text: string): Invalidations | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
