import { join, type Mesh, place } from '../solid/mesh.ts';

export type Pair = { x: number; y: number; z: number };

/** The same thing at the right (1) and at the left (-1), not mirrored, so that its light stays on one side. */
export function twiceAt({ x, y, z }: Pair, make: (side: 1 | -1) => Mesh): Mesh {
  return join(place(make(1), { at: [x, y, z] }), place(make(-1), { at: [-x, y, z] }));
}
