import * as v from 'valibot';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import {
  createCacheMemory,
  createDataCache,
  type CacheEntry,
  type Cached,
  type CacheMemory,
  type DataCache,
} from '../../worker/cache/data-cache.ts';
import { LIFETIMES } from '../../worker/cache/lifetimes.ts';
import { KeptDocuments, type Background, type DocumentRequest } from '../../worker/page/kept-documents.ts';
import type { KeptPage } from '../../worker/page/kept-page.ts';
import type { LoadedPage } from '../../worker/page/load.ts';
import { PageCache } from '../../worker/page/page-cache.ts';
import type { Bytes, Packer } from '../../worker/page/packing.ts';
import { RequestRecord } from '../../worker/request-record.ts';
import { valueInTime, valueOrNull, type ServiceRequest } from '../../worker/services/service-request.ts';
import { parseSettings } from '../../worker/settings.ts';
import type { Clock } from '../../worker/timing/clock.ts';
import { ask, createUpstreams, type ServiceContext, type Upstreams } from '../../worker/upstream/service-context.ts';
import { testPageData } from '../client/page-data.ts';
import type { Invariants, Part, Watched } from './invariants.ts';
import { clockOf, Life, type Machine } from './lives.ts';
import type { Random } from './random.ts';
import { fetcherOf, pathOf } from './services.ts';
import type { Store } from './store.ts';
import type { Timeline } from './timeline.ts';
import type { Trace } from './trace.ts';
import type { Truth } from './truth.ts';
import type { Weather } from './faults.ts';
import { VISITORS } from './visitors.ts';

/** As the middleware of services sets it. */
const UPSTREAM_BUDGET_MS = 2_300;
const FOOTER_LIMIT_MS = 40;
/** No page is right for longer than to the next half minute: something on it ends then. */
const UNTIL_MS = 30_000;

const SETTINGS = parseSettings({
  SITE_URL: 'https://www.casino.example',
  SANDBOX_ORIGIN: 'https://upstream.example',
});
const TEMPLATE = testPageData();

/** What a rendered page was made of; it belongs to its bytes, in whatever form they are. */
export interface RenderedFacts {
  readonly path: string;
  readonly visitor: Visitor;
  readonly parts: readonly Part[];
  readonly until: number | null;
}

export interface World {
  readonly timeline: Timeline;
  readonly start: number;
  readonly random: Random;
  readonly weather: Weather;
  readonly truth: Truth;
  readonly store: Store;
  readonly invariants: Invariants;
  readonly trace: Trace;
  readonly capacity: Capacity;
}

/** What an isolate may hold. */
export interface Capacity {
  readonly entries: number;
  readonly letters: number;
  readonly pages: number;
  readonly bytes: number;
}

