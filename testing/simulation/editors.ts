import type { CacheTag } from '../../worker/cache/tags.ts';
import type { EdgeIsolate } from './isolate.ts';
import type { Random } from './random.ts';
import { latest, type Document } from './truth.ts';
import type { Visit } from './visit.ts';
import type { World } from './world.ts';

/** Told by its signature, a message is sent again until it is taken (wordpress/casino-headless). */
const RESEND_MS = 3_000;

interface EditorsOptions {
  readonly random: Random;
  /** Some isolate. */
  readonly isolate: () => EdgeIsolate;
  readonly request: (isolate: EdgeIsolate, name: string, work: (visit: Visit) => Promise<void>) => void;
}

/** Those who change what the upstreams hold, and the messages about it. */
export class Editors {
  readonly #world: World;
  readonly #options: EditorsOptions;
  #notices = 0;

  constructor(world: World, options: EditorsOptions) {
    this.#world = world;
    this.#options = options;
  }

  /** An editor publishes an article, or something changes that nobody announces. */
  change(): void {
    const { random: events } = this.#options;
    const { truth, timeline } = this.#world;
    const { now } = timeline;
    if (events.chance(0.05)) {
      const article = truth.articles[events.below(truth.articles.length)];
      if (article !== undefined) this.#publish([article, truth.list]);
    }
    for (const document of truth.documents) {
      if (document.announcedBy === null && events.chance(0.02)) document.since.push(now);
    }
  }

  #publish(documents: readonly [Document, ...Document[]]): void {
    const { timeline, trace, start } = this.#world;
    const { now } = timeline;
    for (const document of documents) document.since.push(now);
    const published = documents.map((document) => [document, latest(document)] as const);
    const [first] = documents;
    this.#notices += 1;
    trace.note({ at: now - start, isolate: null, key: null, text: `${first.key} is published` });
    this.#send(first.announcedBy ?? [], published, `notice ${this.#notices}`);
  }

  /** Sends the message of a publication to some isolate, again and again until one has taken it. */
  #send(
    tags: readonly CacheTag[],
    published: readonly (readonly [Document, number])[],
    notice: string,
  ): void {
    const isolate = this.#options.isolate();
    const state = { isTaken: false };
    this.#options.request(isolate, notice, async (visit) => {
      try {
        await visit.cache.invalidate(tags, notice);
        state.isTaken = true;
        visit.note(null, `took ${notice}`);
        this.#world.invariants.announce(isolate, published);
      } catch (error) {
        visit.note(null, `${notice}: ${String(error)}`);
      }
    });
    this.#world.timeline.after(RESEND_MS, () => {
      if (!state.isTaken) this.#send(tags, published, notice);
    });
  }
}
