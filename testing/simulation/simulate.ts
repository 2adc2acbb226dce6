import { REFRESH_LIMIT_MS, refreshEach } from '../../worker/services/hot-set.ts';
import { pathOfArticle, type RenderedFacts } from './articles.ts';
import { Editors } from './editors.ts';
import { describeFault, schedule, Weather, type Fault } from './faults.ts';
import { FleetStore } from './fleet-store.ts';
import { Invariants, type Violation } from './invariants.ts';
import { EdgeIsolate } from './isolate.ts';
import { createRandom, type Random } from './random.ts';
import { Store } from './store.ts';
import { Timeline } from './timeline.ts';
import { Trace } from './trace.ts';
import { Truth, type Document } from './truth.ts';
import { Visit } from './visit.ts';
import type { World } from './world.ts';
import { VISITORS } from './visitors.ts';

/** One run: everything that happens in it follows from this. */
export interface Run {
  readonly seed: number;
  /** Numbers of faults of the schedule that are left out. */
  readonly without?: ReadonlySet<number>;
  /** Ends then, in milliseconds since its start. */
  readonly endMs?: number;
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
/** While nothing is wrong: two questions in a row, each of which may fail once. */
const PROMPT_MS = 1_000;
/** Of the addresses that nobody has, so many were asked for a while ago: among the last so many. */
const ASKED_AGAIN = 0.5;
const LATELY_ASKED = 100;

/** Runs a seed until it is over or an invariant is violated. */
export function simulate({ seed, without = new Set(), endMs = LENGTH_MS }: Run): Promise<RunResult> {
  return new Simulation(seed, without).run(endMs);
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
    const store = new Store({
      timeline,
      random: createRandom(seed, 'store'),
      weather,
      lagMs,
      replicas: isolates,
    });
    this.#world = {
      timeline,
      start: START,
      random: createRandom(seed, 'network'),
      weather,
      truth,
      store,
      // One store that all see at once is Redis, or Valkey.
      fleet: lagMs === 0 ? new FleetStore({ timeline, random: createRandom(seed, 'fleet'), weather }) : null,
      questions: new Map(),
      invariants: this.#invariants,
      trace,
      capacity: hasRoom
        ? { entries: 2_000, characters: 1_000_000, pages: 1_000, bytes: 4_000_000 }
        : { entries: 15, characters: 2_000, pages: 20, bytes: 6_000 },
    };
    this.#isolates = Array.from(
      { length: isolates },
      (_, index) => new EdgeIsolate(this.#world, index, { ahead: 0 }),
    );
    const scheduled = schedule(plan, { lengthMs: FAULTS_MS, count: plan.between(4, 14), isolates });
    this.#faults = scheduled.filter((_, index) => !without.has(index));
  }

  async run(endMs: number): Promise<RunResult> {
    const timeline = this.#timeline;
    const editors = new Editors(this.#world, {
      random: this.#events,
      isolate: () => this.#anyIsolate(this.#events),
      request: (isolate, name, work) => this.#request(isolate, name, work),
    });
    for (const fault of this.#faults) this.#plan(fault);
    this.#every(ARRIVALS_MS, LENGTH_MS, () => this.#arrive());
    this.#every(1_000, LENGTH_MS, () => this.#look());
    this.#every(20_000, LENGTH_MS, () => void this.#refresh());
    this.#every(500, FAULTS_MS, () => editors.change());
    for (const at of PROBES_MS) {
      const isLast = at === PROBES_MS.at(-1);
      timeline.after(FAULTS_MS + at, () => this.#probe(isLast));
    }
    await timeline.runUntil(START + endMs);
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
      this.#weather.begin(fault, timeline.now);
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
    this.#isolate(isolate).forgetQuestions();
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
    this.#request(isolate, path, async (visit) => void (await visit.page(path, visitor)));
  }

  #read(isolate: EdgeIsolate, document: Document): void {
    this.#request(isolate, document.key, async (visit) => {
      await visit.cache.get(visit.entry(document.key)).catch(() => this.#count('answers that failed'));
    });
  }

  /** An address that nobody has: a new one, or one of those before it once more. */
  #askForNothing(): void {
    const again = this.#events.chance(ASKED_AGAIN) ? this.#events.below(LATELY_ASKED) : 0;
    if (again === 0) this.#slugs += 1;
    const key = `renamed:magazine:en:x${Math.max(1, this.#slugs - again)}`;
    this.#request(this.#anyIsolate(this.#visits), key, async (visit) => {
      await visit.cache.get(visit.entry(key)).catch(() => this.#count('answers that failed'));
    });
  }

  #request(isolate: EdgeIsolate, name: string, work: (visit: Visit) => Promise<void>): void {
    this.#requests += 1;
    const visit = new Visit(this.#world, isolate);
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
    const isFair = this.#weather.isFair(visit.startedAt) && this.#weather.isFair(this.#timeline.now);
    if (waitedMs <= (isFair ? PROMPT_MS : DEADLINE_MS)) return;
    const { isolate } = visit;
    this.#invariants.violate('deadline', `${name} has waited for ${waitedMs} ms`, { isolate, keys: [name] });
  }

  /** Once a second: who still waits, and how much is held. */
  #look(): void {
    for (const [visit, name] of this.#under) {
      if (visit.life.isOver) this.#under.delete(visit);
      else this.#checkDeadline(visit, name);
    }
    for (const isolate of this.#isolates) {
      for (const { what, size, limit } of isolate.held()) {
        if (size > limit) this.#invariants.violate('memory', `${size} ${what}, over ${limit}`, { isolate });
      }
    }
  }

  /** The cron trigger, in one isolate. */
  async #refresh(): Promise<void> {
    const visit = new Visit(this.#world, this.#anyIsolate(this.#events), REFRESH_LIMIT_MS);
    const { cache, clock, record } = visit;
    const report = (error: unknown): void => record.addError(error);
    const entries = [this.#truth.list, ...this.#truth.brief].map(({ key }) => visit.entry(key));
    await refreshEach({ cache, clock, report, deadline: visit.now + REFRESH_LIMIT_MS }, entries);
  }

  /** Asks every isolate for everything; at last all of it must be the latest. */
  #probe(isLast: boolean): void {
    const { articles, documents } = this.#truth;
    for (const isolate of this.#isolates) {
      for (const [index] of articles.entries()) {
        for (const visitor of VISITORS) {
          const path = pathOfArticle(index);
          this.#request(isolate, path, async (visit) => {
            const parts = await visit.page(path, visitor);
            if (isLast) this.#invariants.checkFresh(isolate, parts);
          });
        }
      }
      for (const document of documents) this.#read(isolate, document);
    }
  }
}
