/** How a walk begins; a random one's seed decides it. */
export interface Beginning {
  readonly start: string;
  readonly width: number;
}

/** One step of a walk: everything that it chooses follows from these two, and from what is on the page. */
export interface Step {
  readonly action: string;
  /** 32 bits; they say which of several links, games or widths. */
  readonly pick: number;
}

/** Random numbers of 32 bits that a seed repeats (splitmix32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e37_79b9) >>> 0;
    return mixed(state);
  };
}

/** A different number for each text and pick, always the same for the same two. */
export function hashOf(text: string, pick: number): number {
  let hash = pick >>> 0;
  for (const character of text) hash = mixed((hash ^ (character.codePointAt(0) ?? 0)) >>> 0);
  return hash;
}

/**
 * The one that the pick prefers. When others come or go, the choice stays as long as the one chosen is there: a walk of
 * which steps were left out still presses the same things.
 */
export function preferred<Thing>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
  pick: number,
): Thing | null {
  let best: { readonly thing: Thing; readonly hash: number } | null = null;
  for (const thing of things) {
    const hash = hashOf(textOf(thing), pick);
    if (best === null || hash < best.hash) best = { thing, hash };
  }
  return best?.thing ?? null;
}

function mixed(number: number): number {
  let bits = number;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0_aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a_2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
