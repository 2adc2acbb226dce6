/** What everything in the sea shares: wet skins, fins like cloth, and eyes on both sides of a head. */
import { hex } from '../colour.ts';
import { extrude } from '../solid/extrude.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, bent, join, place } from '../solid/mesh.ts';
import { type Point, smooth } from '../solid/outline.ts';

export const scaly = (colour: string) => ({
  colour: hex(colour),
  gloss: 0.75,
  polish: 30,
  grain: 'scale' as const,
});

export const wet = (colour: string) => ({ colour: hex(colour), gloss: 0.85, polish: 36 });

/** A fin: an outline with ribs, bent like cloth in water. */
export function fin(outline: readonly Point[], wave = 0.15): Mesh {
  return bent(
    extrude(smooth(outline), { stuff: 'fin', depth: 0.07, bevel: 0.03, swell: 0.5 }),
    ([x, y, z]) => [x, y, z + Math.sin((x + y) * 3) * wave * Math.hypot(x, y)],
  );
}

export const tail: readonly Point[] = [
  [0, 0.16],
  [-0.35, 0.5],
  [-0.85, 0.85],
  [-0.68, 0.2],
  [-0.62, 0],
  [-0.7, -0.25],
  [-0.85, -0.8],
  [-0.3, -0.45],
  [0, -0.16],
];

const lookOut = (size: number): Mesh => {
  const globe = lathe(
    curve(
      [
        [0, 1, 'pupil'],
        [0.5, 0.86, 'iris'],
        [0.78, 0.62, 'white'],
        [1, 0, 'white'],
        [0, -1, 'white'],
      ],
      4,
    ),
    { stuff: 'white', sides: 20 },
  );
  return place(
    join(
      place(globe, { turn: [90, 0, 0] }),
      place(ball('spark', 8), { size: 0.18, at: [-0.25, 0.35, 0.85] }),
    ),
    { size },
  );
};

/** Eyes on both sides of a head that looks to the right. */
export const sideEyes = (x: number, y: number, z: number, size: number): Mesh => {
  const one = place(lookOut(size), { turn: [0, 24, 0], at: [x, y, z] });
  return join(one, place(one, { size: [1, 1, -1] }));
};