/** A request for a page, as the product's page cache sees it, with the visit that it belongs to. */
interface PageVisit extends DocumentRequest {
  readonly visit: Visit;
}

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
    this.documents = new KeptDocuments({ load: loadSimulated, render: renderSimulated }, new PageCache({ pages, bytes }));
  }

  /** A new request. `budgetMs`: how long it waits for what it asks. */
  open(budgetMs: number = UPSTREAM_BUDGET_MS): Visit {
    return new Visit(this.#world, this, budgetMs);
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

const documentSchema = v.object({ key: v.string(), revision: v.number() });

/** One request in its isolate, with what the product builds for a request. */
export class Visit {
  readonly world: World;
  readonly isolate: EdgeIsolate;
  readonly life: Life;
  readonly clock: Clock;
  readonly record: RequestRecord;
  /** The product's cache; what it answers is checked. */
  readonly cache: DataCache;
  /** Milliseconds since the epoch, by the true clock. */
  readonly startedAt: number;
  readonly #unchecked: DataCache;
  readonly #context: ServiceContext;

  constructor(world: World, isolate: EdgeIsolate, budgetMs: number) {
    this.world = world;
    this.isolate = isolate;
    this.life = new Life(isolate.life);
    this.clock = clockOf(world.timeline, isolate.machine, this.life);
    this.startedAt = world.timeline.now;
    this.record = new RequestRecord('visit', this.clock.now());
    const deadline = this.clock.now() + budgetMs;
    const cache = createDataCache({
      kv: world.store.seenBy(isolate.number, this.life),
      clock: this.clock,
      memory: isolate.memory,
      deadline,
      waitUntil: this.waitUntil,
      report: (error) => this.record.addError(error),
      observe: () => undefined,
    });
    this.#unchecked = cache;
    this.cache = this.reading([]).cache;
    this.#context = {
      settings: SETTINGS,
      upstreams: isolate.upstreams,
      fetcher: fetcherOf(world, this.life),
      clock: this.clock,
      deadline,
      waitUntil: this.waitUntil,
      record: this.record,
    };
  }

  /** Nothing ends a request before its work is done, but the faults. */
  readonly waitUntil = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => {
      this.world.invariants.violate('no-crash', `work in the background: ${String(error)}`, this);
    });
  };

  /** What `key` names in the cache: a document, or an address that nobody has. */
  entry(key: string): CacheEntry<{ readonly revision: number }> {
    const document = this.world.truth.find(key);
    return {
      key,
      lifetime: document?.lifetime ?? LIFETIMES.content,
      tags: document?.tags ?? ['magazine'],
      parse: (stored) => v.parse(documentSchema, stored),
      load: async () => {
        const { timeline } = this.world;
        const ended = this.isolate.question(key, this.life);
        if (document !== undefined) this.isolate.asked.set(document, timeline.now);
        this.note(key, 'asks the upstream');
        try {
          const { body } = await ask(this.#context, document?.call ?? 'cms.renamed', { path: pathOf(key) });
          this.note(key, `the upstream says ${JSON.stringify(body)}`);
          return body;
        } catch (error) {
          if (document !== undefined) this.isolate.failed.set(document, timeline.now);
          this.note(key, String(error));
          throw error;
        } finally {
          ended();
        }
      },
    };
  }

  note(key: string | null, text: string): void {
    const { trace, timeline, start } = this.world;
    trace.note({ at: timeline.now - start, isolate: this.isolate.number, key, text });
  }

  /** What services are built from, with a cache that adds every document that it gives to `parts`. */
  reading(parts: Part[]): Pick<ServiceRequest, 'cache' | 'clock' | 'record' | 'waitUntil'> {
    const { clock, record, waitUntil } = this;
    const cache: DataCache = { ...this.#unchecked, get: (entry) => this.#checked(entry, parts) };
    return { cache, clock, record, waitUntil };
  }

  /** What the product's answer says, compared with what is true. */
  async #checked<T>(entry: CacheEntry<T>, parts: Part[]): Promise<Cached<T>> {
    const { invariants, timeline, truth } = this.world;
    const askedAt = timeline.now;
    const answer = await this.#unchecked.get(entry);
    const document = truth.find(entry.key);
    if (document === undefined) return answer;
    const revision = revisionOf(answer.value);
    if (revision === null) {
      invariants.violate('lifetime', `${entry.key}: ${String(answer.value)}`, { isolate: this.isolate });
      return answer;
    }
    if (answer.state !== 'memory') this.note(entry.key, `serves revision ${revision} from ${answer.state}`);
    const isExcused = invariants.check({ isolate: this.isolate, document, revision, state: answer.state, askedAt });
    parts.push({ document, revision, isExcused });
    return answer;
  }

  /** The document of an address out of the page cache, or made. */
  async page(path: string, visitor: Visitor): Promise<PageAnswer> {
    const { documents } = this.isolate;
    const request: PageVisit = {
      address: { locale: 'en', path },
      visitor,
      now: this.clock.now(),
      services: { cache: this.cache },
      visit: this,
    };
    const background: Background = {
      clock: this.clock,
      packer: packerOf(this),
      run: (work) => void work.catch((error: unknown) => this.record.addError(error)),
    };
    const found = await documents.find(request, background);
    if (found !== null) return { kind: 'kept', facts: factsOf(found.page), ...found };
    const made = await documents.make(request, { ...background, mayKeep: true });
    if ('movedTo' in made) throw new Error('no page of the simulation moves');
    return { kind: 'made', status: made.pageData.status, parts: partsOf(made.pageData) };
  }
}

export type PageAnswer =
  | { readonly kind: 'kept'; readonly page: KeptPage; readonly isStale: boolean; readonly facts: RenderedFacts }
  | { readonly kind: 'made'; readonly status: number; readonly parts: readonly Part[] };

