import type { Weather } from './faults.ts';
import type { Invariants } from './invariants.ts';
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
