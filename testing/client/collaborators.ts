import type { AnalyticsEvent } from '../../client/state/analytics-event.ts';
import type { Cancel, Collaborators, Cookies, Timers } from '../../client/state/collaborators.ts';
import { INERT_PLATFORM } from '../../client/state/inert.ts';
import type { PlatformCalls } from '../../client/state/platform-calls.ts';

export interface TestTimers extends Timers {
  /** Advances the clock and runs the timers that are due, in order. */
  pass(ms: number): void;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Timers with a clock that only `pass` advances. */
export function testTimers(startMs = 1_700_000_000_000): TestTimers {
  let now = startMs;
  const due = new Set<Due>();
  const nextBefore = (end: number): Due | undefined =>
    [...due].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(delayMs, run): Cancel {
      const timer = { at: now + delayMs, run };
      due.add(timer);
      return () => due.delete(timer);
    },
    pass(ms) {
      const end = now + ms;
      for (let timer = nextBefore(end); timer !== undefined; timer = nextBefore(end)) {
        due.delete(timer);
        now = timer.at;
        timer.run();
      }
      now = end;
    },
  };
}

export interface TestCookies extends Cookies {
  readonly jar: Map<string, string>;
  readonly maxAges: Map<string, number>;
}

export function testCookies(initial: Readonly<Record<string, string>> = {}): TestCookies {
  const jar = new Map(Object.entries(initial));
  const maxAges = new Map<string, number>();
  return {
    jar,
    maxAges,
    get: (name) => jar.get(name) ?? null,
    set(name, value, maxAgeS) {
      jar.set(name, value);
      maxAges.set(name, maxAgeS);
    },
    remove: (name) => void jar.delete(name),
  };
}

export interface TestCollaborators extends Collaborators {
  readonly timers: TestTimers;
  readonly cookies: TestCookies;
  readonly stored: Map<string, string>;
  readonly tracked: AnalyticsEvent[];
  readonly announced: string[];
}

/** Collaborators for tests: time, cookies and storage in memory, and a record of tracked and announced events. */
export function testCollaborators(
  given: {
    readonly cookies?: Readonly<Record<string, string>>;
    readonly platform?: Partial<PlatformCalls>;
  } & Partial<Pick<Collaborators, 'fetchInfoPage'>> = {},
): TestCollaborators {
  const stored = new Map<string, string>();
  const tracked: AnalyticsEvent[] = [];
  const announced: string[] = [];
  return {
    timers: testTimers(),
    cookies: testCookies(given.cookies),
    stored,
    tracked,
    announced,
    storage: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    platform: { ...INERT_PLATFORM, ...given.platform },
    loadWords: () => Promise.resolve(),
    track: (event) => void tracked.push(event),
    announce: (name) => void announced.push(name),
    visit() {},
    fetchInfoPage: given.fetchInfoPage ?? (() => Promise.resolve(null)),
  };
}
