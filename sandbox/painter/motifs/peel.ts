/** Skins, leaves and stalks of fruit. */
import { hex } from '../colour.ts';
import { extrude } from '../solid/extrude.ts';
import { limb, part, skin } from '../solid/field.ts';
import { type Mesh, bent, place } from '../solid/mesh.ts';
import { smooth } from '../solid/outline.ts';

export const juicy = (colour: string) => ({ colour: hex(colour), gloss: 0.95, polish: 46 });

export const velvet = (colour: string) => ({ colour: hex(colour), gloss: 0.3, polish: 14 });

/** A leaf that springs from the origin to the right, folded along its middle. */
export function leaf(length = 1, stuff = 'leaf'): Mesh {
  const outline = smooth([
    [0, 0.02],
    [0.3, 0.26],
    [0.7, 0.24],
    [1.05, 0],
    [0.7, -0.24],
    [0.3, -0.26],
    [0, -0.02],
  ]);
  const flat = extrude(outline, { stuff, depth: 0.05, bevel: 0.02, swell: 0.4 });
  return place(
    bent(flat, ([x, y, z]) => [x, y, z + Math.abs(y) * 0.5 - x * x * 0.3]),
    { size: length },
  );
}

export const stalk = (points: readonly (readonly [number, number, number])[], thick = 0.05): Mesh => {
  const low = [0, 1, 2].map((axis) => Math.min(...points.map((point) => point[axis] ?? 0)) - 0.2);
  const high = [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis] ?? 0)) + 0.2);
  return skin(
    points.slice(1).map((point, index) => part('stalk', limb(points[index] ?? point, point, thick), 0.06)),
    {
      cells: 34,
      bounds: [
        [low[0] ?? 0, low[1] ?? 0, low[2] ?? 0],
        [high[0] ?? 0, high[1] ?? 0, high[2] ?? 0],
      ],
    },
  );
};

export const STALK = { stalk: { colour: hex('#5d7a24'), gloss: 0.3, polish: 14 } };
