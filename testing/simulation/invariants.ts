import type { CacheEntry, CacheState } from '../../worker/cache/cache-entry.ts';
import type { Weather } from './faults.ts';
import type { Trace } from './trace.ts';
import { latest, staleness, type Document } from './truth.ts';

/** What must hold, by name; the README of this folder says each in full. */
export type Invariant =
  | 'lifetime'
  | 'published'
  | 'no-way-back'
  | 'one-question'
  | 'deadline'
  | 'own-page'
  | 'memory'
  | 'fresh-again'
  | 'no-crash';

export interface Violation {
  readonly invariant: Invariant;
  /** Milliseconds since the run's start. */
  readonly at: number;
  readonly text: string;
  readonly trace: readonly string[];
}

/** An isolate, as far as the checks know it. */
export interface Watched {
  /** Its place: the one that takes over after its death has the same. */
  readonly number: number;
  /** Documents to when this isolate last asked for them, and when that last failed; milliseconds since the epoch. */
  readonly asked: Map<Document, number>;
  readonly failed: Map<Document, Moment>;
  /** Keys of which an upstream has told it that nothing has them, to when it last did; milliseconds since the epoch. */
  readonly missing: Map<string, number>;
  /** When its clock was last set, in milliseconds since the epoch. */
  readonly clockSetAt: number;
  /** What it has heard of itself: documents to the revision and the time. */
  readonly heard: Map<Document, Announced>;
  /** The newest revision of each document that its data cache has given, and since when. */
  readonly served: Map<Document, Served>;
}

/** Milliseconds since the epoch, by the true clock and by that of the isolate. */
export interface Moment {
  readonly at: number;
  readonly byClock: number;
}

interface Announced {
  readonly revision: number;
  readonly at: number;
}

interface Served {
  revision: number;
  at: number;
}

/** One answer about a document. */
export interface Answer {
  readonly isolate: Watched;
  readonly document: Document;
  readonly revision: number;
  readonly state: CacheState;
  readonly asked: Moment;
  /** Until when it can be waited for. */
  readonly deadline: number;
}

/** An answer that nothing has a key; times in milliseconds since the epoch, by the true clock. */
interface Missing extends Pick<CacheEntry<unknown>, 'key' | 'lifetime'>, Pick<Answer, 'state'> {
  readonly askedAt: number;
  readonly told: Document;
}

/** A document on a page. */
export interface Part {
  readonly document: Document;
  readonly revision: number;
  /** Nothing fresher was to be had when the page was made. */
  readonly isExcused: boolean;
}

/** Within two seconds what was published is seen (docs/architecture.md); a read of the store may take its whole limit. */
const SEEN_WITHIN_MS = 2_000 + 400;
/** A message that another one overwrote is written again, and seen. */
const REPAIRED_WITHIN_MS = 6_000;
const WRITTEN_WITHIN_MS = 2_000;
/** A refresh that has been asked for a stale answer began no longer ago than a lease lasts. */
const REFRESH_MS = 2_600;
/** Clocks that are wrong by less, and the time that a question is on its way, make an answer so much older. */
const SLACK_MS = 5_000;

interface CheckOptions {
  readonly start: number;
  readonly now: () => number;
  readonly weather: Weather;
  readonly trace: Trace;
  /** How late a replica of the store may be. */
  readonly lagMs: number;
  /** Whether isolates remember all that they have seen; one that forgets can only ask the store, which may be late. */
  readonly hasRoom: boolean;
  readonly violated: (violation: Violation) => void;
}

/** Watches what isolates answer, and compares it with what is true. */
export class Invariants {
  readonly #options: CheckOptions;
  readonly #taken: number[] = [];
  readonly #announced = new Map<Document, Announced[]>();

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  violate(
    invariant: Invariant,
    text: string,
    { isolate, keys = [] }: { readonly isolate: Watched; readonly keys?: readonly string[] },
  ): void {
    const { start, now, trace, violated } = this.#options;
    violated({ invariant, at: now() - start, text, trace: trace.about(keys, isolate.number) });
  }

  /** An isolate has taken a message about documents. */
  announce(isolate: Watched, announcements: readonly (readonly [Document, number])[]): void {
    const at = this.#options.now();
    this.#taken.push(at);
    for (const [document, revision] of announcements) {
      isolate.heard.set(document, { revision, at });
      const list = this.#announced.get(document) ?? [];
      list.push({ revision, at });
      this.#announced.set(document, list);
    }
  }

