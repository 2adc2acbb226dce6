/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, limit). */
  below(limit: number): number;
  /** An integer in [from, to]. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/**
 * `stream` names what the numbers are for: each has numbers of its own, so that a fault left out of the schedule does
 * not change what visitors do.
 */
export function createRandom(seed: number, stream: string): Random {
  let state = seed | 0;
  for (let index = 0; index < stream.length; index += 1) {
    state = Math.imul(state ^ stream.charCodeAt(index), 0x9e37_79b1) | 0;
  }
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
  };
}
