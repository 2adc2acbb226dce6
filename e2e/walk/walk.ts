import { windowOf } from '../../testing/browser/windows.ts';
import { EngineError, nullIfEngineFails, type Tab, type Visit } from '../../testing/engines/tab.ts';
import { readDocument, type ReadDocument } from '../../testing/read-document.ts';
import type { Action, Situation } from './actions/action.ts';
import { ACTIONS } from './actions.ts';
import { unexpected } from './expected-complaints.ts';
import type { Ground } from './ground.ts';
import { handsOf, pause, read } from './hands.ts';
import { violations, type Violation } from './invariants.ts';
import { movedTrail, newModel, type Model, type Movement, type Trail } from './model.ts';
import type { Seen } from './page/seen.ts';
import { randomOf, type Beginning, type Step } from './random.ts';

/** A step that was taken, and what it did, in words. */
export interface TakenStep {
  readonly step: Step;
  readonly did: string;
}

export interface Failure {
  readonly violation: Violation;
  readonly seen: Seen;
  /** `null` where the engine could take none. */
  readonly picture: Uint8Array | null;
}

export interface Walk {
  readonly start: string;
  readonly width: number;
  readonly taken: readonly TakenStep[];
  readonly failure: Failure | null;
}

const STARTS = [
  '/',
  '/slots/',
  '/all-games/',
  '/blog/',
  '/es/',
  '/promotions/',
  '/welcome/',
  '/info/help/',
  '/casino/games/',
  '/contact-us/',
  '/themes/',
  '/providers/',
  '/restricted-access/',
  '/search/?q=bonus',
];
const WIDTHS = [390, 768, 1440];
/** A limit for what hangs: the platform's patience is 10 s, and machines are slow. */
const REST_LIMIT_MS = 14_000;
/** How long the code of what was just opened may take on a page that is at rest; an entry can also be of something that does not open again. */
const OVERLAY_LIMIT_MS = 2_000;
/** What does not hold at once may hold when the last effect has run. */
const DOUBT_MS = 5_000;
const LOOK_INTERVAL_MS = 80;

export function beginningOf(seed: number): Beginning {
  const random = randomOf(seed);
  return { start: STARTS[random() % STARTS.length] ?? '/', width: WIDTHS[random() % WIDTHS.length] ?? 1440 };
}

/** A random walk: its steps are chosen as it goes, out of what can be done. */
export function randomWalk(ground: Ground, seed: number, length: number): Promise<Walk> {
  const random = randomOf(seed ^ 0x5eed);
  return walkOf(ground, beginningOf(seed), {
    next: (situation, count) =>
      count >= length ? null : { action: chosen(situation, random()), pick: random() },
  });
}

/** The same steps again; those that cannot be taken are left out. */
export function replay(ground: Ground, beginning: Beginning, steps: readonly Step[]): Promise<Walk> {
  return walkOf(ground, beginning, { next: (_situation, count) => steps[count] ?? null });
}

/** The same steps, each waited for: what it needs may come a moment later, as on a slow machine. */
export function journey(ground: Ground, beginning: Beginning, steps: readonly Step[]): Promise<Walk> {
  return walkOf(ground, beginning, {
    next: (_situation, count) => steps[count] ?? null,
    patienceMs: REST_LIMIT_MS,
  });
}

/** Opens one page after the other by its address; what does not hold on them. */
export async function tour(
  ground: Ground,
  width: number,
  addresses: readonly string[],
): Promise<readonly { readonly address: string; readonly violation: Violation }[]> {
  const visit = await ground.engine.newVisit(windowOf(width));
  const wrong: { readonly address: string; readonly violation: Violation }[] = [];
  try {
    const walker = new Walker(ground, visit, await visit.newTab());
    for (const address of addresses) {
      await walker.tab.goto(ground.origin + address);
      const failure = await walker.arrive('none', null);
      if (failure !== null) wrong.push({ address, violation: failure.violation });
    }
    return wrong;
  } catch (error) {
    // What was found is told all the same.
    if (error instanceof EngineError && wrong.length > 0) return wrong;
    throw error;
  } finally {
    await visit.end();
  }
}

/** One of the actions that can be taken, by weight. */
function chosen(situation: Situation, random: number): string {
  const possible = Object.entries(ACTIONS).filter(([, action]) => action.when(situation));
  let rest = random % possible.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const [name, { weight }] of possible) {
    if (rest < weight) return name;
    rest -= weight;
  }
  throw new Error('Nothing can be done here');
}

interface Way {
  /** The step to take after so many; `null` ends the walk. */
  next(situation: Situation, count: number): Step | null;
  /** How long a step that cannot be taken yet is waited for (ms). */
  readonly patienceMs?: number;
}

async function walkOf(
  ground: Ground,
  { start, width }: Beginning,
  { next, patienceMs = 0 }: Way,
): Promise<Walk> {
  const visit = await ground.engine.newVisit(windowOf(width));
  try {
    const walker = new Walker(ground, visit, await visit.newTab());
    await walker.tab.goto(ground.origin + start);
    const taken: TakenStep[] = [{ step: { action: 'begin', pick: 0 }, did: `at ${start}, ${width} px wide` }];
    let failure = await walker.arrive('none', null);
    for (let count = 0; failure === null; count += 1) {
      const step = next(walker.situation(), count);
      const action = step === null ? undefined : ACTIONS[step.action];
      if (step === null || action === undefined) break;
      const done = await walker.take(action, step, patienceMs);
      if (done === null) continue;
      taken.push({ step, did: done.did });
      failure = await walker.arrive(action.movement ?? 'none', done.before);
    }
    return { start, width, taken, failure };
  } finally {
    await visit.end();
  }
}

