/** How long work is interrupted, so that input and painting are not blocked. */
export interface Slicing {
  /** Milliseconds, from any fixed point. */
  readonly now: () => number;
  /** Resolves when the work may go on. */
  readonly pause: () => Promise<void>;
  /** Whether the outcome is still wanted; asked after each pause. */
  readonly isWanted: () => boolean;
}

/** Short enough to leave time for painting within a frame, on a phone four times slower than a desktop computer. */
const SLICE_MS = 5;

/** Runs the steps to their end, a few milliseconds at a time. Null when the outcome is not wanted any more. */
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
