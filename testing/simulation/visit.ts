import * as v from 'valibot';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { CacheEntry, Cached } from '../../worker/cache/cache-entry.ts';
import { createDataCache, type DataCache } from '../../worker/cache/data-cache.ts';
import { createFleet, type Fleet } from '../../worker/fleet/fleet.ts';
import { LIFETIMES } from '../../worker/cache/lifetimes.ts';
import type { Background } from '../../worker/page/kept-documents.ts';
import { RequestRecord } from '../../worker/request-record.ts';
import type { ServiceRequest } from '../../worker/services/service-request.ts';
import { parseSettings } from '../../worker/settings.ts';
import type { Clock } from '../../worker/timing/clock.ts';
import { callRow } from '../../worker/upstream/calls.ts';
import { ask, type ServiceContext } from '../../worker/upstream/service-context.ts';
import { UpstreamError } from '../../worker/upstream/upstream-error.ts';
import { factsOf, packerOf, partsOf, type PageVisit, type RenderedFacts } from './articles.ts';
import type { Moment, Part } from './invariants.ts';
import type { EdgeIsolate } from './isolate.ts';
import { clockOf, Life } from './lives.ts';
import { fetcherOf, pathOf } from './services.ts';
import { VISITORS } from './visitors.ts';
import type { World } from './world.ts';
import { traceContext } from '../../worker/telemetry/trace-context.ts';

/** As the middleware of services sets it. */
const UPSTREAM_BUDGET_MS = 2_300;
/** As the data cache has it: no answer is waited for longer. */
const LOAD_TIMEOUT_MS = 2_000;

/** No two visits need be told apart by it, and a run stays the same for its seed. */
const TRACE = traceContext('00000000-0000-4000-8000-000000000001', { share: 0 });

/** As the page cache has them (worker/page/page-cache.ts). */
const PAGE_FRESH_MS = 15_000;
const PAGE_STALE_MS = 600_000;

