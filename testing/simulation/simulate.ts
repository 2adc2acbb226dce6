import { EdgeIsolate, pathOfArticle, type PageAnswer, type RenderedFacts, type Visit, type World } from './edge.ts';
import { describeFault, schedule, Weather, type Fault } from './faults.ts';
import { Invariants, type Violation } from './invariants.ts';
import { createRandom, type Random } from './random.ts';
import { Store } from './store.ts';
import { Timeline } from './timeline.ts';
import { Trace } from './trace.ts';
import { latest, Truth, type Document } from './truth.ts';
import { VISITORS } from './visitors.ts';

/** One run: everything that happens in it follows from this. */
export interface Run {
  readonly seed: number;
  /** Numbers of faults of the schedule that are left out. */
  readonly without?: ReadonlySet<number>;
}

export interface RunResult {
  readonly seed: number;
  readonly requests: number;
  readonly virtualMs: number;
  /** How often each kind of thing went wrong, or an upstream was asked. */
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
  readonly violation: Violation | null;
  /** The longest that a request waited, in milliseconds. */
  readonly longestMs: number;
}

const START = Date.UTC(2026, 10, 22);
/** Faults begin and end in this time… */
const FAULTS_MS = 120_000;
/**
 * …and in this one after it everything becomes fresh again: silent changes need an entry's lifetime, a page made of a
 * stale entry its own.
 */
export const FRESH_AGAIN_MS = 100_000;
const LENGTH_MS = FAULTS_MS + FRESH_AGAIN_MS;
/** When everything is asked for once before it is checked. */
const PROBES_MS = [0, 20_000, 40_000, 60_000, 80_000, 97_000] as const;

const ARRIVALS_MS = 5;
/** The upstreams' time for one request, and what a last look at memory or the store takes. */
const DEADLINE_MS = 2_300 + 100;
/** Told by its signature, a message is sent again until it is taken (wordpress/casino-headless). */
const RESEND_MS = 3_000;

/** Runs a seed until it is over or an invariant is violated. */
export async function simulate({ seed, without = new Set() }: Run): Promise<RunResult> {
  const simulation = new Simulation(seed, without);
  return simulation.run();
}

class Simulation {
  readonly #seed: number;
  readonly #timeline = new Timeline(START);
  readonly #weather = new Weather();
  readonly #truth = new Truth(START);
  readonly #trace = new Trace();
  readonly #invariants: Invariants;
  readonly #world: World;
  readonly #isolates: EdgeIsolate[];
  readonly #faults: readonly Fault[];
  readonly #visits: Random;
  readonly #events: Random;
  readonly #perTick: number;
  readonly #under = new Map<Visit, string>();
  readonly #counts: Record<string, number> = {};
  #requests = 0;
  #slugs = 0;
  #notices = 0;
  #longestMs = 0;
  #violation: Violation | null = null;

