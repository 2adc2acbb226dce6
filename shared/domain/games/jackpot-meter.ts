/** The share of a jackpot that is left to count when its meter starts. */
const LEFT_AT_START = 0.001;
/** How long the meter takes to arrive, in milliseconds. */
const COUNT_MS = 600_000;

/**
 * What the meter of a jackpot shows: it counts up to the amount that the platform has told and stands there. It never
 * shows more than could be won, since nobody has told that.
 * @param amount in whole currency units
 * @param elapsedMs since the meter started
 */
export function jackpotMeter(amount: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs) / COUNT_MS);
  return Math.floor(amount * (1 - LEFT_AT_START * left) * 100) / 100;
}
