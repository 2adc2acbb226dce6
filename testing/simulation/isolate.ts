import { createCacheMemory, type CacheMemory } from '../../worker/cache/memory.ts';
import { KeptDocuments } from '../../worker/page/kept-documents.ts';
import { PageCache } from '../../worker/page/page-cache.ts';
import { createUpstreams, type Upstreams } from '../../worker/upstream/service-context.ts';
import { loadSimulated, renderSimulated, type PageVisit } from './articles.ts';
import type { Watched } from './invariants.ts';
import { Life, type Machine } from './lives.ts';
import type { Question, World } from './world.ts';

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
  readonly missing: Watched['missing'] = new Map();
  readonly heard: Watched['heard'] = new Map();
  readonly served: Watched['served'] = new Map();
  readonly #world: World;
  clockSetAt = Number.NEGATIVE_INFINITY;
  readonly #questions = new Map<string, readonly Question[]>();

  constructor(world: World, number: number, machine: Machine) {
    this.#world = world;
    this.number = number;
    this.machine = machine;
    const { entries, characters, pages, bytes } = world.capacity;
    this.memory = createCacheMemory({ entries, characters });
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
      { what: 'characters', size: entries.calculatedSize, limit: capacity.characters },
      { what: 'pages', size: pages, limit: capacity.pages },
      { what: 'bytes of pages', size: bytes, limit: capacity.bytes },
      { what: 'leases', size: leases.size, limit: MOST_LEASES },
      { what: 'tags', size: invalidations.size, limit: MOST_TAGS },
    ];
  }

  /** The clock was set: leases that were taken before are void. */
  forgetQuestions(): void {
    this.#questions.clear();
    this.clockSetAt = this.#world.timeline.now;
  }

  /** While nothing is wrong, isolates that share their leases have one question under way for a key. */
  #checkFleet(key: string): void {
    const { fleet, weather, timeline, invariants, questions } = this.#world;
    const open = [...(questions.get(key) ?? [])].filter(({ life }) => !life.isOver);
    if (fleet === null || open.length === 0 || !weather.isFair(timeline.now)) return;
    const since = timeline.now - (open[0]?.since ?? 0);
    invariants.violate(
      'one-question',
      `${key} is asked for while another isolate's question of ${since} ms ago is open`,
      {
        isolate: this,
        keys: [key],
      },
    );
  }

  /** A question to an upstream begins; one at a time may be under way for a key. Returns what ends it. */
  question(
    key: string,
    { life, startedAt }: { readonly life: Life; readonly startedAt: number },
  ): () => void {
    // It waits for another time than was meant.
    if (startedAt <= this.clockSetAt) return () => undefined;
    const { timeline, invariants, questions } = this.#world;
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
    this.#checkFleet(key);
    const question = { since: timeline.now, life };
    questions.set(key, new Set([...(questions.get(key) ?? []), question]));
    this.#questions.set(key, [...open, question]);
    return () => {
      const left = new Set(questions.get(key));
      left.delete(question);
      questions.set(key, left);
      const rest = (this.#questions.get(key) ?? []).filter((other) => other !== question);
      if (rest.length === 0) this.#questions.delete(key);
      else this.#questions.set(key, rest);
    };
  }
}

/** As the data cache has it: after this another request may ask too. */
const LEASE_MS = 2_500;
const MOST_LEASES = 10_000;
const MOST_TAGS = 500;
