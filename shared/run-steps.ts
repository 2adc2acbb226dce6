/** Runs work that is given step by step to its end, at once. */
export function runSteps<Outcome>(steps: Generator<void, Outcome, void>): Outcome {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
