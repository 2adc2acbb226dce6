/** What has always been on reels: seven, bell, bar and star. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { part, skin } from '../solid/field.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';
import { type Point, star } from '../solid/outline.ts';
import { enamel } from './enamel.ts';

const sevenOutline: readonly Point[] = [
  [-0.72, 0.98],
  [0.78, 0.98],
  [0.78, 0.62],
  [0.4, 0.1],
  [0.16, -0.42],
  [0.1, -0.98],
  [-0.42, -0.98],
  [-0.34, -0.4],
  [-0.08, 0.14],
  [0.22, 0.5],
  [-0.2, 0.46],
  [-0.42, 0.52],
  [-0.52, 0.34],
  [-0.72, 0.34],
];

const seven = (): Mesh =>
  join(
    extrude(
      sevenOutline.map(([x, y]): Point => [x * 1.1, y * 1.1]),
      { stuff: 'gold', depth: 0.5, bevel: 0.1 },
    ),
    place(
      extrude(
        sevenOutline.map(([x, y]): Point => [x * 0.94 + 0.005, y * 0.98]),
        { stuff: 'face', depth: 0.2, bevel: 0.09, swell: 0.5 },
      ),
      { at: [0, 0, 0.22] },
    ),
  );

export const luckySeven = motif({
  words: /seven|\b7\b|777|lucky|\b27\b|jackpot|olé|super/i,
  make: seven,
  coats: [
    { face: enamel('#e8141f') },
    { face: enamel('#1f6bff') },
    { face: enamel('#0fae4c') },
    { face: { colour: hex('#ff8a1c'), glow: 0.9 } },
    { face: enamel('#a11fd8'), gold: { colour: hex('#dbe4f4'), metal: 0.92, gloss: 0.6 } },
  ],
  turn: [4, 0, 4],
  sway: 28,
  size: 1.06,
  small: true,
});

export const threeSevens = motif({
  words: /777|sevens|triple|five|reels|\b3 /i,
  make: () =>
    join(
      place(seven(), { at: [-1.3, -0.05, -0.1], turn: [0, 16, 5], size: 0.9 }),
      place(seven(), { at: [1.3, -0.05, -0.1], turn: [0, -16, -5], size: 0.9 }),
      place(seven(), { at: [0, 0.1, 0.3], size: 1.1 }),
    ),
  coats: [
    { face: enamel('#e8141f') },
    { face: { colour: hex('#ff8a1c'), glow: 0.9 } },
    { face: enamel('#1f6bff') },
  ],
  turn: [6, 0, 0],
  sway: 12,
});

export const bell = motif({
  words: /bell|jingle|campana|hollow/i,
  make: () =>
    join(
      lathe(
        curve(
          [
            [0, 1.02],
            [0.3, 0.98],
            [0.48, 0.7],
            [0.54, 0.3],
            [0.66, -0.25],
            [0.94, -0.62],
            [1, -0.74],
            [0.92, -0.8],
            [0.6, -0.74],
          ],
          7,
        ),
        { stuff: 'gold', sides: 56 },
      ),
      lathe(
        [
          [0.635, -0.12],
          [0.68, -0.16],
          [0.7, -0.24],
          [0.68, -0.3],
        ],
        { stuff: 'band', sides: 56 },
      ),
      place(ball('gold', 24), { size: 0.25, at: [0, -0.86, 0] }),
      place(
        skin([part('gold', (p) => Math.hypot(Math.hypot(p[0], p[1] - 1.16) - 0.18, p[2]) - 0.07)], {
          cells: 26,
          bounds: [
            [-0.35, 0.85, -0.15],
            [0.35, 1.5, 0.15],
          ],
        }),
        {},
      ),
    ),
  coats: [
    { band: enamel('#d4142a') },
    { band: enamel('#1f5bd8') },
    { gold: { colour: hex('#dbe4f4'), metal: 0.92, gloss: 0.6 }, band: enamel('#8a2be0') },
  ],
  turn: [12, 0, -14],
  sway: 20,
  small: true,
});

const letters: Record<'B' | 'A' | 'R', readonly (readonly Point[])[]> = {
  B: [
    [
      [0, 0],
      [0.3, 0],
      [0.42, 0.12],
      [0.42, 0.26],
      [0.33, 0.35],
      [0.4, 0.44],
      [0.4, 0.58],
      [0.28, 0.7],
      [0, 0.7],
    ],
  ],
  A: [
    [
      [0, 0],
      [0.13, 0],
      [0.16, 0.14],
      [0.3, 0.14],
      [0.33, 0],
      [0.46, 0],
      [0.3, 0.7],
      [0.16, 0.7],
    ],
  ],
  R: [
    [
      [0, 0],
      [0.13, 0],
      [0.13, 0.24],
      [0.18, 0.24],
      [0.3, 0],
      [0.45, 0],
      [0.32, 0.27],
      [0.41, 0.38],
      [0.41, 0.58],
      [0.3, 0.7],
      [0, 0.7],
    ],
  ],
};

export const bar = motif({
  words: /\bbar\b|vegas|retro|strip|flamingo|nights|express|stacks/i,
  make: () => {
    const plate = (y: number, stuff: string): Mesh => {
      const word = (['B', 'A', 'R'] as const).flatMap((letter, index) =>
        letters[letter].map((outline) =>
          place(extrude(outline, { stuff: 'gold', depth: 0.14, bevel: 0.035 }), {
            at: [-0.75 + index * 0.52, -0.35, 0.24],
          }),
        ),
      );
      return place(
        join(
          box(2.3, 0.95, 0.34, 'gold', 0.1),
          place(box(2.12, 0.78, 0.2, stuff, 0.06), { at: [0, 0, 0.12] }),
          ...word,
        ),
        { at: [0, y, 0] },
      );
    };
    return join(plate(0.98, 'plate-a'), plate(0, 'plate-b'), plate(-0.98, 'plate-c'));
  },
  coats: [
    { 'plate-a': enamel('#b8122a'), 'plate-b': enamel('#151221'), 'plate-c': enamel('#1c3fae') },
    { 'plate-a': enamel('#0f8f4a'), 'plate-b': enamel('#c8561c'), 'plate-c': enamel('#6d1fb0') },
  ],
  turn: [4, 0, -6],
  sway: 26,
});

export const bigStar = motif({
  words: /\bstar|estrella|t[aä]hti|neon|blazing|prize|bonus|quiz|twelve|wild\b/i,
  make: () =>
    join(
      extrude(star(5, 1.2, 0.56), { stuff: 'gold', depth: 0.46, bevel: 0.14, swell: 0.4 }),
      place(extrude(star(5, 0.92, 0.43), { stuff: 'face', depth: 0.2, bevel: 0.1, swell: 0.7 }), {
        at: [0, 0, 0.2],
      }),
    ),
  coats: [
    { face: enamel('#ff3a6a') },
    { face: { colour: hex('#ffd23a'), glow: 0.8 } },
    { face: enamel('#2f9bff') },
    { face: { colour: hex('#a030ff'), gem: true } },
  ],
  turn: [-4, 0, -8],
  sway: 28,
  small: true,
});