  constructor(seed: number, without: ReadonlySet<number>) {
    this.#seed = seed;
    const plan = createRandom(seed, 'plan');
    this.#visits = createRandom(seed, 'visits');
    this.#events = createRandom(seed, 'events');
    const isolates = plan.between(2, 4);
    this.#perTick = plan.between(1, 4);
    const hasRoom = plan.chance(0.8);
    const lagMs = plan.chance(0.4) ? 0 : plan.between(50, 3_000);
    const [timeline, weather, truth, trace] = [this.#timeline, this.#weather, this.#truth, this.#trace];
    const now = (): number => timeline.now;
    this.#invariants = new Invariants({
      start: START,
      now,
      weather,
      trace,
      lagMs,
      hasRoom,
      violated: (violation) => {
        this.#violation ??= violation;
        timeline.stop();
      },
    });
    const store = new Store({ timeline, random: createRandom(seed, 'store'), weather, lagMs, replicas: isolates });
    this.#world = {
      timeline,
      start: START,
      random: createRandom(seed, 'network'),
      weather,
      truth,
      store,
      invariants: this.#invariants,
      trace,
      capacity: hasRoom
        ? { entries: 2_000, letters: 1_000_000, pages: 1_000, bytes: 4_000_000 }
        : { entries: 15, letters: 2_000, pages: 20, bytes: 6_000 },
    };
    this.#isolates = Array.from(
      { length: isolates },
      (_, index) => new EdgeIsolate(this.#world, index, { ahead: plan.between(-20, 20) }),
    );
    const scheduled = schedule(plan, { lengthMs: FAULTS_MS, count: plan.between(4, 14), isolates });
    this.#faults = scheduled.filter((_, index) => !without.has(index));
  }

  async run(): Promise<RunResult> {
    const timeline = this.#timeline;
    for (const fault of this.#faults) this.#plan(fault);
    this.#every(ARRIVALS_MS, LENGTH_MS, () => this.#arrive());
    this.#every(1_000, LENGTH_MS, () => this.#look());
    this.#every(20_000, LENGTH_MS, () => void this.#refresh());
    this.#every(500, FAULTS_MS, () => this.#change());
    for (const at of PROBES_MS) {
      const isLast = at === PROBES_MS.at(-1);
      timeline.after(FAULTS_MS + at, () => this.#probe(isLast));
    }
    await timeline.runUntil(START + LENGTH_MS);
    return {
      seed: this.#seed,
      requests: this.#requests,
      virtualMs: timeline.now - START,
      counts: this.#counts,
      faults: this.#faults,
      violation: this.#violation,
      longestMs: this.#longestMs,
    };
  }

  #count(name: string): void {
    this.#counts[name] = (this.#counts[name] ?? 0) + 1;
  }

  #every(periodMs: number, endMs: number, happen: () => void): void {
    const again = (): void => {
      if (this.#timeline.now - START >= endMs) return;
      happen();
      this.#timeline.after(periodMs, again);
    };
    this.#timeline.after(periodMs, again);
  }

  #plan(fault: Fault): void {
    const timeline = this.#timeline;
    const isolate = 'isolate' in fault ? fault.isolate : null;
    timeline.after(fault.from, () => {
      this.#count(fault.kind);
      this.#trace.note({ at: fault.from, isolate, key: null, text: `fault begins: ${describeFault(fault)}` });
      this.#weather.begin(fault);
      if (fault.kind === 'death') this.#replace(fault.isolate);
      if (fault.kind === 'clock') this.#setClock(fault.isolate, fault.aheadMs);
      if (fault.kind === 'attack') {
        this.#every(1_000 / fault.perSecond, fault.to, () => this.#askForNothing());
      }
    });
    timeline.after(fault.to, () => {
      this.#trace.note({ at: fault.to, isolate, key: null, text: `fault ends: ${fault.kind}` });
      this.#weather.end(fault, timeline.now);
      if (fault.kind === 'clock') this.#setClock(fault.isolate, 0);
    });
  }

  #setClock(isolate: number, aheadMs: number): void {
    const { machine } = this.#isolate(isolate);
    machine.ahead = aheadMs;
    // Who waits until a moment of a clock that is set waits for another time than was meant.
    for (const visit of this.#under.keys()) {
      if (visit.isolate.number === isolate) this.#under.delete(visit);
    }
  }

  #replace(number: number): void {
    const { life, machine } = this.#isolate(number);
    life.end();
    this.#isolates[number] = new EdgeIsolate(this.#world, number, machine);
  }

  #isolate(number: number): EdgeIsolate {
    const isolate = this.#isolates[number];
    if (isolate === undefined) throw new Error(`There is no isolate ${number}`);
    return isolate;
  }

  #anyIsolate(random: Random): EdgeIsolate {
    return this.#isolate(random.below(this.#isolates.length));
  }

  /** Visitors come in groups, so that several want the same at the same moment. */
  #arrive(): void {
    const visits = this.#visits;
    for (let left = visits.below(this.#perTick * 2 + 1); left > 0; left -= 1) {
      const isolate = this.#anyIsolate(visits);
      const drawn = visits.next();
      if (drawn < 0.8) this.#visitPage(isolate, this.#popular(), visits.pick(VISITORS));
      else if (drawn < 0.94) this.#read(isolate, this.#document(this.#truth.articles));
      else if (drawn < 0.99) this.#read(isolate, this.#document(this.#truth.brief));
      else this.#askForNothing();
    }
  }

  /** The first articles are read the most. */
  #popular(): number {
    const { articles } = this.#truth;
    return Math.floor(articles.length * this.#visits.next() ** 2);
  }

  #document(documents: readonly Document[]): Document {
    const document = documents[this.#visits.below(documents.length)];
    if (document === undefined) throw new Error('There are no documents');
    return document;
  }

  #visitPage(isolate: EdgeIsolate, article: number, visitor: RenderedFacts['visitor']): void {
    const path = pathOfArticle(article);
    this.#request(isolate, path, async (visit) => {
      this.#checkPage(visit, path, visitor, await visit.page(path, visitor));
    });
  }

  #checkPage(visit: Visit, path: string, visitor: RenderedFacts['visitor'], answer: PageAnswer): void {
    const { isolate, startedAt } = visit;
    const surface = `${path} ${VISITORS.indexOf(visitor)}`;
    const { parts } = answer.kind === 'kept' ? answer.facts : answer;
    if (answer.kind === 'kept') {
      const { facts, page, isStale } = answer;
      const ageMs = visit.clock.now() - page.renderedAt;
      const wrong =
        facts.path !== path || facts.visitor !== visitor
          ? `${path} for ${JSON.stringify(visitor)} is ${facts.path} for ${JSON.stringify(facts.visitor)}`
          : null;
      if (wrong !== null) this.#invariants.violate('own-page', wrong, { isolate });
      if (ageMs > PAGE_STALE_MS + DEADLINE_MS || (!isStale && ageMs > PAGE_FRESH_MS + DEADLINE_MS)) {
        this.#invariants.violate('lifetime', `${surface} is ${ageMs} ms old`, { isolate, keys: [surface] });
      }
    }
    this.#invariants.checkPage(isolate, { surface, parts, askedAt: startedAt });
  }

  #read(isolate: EdgeIsolate, document: Document): void {
    this.#request(isolate, document.key, async (visit) => {
      await visit.cache.get(visit.entry(document.key)).catch(() => this.#count('answers that failed'));
    });
  }

  /** An address that nobody has, and a new one each time. */
  #askForNothing(): void {
    this.#slugs += 1;
    const key = `renamed:magazine:en:x${this.#slugs}`;
    this.#request(this.#anyIsolate(this.#visits), key, async (visit) => {
      await visit.cache.get(visit.entry(key)).catch(() => this.#count('answers that failed'));
    });
  }

  #request(isolate: EdgeIsolate, name: string, work: (visit: Visit) => Promise<void>): void {
    this.#requests += 1;
    const visit = isolate.open();
    if (this.#events.chance(this.#weather.drops)) {
      this.#count('requests dropped');
      this.#timeline.after(this.#events.below(400), () => visit.life.end());
    }
    this.#under.set(visit, name);
    const ended = (): void => {
      if (!this.#under.delete(visit)) return;
      this.#longestMs = Math.max(this.#longestMs, this.#timeline.now - visit.startedAt);
      this.#checkDeadline(visit, name);
    };
    work(visit).then(ended, (error: unknown) => {
      ended();
      this.#invariants.violate('no-crash', `${name}: ${String(error)}`, visit);
    });
  }

  #checkDeadline(visit: Visit, name: string): void {
    const waitedMs = this.#timeline.now - visit.startedAt;
    if (waitedMs <= DEADLINE_MS) return;
    const { isolate } = visit;
    this.#invariants.violate('deadline', `${name} has waited for ${waitedMs} ms`, { isolate, keys: [name] });
  }

  /** Once a second: who still waits, and how much is held. */
  #look(): void {
    for (const [visit, name] of this.#under) {
      if (visit.life.isOver) this.#under.delete(visit);
      else this.#checkDeadline(visit, name);
    }
    const { capacity } = this.#world;
    for (const isolate of this.#isolates) {
      const { entries, leases, invalidations } = isolate.memory;
      const { pages, bytes } = isolate.documents.cache.stats;
      const held: readonly (readonly [string, number, number])[] = [
        ['entries', entries.size, capacity.entries],
        ['characters', entries.calculatedSize, capacity.letters],
        ['pages', pages, capacity.pages],
        ['bytes of pages', bytes, capacity.bytes],
        ['leases', leases.size, MOST_LEASES],
        ['tags', invalidations.size, MOST_TAGS],
      ];
      for (const [what, size, limit] of held) {
        if (size > limit) this.#invariants.violate('memory', `${size} ${what}, over ${limit}`, { isolate });
      }
    }
  }

  /** An editor publishes an article, or something changes that nobody announces. */
  #change(): void {
    const events = this.#events;
    const now = this.#timeline.now;
    if (events.chance(0.05)) {
      const article = this.#truth.articles[events.below(this.#truth.articles.length)];
      if (article !== undefined) this.#publish([article, this.#truth.list]);
    }
    for (const document of this.#truth.documents) {
      if (document.announcedBy === null && events.chance(0.02)) document.since.push(now);
    }
  }

  #publish(documents: readonly [Document, ...Document[]]): void {
    const now = this.#timeline.now;
    for (const document of documents) document.since.push(now);
    const published = documents.map((document) => [document, latest(document)] as const);
    const [first] = documents;
    this.#notices += 1;
    this.#trace.note({ at: now - START, isolate: null, key: null, text: `${first.key} is published` });
    this.#send(first.announcedBy ?? [], published, `notice ${this.#notices}`);
  }

  /** Sends the message of a publication to some isolate, again and again until one has taken it. */
  #send(tags: readonly string[], published: readonly (readonly [Document, number])[], notice: string): void {
    const isolate = this.#anyIsolate(this.#events);
    const state = { isTaken: false };
    this.#request(isolate, notice, async (visit) => {
      try {
        await visit.cache.invalidate(tags, notice);
        state.isTaken = true;
        visit.note(null, `took ${notice}`);
        this.#invariants.announce(isolate, published);
      } catch (error) {
        visit.note(null, `${notice}: ${String(error)}`);
      }
    });
    this.#timeline.after(RESEND_MS, () => {
      if (!state.isTaken) this.#send(tags, published, notice);
    });
  }

  /** The cron trigger, in one isolate. */
  async #refresh(): Promise<void> {
    const visit = this.#anyIsolate(this.#events).open(Number.POSITIVE_INFINITY);
    for (const document of this.#truth.documents) {
      await visit.cache.refresh(visit.entry(document.key)).catch(() => undefined);
    }
  }

  /** Asks every isolate for everything; at last all of it must be the latest. */
  #probe(isLast: boolean): void {
    const { articles, documents } = this.#truth;
    for (const isolate of this.#isolates) {
      for (const [index] of articles.entries()) {
        for (const visitor of VISITORS) {
          const path = pathOfArticle(index);
          this.#request(isolate, path, async (visit) => {
            const answer = await visit.page(path, visitor);
            this.#checkPage(visit, path, visitor, answer);
            if (!isLast) return;
            const { parts } = answer.kind === 'kept' ? answer.facts : answer;
            this.#invariants.checkFresh(isolate, parts);
          });
        }
      }
      for (const document of documents) this.#read(isolate, document);
    }
  }
}

const PAGE_FRESH_MS = 15_000;
const PAGE_STALE_MS = 600_000;
const MOST_LEASES = 10_000;
const MOST_TAGS = 500;
