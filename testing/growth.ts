/** Within the limits of worker/content/content-limits.ts, so that most content is cleaned and not refused. */
const SMALL = 8_000;
const FACTOR = 8;
/** Eight times the input takes one to two times as long as eight small ones; squared it is eight. */
export const MOST_TIMES = 3;
/**
 * A busy machine makes any one run slow, never all of them: what is slow by itself is so in each round. Few rounds are needed
 * where nothing else is at work.
 */
const LEAST_ROUNDS = 3;
const MOST_ROUNDS = 60;

/** What work takes, ms. */
export async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * How many times as long one large input takes as eight small ones that are as long together. Both last about as
 * long where the time is in proportion, so that a busy machine takes as much of each; the cheapest of each counts.
 */
export function growth(
  work: (text: string) => unknown,
  make: (size: number) => string,
  mostRounds = MOST_ROUNDS,
): Promise<number> {
  const [small, large] = [make(SMALL), make(SMALL * FACTOR)];
  const apart = async () => {
    for (let part = 0; part < FACTOR; part += 1) await work(small);
  };
  return timesAsDear(
    () => timeOf(() => work(large)),
    () => timeOf(apart),
    mostRounds,
  );
}

/** How many times as dear a whole is as its parts, each of which says what it took, ms: the cheapest of each counts. */
export async function timesAsDear(
  takenByWhole: () => Promise<number>,
  takenByParts: () => Promise<number>,
  mostRounds: number,
): Promise<number> {
  let [parts, whole] = [Infinity, Infinity];
  for (
    let round = 0;
    round < LEAST_ROUNDS || (round < mostRounds && whole / parts >= MOST_TIMES);
    round += 1
  ) {
    parts = Math.min(parts, await takenByParts());
    whole = Math.min(whole, await takenByWhole());
  }
  return whole / parts;
}
