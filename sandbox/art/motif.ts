/** A motif is what a cover is about: a solid, the coats it can wear, and how it likes to stand. */
import type { Materials } from './solid/light.ts';
import type { Mesh } from './solid/mesh.ts';
import type { Turn } from './solid/vector.ts';

export type Motif = {
  /** Names of games that ask for it. */
  words: RegExp;
  /** Made once and kept: it can take a tenth of a second. */
  make: () => Mesh;
  /** Different colourings of the same solid; the first is the usual one. */
  coats?: readonly Materials[];
  /** How it stands when it faces the viewer, in degrees. */
  turn?: Turn;
  /** How far it may turn to either side. */
  sway?: number;
  /** Its share of the cover's height, 1 being all of it. */
  size?: number;
  /** Several of it may be scattered, like coins and fruit. */
  small?: boolean;
};

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
