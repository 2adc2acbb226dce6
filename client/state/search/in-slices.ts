/** Where long work lets others have their turn. */
export interface Slicing {
  /** Milliseconds, from any fixed point. */
  readonly now: () => number;
  /** Resolves when it is our turn again. */
  readonly pause: () => Promise<void>;
  /** Whether the outcome is still wanted; asked after each pause. */
  readonly isWanted: () => boolean;
}

/** Shorter than what a frame has left beside painting, on a phone four times slower than a desk. */
const SLICE_MS = 5;

/** Runs the steps to their end, a few milliseconds at a time. Null when the outcome is wanted no longer. */
export async function runInSlices<Outcome>(
  steps: Generator<void, Outcome, void>,
  { now, pause, isWanted }: Slicing,
): Promise<Outcome | null> {
  let startedAt = now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (now() - startedAt < SLICE_MS) continue;
    await pause();
    if (!isWanted()) return null;
    startedAt = now();
  }
}
