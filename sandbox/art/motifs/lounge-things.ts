/** What stands about in the house and at its parties: telescope, orrery, gift, trophy and tent. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { part, skin } from '../solid/field.ts';
import { ball, curve, disc, lathe, torus } from '../solid/lathe.ts';
import { join, type Mesh, place, ring } from '../solid/mesh.ts';
import { star } from '../solid/outline.ts';

const tube = (from: number, to: number, long: number, stuff: string): Mesh =>
  lathe(
    [
      [from, long],
      [to, 0],
    ],
    { stuff, sides: 40 },
  );

const leg = (turn: number): Mesh =>
  place(
    place(
      lathe(
        curve(
          [
            [0.06, 0],
            [0.09, -0.8],
            [0.06, -1.5],
            [0.09, -1.62, 'gold'],
            [0.05, -1.7, 'gold'],
          ],
          4,
        ),
        { stuff: 'darkwood', sides: 16 },
      ),
      { turn: [24, 0, 0] },
    ),
    { turn: [0, turn, 0] },
  );

export const telescope = motif({
  words: /telescope|observatory/i,
  make: () =>
    join(
      place(
        join(
          place(tube(0.3, 0.3, 1.1, 'brass'), { at: [0, 0.35, 0] }),
          place(
            lathe(
              [
                [0.3, 0.12],
                [0.36, 0.1],
                [0.36, -0.14],
                [0.3, -0.16],
              ],
              { stuff: 'gold', sides: 40 },
            ),
            { at: [0, 1.4, 0] },
          ),
          place(disc(0.29, 0.02, 'glass'), { at: [0, 1.46, 0] }),
          place(tube(0.24, 0.24, 1, 'leather'), { at: [0, -0.6, 0] }),
          place(
            lathe(
              [
                [0.24, 0.06],
                [0.3, 0.04],
                [0.3, -0.06],
                [0.24, -0.08],
              ],
              { stuff: 'gold', sides: 40 },
            ),
            { at: [0, 0.36, 0] },
          ),
          place(tube(0.16, 0.16, 0.55, 'brass'), { at: [0, -1.1, 0] }),
          place(
            lathe(
              [
                [0.17, 0.1],
                [0.2, 0.06],
                [0.2, -0.06],
                [0.12, -0.2],
                [0, -0.2],
              ],
              { stuff: 'black', sides: 30 },
            ),
            { at: [0, -1.15, 0] },
          ),
          place(tube(0.07, 0.07, 0.9, 'gold'), { at: [0.36, -0.3, 0] }),
          place(disc(0.13, 0.1, 'gold'), { turn: [0, 0, 90], at: [-0.28, -0.25, 0] }),
        ),
        { turn: [30, 0, 42], at: [0, 0.55, 0] },
      ),
      place(ball('gold', 24), { size: 0.2, at: [0, 0.28, 0] }),
      place(
        lathe(
          curve(
            [
              [0.12, 0.3],
              [0.16, 0],
              [0.12, -0.3],
              [0.2, -0.42],
            ],
            4,
          ),
          { stuff: 'brass', sides: 24 },
        ),
        {},
      ),
      ...[20, 140, 260].map((turn) => place(leg(turn), { at: [0, -0.35, 0] })),
    ),
  coats: [
    { brass: { colour: hex('#e2a24a'), metal: 0.9, gloss: 0.5 }, glass: { colour: hex('#9fdcff'), glow: 1 } },
  ],
  turn: [4, -20, 0],
});

export const orrery = motif({
  words: /orrery|orbit|brass/i,
  make: () => {
    const hoop = (radius: number, thick: number): Mesh => torus(radius, thick, 'gold');
    const world = (stuff: string, size: number, radius: number, angle: number): Mesh =>
      place(
        join(
          place(ball(stuff, 28), { size }),
          place(
            lathe(
              [
                [0.02, 0],
                [0.02, -0.4],
              ],
              { stuff: 'gold', sides: 10 },
            ),
            {},
          ),
        ),
        { at: [Math.cos(angle) * radius, 0.1, Math.sin(angle) * radius] },
      );
    return join(
      place(ball('sun', 36), { size: 0.42, at: [0, 0.1, 0] }),
      place(hoop(0.8, 0.025), { turn: [8, 0, 12] }),
      place(hoop(1.2, 0.028), { turn: [-6, 0, -10] }),
      place(hoop(1.62, 0.032), { turn: [4, 0, 6] }),
      world('world-a', 0.13, 0.8, 0.6),
      world('world-b', 0.2, 1.2, 2.4),
      world('world-c', 0.17, 1.2, 5.2),
      world('world-d', 0.26, 1.62, 4.1),
      world('world-a', 0.12, 1.62, 1),
      place(
        lathe(
          curve(
            [
              [0.06, -0.3],
              [0.09, -0.7],
              [0.2, -0.86],
              [0.08, -1],
              [0.14, -1.2],
              [0.55, -1.34],
              [0.62, -1.44],
              [0, -1.46],
            ],
            5,
          ),
          { stuff: 'gold', sides: 36 },
        ),
        {},
      ),
    );
  },
  coats: [
    {
      sun: { colour: hex('#ffc24a'), glow: 1.5 },
      'world-a': { colour: hex('#ff5a8a'), gloss: 0.9, polish: 40 },
      'world-b': { colour: hex('#3f8cff'), gloss: 0.9, polish: 40 },
      'world-c': { colour: hex('#4ae0b0'), gloss: 0.9, polish: 40 },
      'world-d': { colour: hex('#a86af0'), gloss: 0.9, polish: 40 },
    },
  ],
  turn: [20, 0, 0],
  sway: 20,
});

export const gift = motif({
  words: /gift|welcome|present|parcel/i,
  make: () => {
    const bow = skin(
      [
        part(
          'ribbon',
          (p) =>
            Math.hypot(Math.hypot(Math.abs(p[0]) - 0.36, (p[1] - 0.14) * 1.25) - 0.27, p[2] * 0.6) - 0.09,
        ),
        part('ribbon', (p) => Math.hypot(p[0] * 0.9, p[1] - 0.02, p[2]) - 0.17, 0.06),
      ],
      {
        cells: 56,
        bounds: [
          [-0.9, -0.4, -0.4],
          [0.9, 0.7, 0.4],
        ],
      },
    );
    return join(
      place(box(1.7, 1.25, 1.7, 'wrap', 0.05), { at: [0, -0.5, 0] }),
      place(box(0.34, 1.28, 1.74, 'ribbon', 0.02), { at: [0, -0.5, 0] }),
      place(box(1.74, 1.28, 0.34, 'ribbon', 0.02), { at: [0, -0.5, 0] }),
      place(
        join(
          box(1.9, 0.36, 1.9, 'lid', 0.06),
          box(0.38, 0.4, 1.94, 'ribbon', 0.02),
          box(1.94, 0.4, 0.38, 'ribbon', 0.02),
          place(bow, { at: [0, 0.28, 0], size: 1.25 }),
          place(bow, { at: [0, 0.28, 0], size: 1.1, turn: [0, 80, 0] }),
        ),
        { at: [0, 0.3, 0] },
      ),
    );
  },
  coats: [
    {
      wrap: { colour: hex('#7a2bd0'), gloss: 0.6, polish: 28 },
      lid: { colour: hex('#9a4af0'), gloss: 0.6, polish: 28 },
      ribbon: { colour: hex('#ffc24a'), metal: 0.6, gloss: 0.6 },
    },
    {
      wrap: { colour: hex('#c2183f'), gloss: 0.6, polish: 28 },
      lid: { colour: hex('#e8305a'), gloss: 0.6, polish: 28 },
      ribbon: { colour: hex('#ffe7b5'), gloss: 0.6 },
    },
  ],
  turn: [18, 32, 0],
  sway: 12,
});

export const trophy = motif({
  words: /trophy|winner|game of the week|race/i,
  make: () =>
    join(
      lathe(
        curve(
          [
            [0.8, 1.1],
            [0.86, 1.04],
            [0.76, 0.9],
            [0.72, 0.4],
            [0.5, -0.1],
            [0.18, -0.4],
            [0.12, -0.62],
            [0.22, -0.74],
            [0.14, -0.84],
            [0.3, -0.98],
            [0.62, -1.04],
          ],
          5,
        ),
        { stuff: 'gold', sides: 52 },
      ),
      lathe(
        [
          [0.76, 1.08, 'dark'],
          [0, 0.9, 'dark'],
        ],
        { stuff: 'dark', sides: 40 },
      ),
      place(
        skin(
          [
            part(
              'gold',
              (p) =>
                Math.hypot(Math.hypot((Math.abs(p[0]) - 0.86) * 1.05, (p[1] - 0.55) * 0.8) - 0.28, p[2]) -
                0.07,
            ),
          ],
          {
            cells: 60,
            bounds: [
              [-1.3, 0, -0.2],
              [1.3, 1.1, 0.2],
            ],
          },
        ),
        {},
      ),
      place(extrude(star(5, 0.36, 0.16), { stuff: 'badge', depth: 0.12, bevel: 0.05 }), {
        at: [0, 0.45, 0.72],
      }),
      place(box(1.3, 0.5, 1.1, 'darkwood', 0.06), { at: [0, -1.3, 0] }),
      place(box(0.7, 0.2, 0.06, 'gold', 0.03), { at: [0, -1.3, 0.57] }),
    ),
  coats: [
    { badge: { colour: hex('#f0123f'), gem: true }, dark: { colour: hex('#5a3208') } },
    { badge: { colour: hex('#1a55ff'), gem: true }, dark: { colour: hex('#5a3208') } },
  ],
  turn: [8, 0, 0],
  sway: 18,
});

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
