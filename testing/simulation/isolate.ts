import { createCacheMemory, type CacheMemory } from '../../worker/cache/data-cache.ts';
import { KeptDocuments } from '../../worker/page/kept-documents.ts';
import { PageCache } from '../../worker/page/page-cache.ts';
import { createUpstreams, type Upstreams } from '../../worker/upstream/service-context.ts';
import { loadSimulated, renderSimulated, type PageVisit } from './articles.ts';
import type { Watched } from './invariants.ts';
import { Life, type Machine } from './lives.ts';
import type { World } from './world.ts';

/** One isolate: the product's own modules, over a clock, a store and a network that are simulated. */
export class EdgeIsolate implements Watched {
  readonly number: number;
  readonly life = new Life();
  readonly machine: Machine;
  readonly memory: CacheMemory;
  readonly upstreams: Upstreams = createUpstreams();
  readonly documents: KeptDocuments<PageVisit>;
  readonly asked: Watched['asked'] = new Map();
  readonly failed: Watched['failed'] = new Map();
  readonly heard: Watched['heard'] = new Map();
  readonly served: Watched['served'] = new Map();
  readonly #world: World;
  readonly #questions = new Map<string, readonly Question[]>();

  constructor(world: World, number: number, machine: Machine) {
    this.#world = world;
    this.number = number;
    this.machine = machine;
    const { entries, letters, pages, bytes } = world.capacity;
    this.memory = createCacheMemory({ entries, letters });
    this.documents = new KeptDocuments(
      { load: loadSimulated, render: renderSimulated },
      new PageCache({ pages, bytes }),
    );
  }

  /** What it holds, and how much it may hold. */
  held(): readonly { readonly what: string; readonly size: number; readonly limit: number }[] {
    const { entries, leases, invalidations } = this.memory;
    const { pages, bytes } = this.documents.cache.stats;
    const { capacity } = this.#world;
    return [
      { what: 'entries', size: entries.size, limit: capacity.entries },
      { what: 'characters', size: entries.calculatedSize, limit: capacity.letters },
      { what: 'pages', size: pages, limit: capacity.pages },
      { what: 'bytes of pages', size: bytes, limit: capacity.bytes },
      { what: 'leases', size: leases.size, limit: MOST_LEASES },
      { what: 'tags', size: invalidations.size, limit: MOST_TAGS },
    ];
  }

  /** The clock was set: leases that were taken before are void. */
  forgetQuestions(): void {
    this.#questions.clear();
  }

  /** A question to an upstream begins; one at a time may be under way for a key. Returns what ends it. */
  question(key: string, life: Life): () => void {
    const { timeline, invariants } = this.#world;
    const open = (this.#questions.get(key) ?? []).filter(
      (other) => !other.life.isOver && timeline.now - other.since < LEASE_MS,
    );
    if (open.length > 0) {
      const since = timeline.now - (open[0]?.since ?? 0);
      invariants.violate('one-question', `${key} is asked for while a question of ${since} ms ago is open`, {
        isolate: this,
        keys: [key],
      });
    }
    const question = { since: timeline.now, life };
    this.#questions.set(key, [...open, question]);
    return () => {
      const rest = (this.#questions.get(key) ?? []).filter((other) => other !== question);
      if (rest.length === 0) this.#questions.delete(key);
      else this.#questions.set(key, rest);
    };
  }
}

interface Question {
  readonly since: number;
  readonly life: Life;
}

/** As the data cache has it: after this another request may ask too. */
const LEASE_MS = 2_500;
const MOST_LEASES = 10_000;
const MOST_TAGS = 500;
