/** The festival’s tent and the observatory’s dome. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { part, skin } from '../solid/field.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place, ring } from '../solid/mesh.ts';

export const tent = motif({
  words: /festival|oktoberfest|funfair|carousel/i,
  make: () => {
    const striped = (mesh: Mesh): Mesh => ({
      ...mesh,
      corners: mesh.corners.map((corner) =>
        Math.floor((Math.atan2(corner.point[0], corner.point[2]) / Math.PI / 2 + 1) * 20 + 0.001) % 2 === 0
          ? corner
          : { ...corner, stuff: 'stripe' },
      ),
    });
    return join(
      striped(
        lathe(
          curve(
            [
              [0.02, 1.25],
              [0.35, 0.75],
              [1.25, 0.3],
            ],
            6,
          ),
          { stuff: 'cloth', sides: 120 },
        ),
      ),
      striped(
        lathe(
          [
            [1.3, 0.32],
            [1.32, 0.08],
          ],
          { stuff: 'cloth', sides: 120 },
        ),
      ),
      striped(
        place(
          lathe(
            [
              [1.12, 0.1],
              [1.2, -0.9],
            ],
            { stuff: 'cloth', sides: 120 },
          ),
          {},
        ),
      ),
      place(box(0.7, 0.82, 0.2, 'door', 0.04), { at: [0, -0.5, 1.1] }),
      ring(20, () => place(ball('bulb', 10), { size: 0.05, at: [0, 0.1, 1.34] })),
      place(
        extrude(
          [
            [0, 0],
            [0.42, -0.12],
            [0, -0.26],
          ],
          { stuff: 'flag', depth: 0.04, bevel: 0.015 },
        ),
        { at: [0, 1.62, 0] },
      ),
      place(
        lathe(
          [
            [0.03, 0.45],
            [0.03, 0],
          ],
          { stuff: 'gold', sides: 10 },
        ),
        { at: [0, 1.2, 0] },
      ),
    );
  },
  coats: [
    {
      cloth: { colour: hex('#1f6fd8'), gloss: 0.3 },
      stripe: { colour: hex('#fff6e6'), gloss: 0.3 },
      door: { colour: hex('#ffc24a'), glow: 1.1 },
      bulb: { colour: hex('#ffe7a0'), glow: 1.7 },
      flag: { colour: hex('#e3322f'), gloss: 0.4 },
    },
  ],
  turn: [8, 0, 0],
  sway: 10,
});

export const dome = motif({
  words: /dome/i,
  make: () => {
    const shell = lathe(
      Array.from(
        { length: 13 },
        (_, row) => [Math.sin((row / 12) * (Math.PI / 2)), Math.cos((row / 12) * (Math.PI / 2))] as const,
      ),
      { stuff: 'shell', sides: 48 },
    );
    const gap = 0.19;
    return join(
      {
        corners: shell.corners,
        // The slit: faces near the middle of the front, from a little above the wall to past the crown, are left out.
        triangles: shell.triangles.filter((corners) =>
          corners.some((index) => {
            const [x, y, z] = shell.corners[index]?.point ?? [0, 0, 0];
            return Math.abs(x) > gap || z < -0.15 || y < 0.16;
          }),
        ),
      },
      place(ball('lamp', 24), { size: [0.55, 0.7, 0.3], at: [0, 0.3, 0.3] }),
      ...[-1, 1].map((side) =>
        place(
          skin([part('rail', (p) => Math.hypot(Math.hypot(p[1], p[2]) - 1.02, p[0]) - 0.035)], {
            cells: 60,
            bounds: [
              [-0.1, 0, -0.2],
              [0.1, 1.15, 1.15],
            ],
          }),
          { at: [side * (gap + 0.02), 0, 0] },
        ),
      ),
      ring(12, () => place(box(0.025, 0.02, 0.02, 'rail', 0.004), { at: [0, 0.5, 0.87] })),
      lathe(
        [
          [1.03, 0.04, 'rail'],
          [1.08, 0.02, 'rail'],
          [1.08, -0.08, 'rail'],
          [1, -0.1],
          [1, -0.72],
          [1.1, -0.74],
          [1.14, -0.86],
        ],
        { stuff: 'wall', sides: 60 },
      ),
      ring(14, () =>
        join(
          place(box(0.2, 0.38, 0.08, 'rail', 0.03), { at: [0, -0.4, 0.99] }),
          place(box(0.14, 0.31, 0.08, 'lamp', 0.03), { at: [0, -0.4, 1.02] }),
        ),
      ),
    );
  },
  coats: [
    {
      shell: { colour: hex('#6d5fa8'), metal: 0.35, gloss: 0.6, polish: 26 },
      rail: { colour: hex('#d9a24e'), metal: 0.85, gloss: 0.5 },
      wall: { colour: hex('#6a5a8e'), grain: 'stone' },
      lamp: { colour: hex('#ffcf7a'), glow: 1.5 },
    },
  ],
  turn: [6, -24, 0],
});