function revisionOf(value: unknown): number | null {
  const isDocument = typeof value === 'object' && value !== null && 'revision' in value;
  return isDocument && typeof value.revision === 'number' ? value.revision : null;
}

/** What pages were made of, by the part of their data that is theirs alone, and by their bytes. */
const partsByMeta = new WeakMap<PageData['meta'], readonly Part[]>();
const factsByBytes = new WeakMap<Bytes, RenderedFacts>();

function partsOf({ meta }: PageData): readonly Part[] {
  return partsByMeta.get(meta) ?? [];
}

function factsOf({ body }: KeptPage): RenderedFacts {
  const facts = factsByBytes.get(body.kind === 'rendered' ? body.html : body.br);
  if (facts === undefined) throw new Error('a kept page has bytes that were never rendered');
  return facts;
}

/** An article's page, made in the order of the product's loaders (worker/page/load.ts). */
async function loadSimulated({ address, visitor, now, visit }: PageVisit): Promise<LoadedPage> {
  const { truth } = visit.world;
  const { version } = await visit.cache.invalidations();
  const parts: Part[] = [];
  const work = visit.reading(parts);
  const meta = { ...TEMPLATE.meta };
  const page = { ...TEMPLATE, address, visitor, version, meta };
  try {
    await work.cache.get(visit.entry(keyOf(address.path)));
  } catch {
    return { pageData: { ...page, status: 500 }, complete: false, until: null };
  }
  const [list, promotions] = await Promise.all([
    valueOrNull(work, visit.entry(truth.list.key)),
    valueOrNull(work, visit.entry(truth.promotionsOf(visitor.country).key)),
  ]);
  const copyright = await valueInTime(work, visit.entry(truth.copyrightOf(visitor.country).key), FOOTER_LIMIT_MS);
  partsByMeta.set(meta, parts);
  visit.note(`${address.path} ${VISITORS.indexOf(visitor)}`, `is made at ${version} of ${parts.map(({ document, revision }) => `${document.index}:${revision}`).join(' ')}`);
  return {
    pageData: page,
    complete: list !== null && promotions !== null && copyright.complete,
    until: Math.ceil((now + 1) / UNTIL_MS) * UNTIL_MS,
  };
}

const keyOf = (path: string): string => `post:magazine:en:${path.split('/').at(-2) ?? ''}`;
export const pathOfArticle = (index: number): string => `/blog/a${index}/`;

const SMALLEST_PAGE = 500;

function renderSimulated(
  pageData: PageData,
  { renderedAt, until }: { readonly renderedAt: number; readonly until: number | null },
) {
  const { address, visitor } = pageData;
  const parts = partsOf(pageData);
  const revisions = parts.map(({ document, revision }) => `${document.index}:${revision}`).toSorted();
  const html: Bytes = new Uint8Array(SMALLEST_PAGE + (address.path.length % 7) * 100);
  factsByBytes.set(html, { path: address.path, visitor, parts, until });
  const etag = `${JSON.stringify(visitor)} ${address.path} ${revisions.join(' ')}`;
  return Promise.resolve({ body: { kind: 'rendered' as const, html }, etag, renderedAt, until, headers: {} });
}

const PACKING_MS = [1, 40] as const;
const PACKING_WELL_MS = [100, 700] as const;
const BEST = 11;
/** One in so many fails. */
const PACKER_FAILS = 0.01;

function packerOf({ world: { random, timeline }, life }: Visit): Packer {
  return {
    brotliQualities: [5, BEST],
    pack: (html, _coding, quality) =>
      new Promise((resolve, reject) => {
        const delayMs = quality === BEST ? random.between(...PACKING_WELL_MS) : random.between(...PACKING_MS);
        timeline.after(delayMs, () => {
          if (life.isOver) return;
          if (random.chance(PACKER_FAILS)) {
            reject(new Error('packer'));
            return;
          }
          const packed: Bytes = new Uint8Array(Math.ceil(html.length / 5));
          const facts = factsByBytes.get(html);
          if (facts !== undefined) factsByBytes.set(packed, facts);
          resolve(packed);
        });
      }),
  };
}
