import { sleep, type Clock } from '../timing/clock.ts';

/** How long a request can wait. */
export interface Patience {
  readonly clock: Clock;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

const FIRST_LOOK_MS = 4;
const LONGEST_LOOK_MS = 50;

/** How long a request may still wait. */
export function leftMs({ clock, deadline }: Patience): number {
  return Math.max(0, deadline - clock.now());
}

/** When to check what another request is doing: at growing intervals until this request's deadline. */
export async function* looks({ clock, deadline }: Patience): AsyncGenerator<void> {
  for (let lookMs = FIRST_LOOK_MS; clock.now() < deadline; lookMs = Math.min(lookMs * 2, LONGEST_LOOK_MS)) {
    yield;
    await sleep(clock, lookMs);
  }
}
