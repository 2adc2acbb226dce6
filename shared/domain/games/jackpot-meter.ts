/** The share of a jackpot that is still to be counted when its meter starts. */
const LEFT_AT_START = 0.001;
/** How long the meter counts, in milliseconds. */
const COUNT_MS = 600_000;

/**
 * What the meter of a jackpot shows: it counts up to the amount that the platform reported and stops there, so that it
 * never shows more than can be won.
 * @param amount in whole currency units
 * @param elapsedMs since the meter started: all of a document's start when it is opened
 */
export function jackpotMeter(amount: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs) / COUNT_MS);
  return Math.floor(amount * (1 - LEFT_AT_START * left) * 100) / 100;
}