const SETTINGS = parseSettings({
  SITE_URL: 'https://www.casino.example',
  SANDBOX_ORIGIN: 'https://upstream.example',
});

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
  /** By its machine's clock, as a request knows it. */
  readonly now: number;
  /** Milliseconds since the epoch, by the true clock. */
  readonly startedAt: number;
  readonly #deadline: number;
  readonly #unchecked: DataCache;
  readonly #context: ServiceContext;

  /** `budgetMs`: how long it waits for what it asks. */
  constructor(world: World, isolate: EdgeIsolate, budgetMs: number = UPSTREAM_BUDGET_MS) {
    this.world = world;
    this.isolate = isolate;
    this.life = new Life(isolate.life);
    this.clock = clockOf(world.timeline, isolate.machine, this.life);
    this.startedAt = world.timeline.now;
    this.now = this.clock.now();
    this.#deadline = this.startedAt + budgetMs;
    this.record = new RequestRecord({ startedAt: this.clock.now(), trace: TRACE });
    const deadline = this.clock.now() + budgetMs;
    const cache = createDataCache({
      fleet: this.#fleet(),
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
        const { timeline, weather, invariants } = this.world;
        const call = document?.call ?? 'cms.renamed';
        const ended = this.isolate.question(key, this);
        if (document !== undefined) this.isolate.asked.set(document, timeline.now);
        this.note(key, 'asks the upstream');
        try {
          const { body } = await ask(this.#context, call, { path: pathOf(key) });
          if (document === undefined) this.isolate.missing.set(key, timeline.now);
          this.note(key, `the upstream says ${JSON.stringify(body)}`);
          return body;
        } catch (error) {
          if (document !== undefined) this.isolate.failed.set(document, this.#moment());
          this.note(key, String(error));
          if (
            error instanceof UpstreamError &&
            error.failure === 'circuit-open' &&
            weather.isFair(timeline.now) &&
            !weather.hasFailedRarely(callRow(call).service, timeline.now)
          ) {
            const text = `${key}: a breaker is open although nothing is wrong`;
            invariants.violate('fresh-again', text, { isolate: this.isolate, keys: [key] });
          }
          throw error;
        } finally {
          ended();
        }
      },
    };
  }

  /** The product's fleet over the leases of all isolates. Who asks for one is about to ask the upstream. */
  #fleet(): Fleet | null {
    const { fleet, timeline, truth } = this.world;
    if (fleet === null) return null;
    const service = fleet.seenBy(this.isolate.number, this.life);
    const product = createFleet({
      service,
      clock: this.clock,
      report: (error) => this.record.addError(error),
    });
    return {
      ...product,
      take: (key, durationMs) => {
        const document = truth.find(key);
        if (document !== undefined) this.isolate.asked.set(document, timeline.now);
        return product.take(key, durationMs);
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

  #moment(): Moment {
    return { at: this.world.timeline.now, byClock: this.clock.now() };
  }

  /** What the product's answer says, compared with what is true. */
  async #checked<T>(entry: CacheEntry<T>, parts: Part[]): Promise<Cached<T>> {
    const { invariants, truth } = this.world;
    const asked = this.#moment();
    const answer = await this.#unchecked.get(entry);
    const document = truth.find(entry.key);
    if (document === undefined) {
      const { key, lifetime } = entry;
      const { state } = answer;
      invariants.checkMissing(this.isolate, { key, lifetime, state, askedAt: asked.at, told: truth.list });
      return answer;
    }
    const revision = revisionOf(answer.value);
    if (revision === null) {
      invariants.violate('lifetime', `${entry.key}: ${String(answer.value)}`, { isolate: this.isolate });
      return answer;
    }
    if (answer.state !== 'memory') this.note(entry.key, `serves revision ${revision} from ${answer.state}`);
    const isExcused = invariants.check({
      isolate: this.isolate,
      document,
      revision,
      state: answer.state,
      asked,
      deadline: Math.min(this.#deadline, asked.at + LOAD_TIMEOUT_MS),
    });
    parts.push({ document, revision, isExcused });
    return answer;
  }

  /** What is on the page of an address, out of the page cache or made; it is checked. */
  async page(path: string, visitor: Visitor): Promise<readonly Part[]> {
    const { isolate, startedAt, now } = this;
    const request: PageVisit = {
      address: { locale: 'en', path },
      visitor,
      now,
      services: { cache: this.cache },
      visit: this,
    };
    const background: Background = {
      clock: this.clock,
      packer: packerOf(this.world, this.life),
      took: () => undefined,
      inTurn: (work) => work(),
      run: (work) => void work.catch((error: unknown) => this.record.addError(error)),
    };
    const surface = `${path} ${VISITORS.indexOf(visitor)}`;
    const found = await isolate.documents.find(request, background);
    let parts: readonly Part[];
    if (found === null) {
      const made = await isolate.documents.make(request, { ...background, mayKeep: true });
      if ('movedTo' in made) throw new Error('no page of the simulation moves');
      parts = partsOf(made.pageData);
    } else {
      this.#checkKept(found, { path, visitor, surface });
      ({ parts } = factsOf(found.page));
    }
    this.world.invariants.checkPage(isolate, { surface, parts, askedAt: startedAt });
    return parts;
  }

  /** A page out of the page cache is this visitor's, and not older than pages may be. */
  #checkKept(
    { page, isStale }: Kept,
    asked: Pick<RenderedFacts, 'path' | 'visitor'> & { surface: string },
  ): void {
    const { invariants } = this.world;
    const { isolate, now } = this;
    const where = { isolate, keys: [asked.surface] };
    const facts = factsOf(page);
    if (facts.path !== asked.path || facts.visitor !== asked.visitor) {
      const [wanted, got] = [asked, facts].map(
        ({ path, visitor }) => `${path} for ${JSON.stringify(visitor)}`,
      );
      invariants.violate('own-page', `${wanted} is ${got}`, where);
    }
    const ageMs = now - page.renderedAt;
    if (ageMs > (isStale ? PAGE_STALE_MS : PAGE_FRESH_MS)) {
      invariants.violate('lifetime', `${asked.surface} is ${ageMs} ms old`, where);
    }
    if (page.until !== null && now >= page.until) {
      invariants.violate('lifetime', `${asked.surface} is wrong since ${now - page.until} ms`, where);
    }
  }
}

type Kept = NonNullable<Awaited<ReturnType<EdgeIsolate['documents']['find']>>>;

function revisionOf(value: unknown): number | null {
  const isDocument = typeof value === 'object' && value !== null && 'revision' in value;
  return isDocument && typeof value.revision === 'number' ? value.revision : null;
}
