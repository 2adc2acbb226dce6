/** Wings of feathers, row over row. */
import { extrude } from '../solid/extrude.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';
import { smooth } from '../solid/outline.ts';

/** A wing to the right: three rows of feathers, each a plate over the one before. */
export function wing(stuffs: readonly [string, string, string], feathers = 8): Mesh {
  const rows = stuffs.map((stuff, row) =>
    join(
      ...Array.from({ length: feathers }, (_, index) => {
        const way = index / (feathers - 1);
        const long = (1.5 - row * 0.42) * (0.75 + 0.35 * Math.sin((0.25 + way * 0.6) * Math.PI));
        const outline = smooth([
          [0, 0.09],
          [long * 0.55, 0.12],
          [long, 0.02],
          [long * 0.95, -0.07],
          [long * 0.5, -0.1],
          [0, -0.08],
        ]);
        const plate = extrude(outline, { stuff, depth: 0.05, bevel: 0.02, swell: 0.5 });
        return place(plate, {
          turn: [-14, 0, 66 - way * 108],
          at: [0.05 + way * 0.1, 0.12 - way * 0.3, row * 0.06 + way * 0.05],
        });
      }),
    ),
  );
  return join(...rows);
}
