import type { Network, Tab } from '../../../testing/engines/tab.ts';
import type { Hands } from '../hands.ts';
import type { Model, Movement } from '../model.ts';
import type { Seen } from '../page/seen.ts';

/** What a step is taken in. */
export interface Situation {
  readonly seen: Seen;
  readonly model: Model;
  readonly network: Network | null;
  readonly tabs: Tabs;
}

/** The visitor's tabs; two at most. */
export interface Tabs {
  readonly count: number;
  /** Opens another tab and goes there. */
  open(): Promise<void>;
  current(): Tab;
  /** Goes to the other tab. */
  change(): Promise<void>;
}

/** A thing that a player can do. */
export interface Action {
  /** How often it is chosen, compared with the others. */
  readonly weight: number;
  /** Whether it can be done now; what is on the page in detail, `run` finds out. */
  when(situation: Situation): boolean;
  /** Does it. What was done, in words; `null` when there was nothing to do it with. */
  run(hands: Hands, situation: Situation): Promise<string | null>;
  /** `close`: closes what is open; `come`: another page or something over it comes of it; `none` without it. */
  readonly movement?: Movement;
}

export type Actions = Readonly<Record<string, Action>>;
