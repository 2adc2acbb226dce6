/** A motif is what a cover is about: a solid, the coats it can wear, and how it likes to stand. */
import type { Materials } from './solid/light.ts';
import type { Mesh } from './solid/mesh.ts';
import type { Turn } from './solid/vector.ts';

export type Motif = {
  /** Names of games that ask for it, as alternatives: the earlier one is found, the more it is meant. */
  words: RegExp;
  /** Made once and kept: it can take a tenth of a second. */
  make: () => Mesh;
  /** Different colourings of the same solid; the first is the usual one. */
  coats?: readonly Materials[];
  /** What in a name asks for which coat, in the order of the coats. */
  coatWords?: readonly RegExp[];
  /** How it stands when it faces the viewer, in degrees. */
  turn?: Turn;
  /** How far it may turn to either side. */
  sway?: number;
  /** Its share of the cover's height, 1 being all of it. */
  size?: number;
  /** Several of it may be scattered, like coins and fruit. */
  small?: boolean;
};

/** The alternatives of a pattern, cut where no bracket is open. */
function alternatives({ source, flags }: RegExp): RegExp[] {
  const parts = [''];
  let depth = 0;
  for (const letter of source) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => new RegExp(part, flags));
}

const asked = new WeakMap<Motif, RegExp[]>();

/** How much a name asks for a motif: 0 is by its own noun, more is by an allusion, `Infinity` is not at all. */
export function distanceTo(name: string, wanted: Motif): number {
  const words = asked.get(wanted) ?? alternatives(wanted.words);
  asked.set(wanted, words);
  const found = words.findIndex((word) => word.test(name));
  return found < 0 ? Infinity : found;
}

/** The same motif with its solid made at the first call only. */
export function motif(plan: Motif): Motif {
  let made: Mesh | undefined;
  return {
    ...plan,
    make: () => {
      made ??= plan.make();
      return made;
    },
  };
}