/** One visitor underway: the tabs, what was seen last, and what the model believes. */
class Walker {
  readonly model: Model = newModel();
  tab: Tab;
  private readonly ground: Ground;
  private readonly visit: Visit;
  private readonly others: { readonly tab: Tab; readonly trail: Trail }[] = [];
  private seen: Seen | null = null;
  private leftAt: number | null = null;
  private hasChangedTab = false;

  constructor(ground: Ground, visit: Visit, tab: Tab) {
    this.ground = ground;
    this.visit = visit;
    this.tab = tab;
  }

  situation(): Situation {
    if (this.seen === null) throw new Error('The walk has not begun');
    const { model, seen, visit } = this;
    return {
      seen,
      model,
      network: visit.network,
      tabs: {
        count: this.others.length + 1,
        current: () => this.tab,
        open: async () => this.changeTo({ tab: await this.visit.newTab(), trail: newModel().trail }),
        change: async () => {
          const other = this.others.shift();
          if (other !== undefined) await this.changeTo(other);
        },
      },
    };
  }

  /** What was done, in words, and the page before it; `null` when it could not be done within the patience. */
  async take(
    action: Action,
    step: Step,
    patienceMs: number,
  ): Promise<{ readonly did: string; readonly before: Seen } | null> {
    const limit = performance.now() + patienceMs;
    for (;;) {
      const situation = this.situation();
      const hands = handsOf(this.tab, this.ground.probe, step.pick);
      const did = action.when(situation) ? await action.run(hands, situation) : null;
      this.leftAt = hands.pressedAt;
      if (did !== null) return { did, before: situation.seen };
      if (performance.now() > limit) return null;
      await pause(LOOK_INTERVAL_MS);
      this.seen = await this.rest();
    }
  }

  /** Waits until the page is at rest, and looks whether all invariants hold. */
  async arrive(movement: Movement, before: Seen | null): Promise<Failure | null> {
    const origin = this.hasChangedTab ? null : before;
    this.hasChangedTab = false;
    const { trail } = this.model;
    const complaints: string[] = [];
    let now = await this.rest();
    let found: readonly Violation[] = [];
    const doubt = performance.now() + DOUBT_MS;
    for (;;) {
      complaints.push(...(await this.complaints(now.address)));
      const edge = await this.askEdge(now);
      found = violations({ now, before: origin, model: this.model, trail, movement, complaints, edge });
      if (found.length === 0 || performance.now() > doubt) break;
      await pause(LOOK_INTERVAL_MS * 2);
      now = await this.rest();
    }
    this.seen = now;
    this.model.trail = movedTrail(trail, {
      movement,
      before: origin,
      now,
      leftAt: this.leftAt ?? before?.scroll.y ?? 0,
    });
    const [violation] = found;
    if (violation === undefined) return null;
    return { violation, seen: now, picture: await nullIfEngineFails(this.tab.screenshot()) };
  }

  /** Of every tab, after each step: what one complained of without a network is not to be read when there is one again. */
  private async complaints(address: string): Promise<readonly string[]> {
    const tabs = [this.tab, ...this.others.map(({ tab }) => tab)];
    const made = await Promise.all(tabs.map((tab) => tab.takeComplaints()));
    return unexpected(made.flat(), this.model, address);
  }

  private async changeTo(next: { readonly tab: Tab; readonly trail: Trail }): Promise<void> {
    this.others.push({ tab: this.tab, trail: this.model.trail });
    this.tab = next.tab;
    // Another language may have been chosen in the tab that is left, of which the pages of this one knew nothing as they were left.
    const places = next.trail.places.map((place) => ({ ...place, isLeftByLink: false }));
    this.model.trail = { ...next.trail, places };
    this.hasChangedTab = true;
    await this.tab.show();
  }

  /** The page at rest, or as it is when the limit is over. */
  private async rest(): Promise<Seen> {
    const limit = performance.now() + REST_LIMIT_MS;
    let last: Seen | null = null;
    let restsSince = Number.POSITIVE_INFINITY;
    for (;;) {
      const now = await read<Seen>(this.tab, this.ground.probe.look);
      const isSame = last !== null && last.address === now.address && last.scroll.y === now.scroll.y;
      const { isOffline, platform } = this.model;
      if (now.isSettled) restsSince = Math.min(restsSince, performance.now());
      const isAwaited =
        (now.isPlatformOnItsWay && !isOffline && platform === 'well') ||
        (now.isOverlayOnItsWay && performance.now() < restsSince + OVERLAY_LIMIT_MS);
      if ((now.isSettled && isSame && !isAwaited) || performance.now() > limit) return now;
      last = now;
      await pause(LOOK_INTERVAL_MS);
    }
  }

  private async askEdge({ address, origin }: Seen): Promise<ReadDocument | null> {
    if (this.model.isOffline || origin !== this.ground.origin) return null;
    const [path = '/'] = address.split('#');
    const locale = /^\/(es|en-ca|en-ie)\//u.exec(path)?.[1] ?? 'en';
    const agent = await read<string>(this.tab, 'navigator.userAgent');
    const response = await fetch(this.ground.origin + path, {
      headers: { 'user-agent': agent, cookie: `locale=${locale}` },
      redirect: 'manual',
    });
    return response.status === 200 || response.status === 404 ? readDocument(await response.text()) : null;
  }
}
