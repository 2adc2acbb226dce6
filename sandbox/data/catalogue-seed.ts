/** Small seeded randomness: the catalogue must come out the same in every process that builds it. */

/** A 32-bit hash of a text and a number (FNV-1a with a final avalanche). */
export function hash(text: string, salt = 0): number {
  let value = 0x811c9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export type Random = {
  /** A fraction from 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** One element; throws on an empty list, because a word list must never be empty. */
  pick: <T>(list: readonly T[]) => T;
};

/** A generator that gives the same sequence for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('Cannot pick from an empty list');
    return chosen;
  };
  return { next, between, pick };
}