  /** Returns whether an answer that is older than it should be may be so. */
  check(answer: Answer): boolean {
    const { isolate, document, revision, state, asked, deadline } = answer;
    const askedAt = asked.at;
    const now = this.#options.now();
    const old = staleness(document, revision, askedAt);
    const { fresh, behind, keep } = document.lifetime;
    const slackMs = SLACK_MS + this.#options.weather.lastSkewMs(now);
    const isOld = state === 'stale' || state === 'fallback';
    const where = { isolate, keys: [document.key] };
    // A lease from before a clock was set back lasts its whole time once more.
    const triedAt = Math.max(isolate.asked.get(document) ?? 0, isolate.clockSetAt);
    const failed = isolate.failed.get(document);
    // To an isolate whose clock was set back, a failure from before it happens while a request of the time that comes twice waits.
    const hasFailed =
      (failed !== undefined && (failed.at >= askedAt || failed.byClock >= asked.byClock)) ||
      // One that was waiting while the clock was set waits for another time than was meant.
      askedAt <= isolate.clockSetAt ||
      now >= deadline;
    if (old > keep * 1000 + slackMs) {
      this.violate('lifetime', `revision ${revision} is ${old} ms old: no longer kept`, where);
    } else if (isOld && !hasFailed && old > behind * 1000 + slackMs) {
      this.violate(
        'lifetime',
        `revision ${revision} is ${old} ms old and was not asked for anew first`,
        where,
      );
    } else if (!isOld && old > fresh * 1000 + slackMs) {
      this.violate('lifetime', `revision ${revision} from ${state} is ${old} ms old`, where);
    } else if (isOld && now - triedAt > REFRESH_MS && old > fresh * 1000) {
      this.violate('lifetime', `revision ${revision} is ${old} ms old and nobody asks for it anew`, where);
    }
    const isExcused = isOld && hasFailed;
    const expected = this.#known(isolate, document, askedAt);
    if (revision < expected && !isExcused) {
      this.violate('published', `revision ${revision} from ${state}, where ${expected} was announced`, where);
    }
    this.#checkOrder(answer);
    return isExcused;
  }

  /**
   * That nothing has a key is said no longer than it is remembered, whatever fails: it may exist since. `told`: the document
   * whose messages concern the key too.
   */
  checkMissing(isolate: Watched, { key, lifetime, state, askedAt, told }: Missing): void {
    const saidAt = isolate.missing.get(key) ?? askedAt;
    // What was said before it was stored at another time than was meant.
    if (saidAt <= isolate.clockSetAt) return;
    const slackMs = SLACK_MS + this.#options.weather.lastSkewMs(this.#options.now());
    const where = { isolate, keys: [key] };
    if (askedAt - saidAt > lifetime.negative * 1000 + slackMs) {
      this.violate('lifetime', `${key} from ${state}: it was missing ${askedAt - saidAt} ms ago`, where);
    }
    const { at = Number.POSITIVE_INFINITY } = isolate.heard.get(told) ?? {};
    if (at < askedAt && saidAt + slackMs < at) {
      this.violate('published', `${key} from ${state}: it was missing before a message about it`, where);
    }
  }

  /** A page that was served out of the page cache, or has just been made. */
  checkPage(
    isolate: Watched,
    { surface, parts, askedAt }: { surface: string; parts: readonly Part[]; askedAt: number },
  ): void {
    for (const { document, revision, isExcused } of parts) {
      const expected = this.#known(isolate, document, askedAt);
      if (revision < expected && !isExcused) {
        this.violate('published', `${surface} shows revision ${revision}, where ${expected} was announced`, {
          isolate,
          keys: [document.key, surface],
        });
      }
    }
  }

  /** After the faults, when all has been asked for often enough: the latest, and nothing else. */
  checkFresh(isolate: Watched, parts: readonly Pick<Part, 'document' | 'revision'>[]): void {
    for (const { document, revision } of parts) {
      if (revision === latest(document)) continue;
      this.violate('fresh-again', `revision ${revision} of ${document.key}, not ${latest(document)}`, {
        isolate,
        keys: [document.key],
      });
    }
  }

  /** The revision that this isolate must know of when it is asked. */
  #known(isolate: Watched, document: Document, askedAt: number): number {
    const heard = isolate.heard.get(document);
    const skewMs = this.#skewMs(document, askedAt);
    let revision = heard !== undefined && heard.at + skewMs < askedAt ? heard.revision : 0;
    const { lagMs, weather } = this.#options;
    const sighted = weather.lastBlind(isolate.number, askedAt);
    const list = this.#announced.get(document) ?? [];
    for (let index = list.length - 1; index >= 0; index -= 1) {
      const announced = list[index];
      if (announced === undefined || announced.revision <= revision) break;
      const seenMs = SEEN_WITHIN_MS + (this.#hasRival(announced) ? lagMs + REPAIRED_WITHIN_MS : 0);
      if (Math.max(announced.at + lagMs, sighted) + seenMs + skewMs < askedAt) revision = announced.revision;
    }
    return revision;
  }

  /** Whether another message was taken at nearly the same time: one may overwrite the other, which is then repaired. */
  #hasRival({ at }: Announced): boolean {
    const { lagMs } = this.#options;
    return this.#taken.filter((other) => Math.abs(other - at) <= lagMs + WRITTEN_WITHIN_MS).length > 1;
  }

  /** What a wrong clock has stored may be taken for newer than it is, until its lifetime ends. */
  #skewMs({ lifetime }: Document, now: number): number {
    return this.#options.weather.lastSkewMs(now) > 0 ? (lifetime.fresh + lifetime.memory) * 1000 : 0;
  }

  /** Whether isolates can tell what is newer: they have room, and no clock is or was lately wrong. */
  #remembers(now: number): boolean {
    return this.#options.hasRoom && this.#options.weather.lastSkewMs(now) === 0;
  }

  #checkOrder({ isolate, document, revision, asked }: Answer): void {
    const now = this.#options.now();
    const served = isolate.served.get(document);
    if (served === undefined) {
      isolate.served.set(document, { revision, at: now });
    } else if (revision > served.revision) {
      served.revision = revision;
      served.at = now;
    } else if (revision < served.revision && served.at < asked.at && this.#remembers(now)) {
      this.violate('no-way-back', `revision ${revision} after ${served.revision}`, {
        isolate,
        keys: [document.key],
      });
    }
  }
}
