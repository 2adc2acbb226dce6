import { extrude } from './extrude.ts';
import type { Mesh, Stuff } from './mesh.ts';
import type { Vector } from './vector.ts';

/** A box around the origin with bevelled edges, for books, chests, hammers and bars. */
export function box([width, height, depth]: Vector, stuff: Stuff, bevel = 0.04): Mesh {
  const [x, y] = [width / 2, height / 2];
  const soft = Math.min(bevel, x * 0.9, y * 0.9, depth * 0.45);
  return extrude(
    [
      [-x + soft, -y],
      [x - soft, -y],
      [x, -y + soft],
      [x, y - soft],
      [x - soft, y],
      [-x + soft, y],
      [-x, y - soft],
      [-x, -y + soft],
    ],
    { stuff, depth, bevel: soft },
  );
}
