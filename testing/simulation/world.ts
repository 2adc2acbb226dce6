import type { Weather } from './faults.ts';
import type { FleetStore } from './fleet-store.ts';
import type { Invariants } from './invariants.ts';
import type { Life } from './lives.ts';
import type { Random } from './random.ts';
import type { Store } from './store.ts';
import type { Timeline } from './timeline.ts';
import type { Trace } from './trace.ts';
import type { Truth } from './truth.ts';

/** Everything around the isolates of a run. */
export interface World {
  readonly timeline: Timeline;
  readonly start: number;
  readonly random: Random;
  readonly weather: Weather;
  readonly truth: Truth;
  readonly store: Store;
  /** What the isolates share besides values, as replicas of one site; `null`: nothing, as on Cloudflare. */
  readonly fleet: FleetStore | null;
  /** Keys to the questions about them that are under way, in all isolates. */
  readonly questions: Map<string, ReadonlySet<Question>>;
  readonly invariants: Invariants;
  readonly trace: Trace;
  readonly capacity: Capacity;
}

/** A question to an upstream, of a request. */
export interface Question {
  readonly since: number;
  readonly life: Life;
}

/** What an isolate may hold. */
export interface Capacity {
  readonly entries: number;
  readonly characters: number;
  readonly pages: number;
  readonly bytes: number;
}
