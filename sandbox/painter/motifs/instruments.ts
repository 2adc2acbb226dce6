/** Compass, lantern, star and hourglass. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { part, skin } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place, ring } from '../solid/mesh.ts';
import { star } from '../solid/outline.ts';

export const compass = motif({
  words: /compass|uncharted|expedition|voyage|passage|beyond|quest|navarro|ruta|north/i,
  make: () => {
    const needle = (stuff: string, long: number): Mesh =>
      extrude(
        [
          [0, long],
          [0.11, 0],
          [-0.11, 0],
        ],
        { stuff, depth: 0.1, bevel: 0.045 },
      );
    return place(
      join(
        place(
          lathe(
            [
              [0, 0.06, 'dial'],
              [0.98, 0.06, 'gold'],
              [1, 0.16],
              [1.14, 0.16],
              [1.22, 0.06],
              [1.22, -0.16],
              [1.05, -0.26],
              [0, -0.3],
            ],
            { stuff: 'gold', sides: 56 },
          ),
          { turn: [90, 0, 0] },
        ),
        ring(
          16,
          (index) =>
            place(box(index % 4 === 0 ? 0.06 : 0.03, index % 4 === 0 ? 0.2 : 0.12, 0.03, 'ink', 0.01), {
              at: [0, 0.85, 0.08],
            }),
          'z',
        ),
        place(extrude(star(8, 0.66, 0.2), { stuff: 'gold', depth: 0.07, bevel: 0.03 }), {
          at: [0, 0, 0.1],
          turn: [0, 0, 22.5],
        }),
        place(join(needle('red', 0.82), place(needle('silver', 0.82), { turn: [0, 0, 180] })), {
          at: [0, 0, 0.2],
          turn: [0, 0, -32],
        }),
        place(ball('gold', 16), { size: 0.11, at: [0, 0, 0.26] }),
        place(
          skin([part('gold', (p) => Math.hypot(Math.hypot(p[0], p[1] - 1.42) - 0.2, p[2]) - 0.06)], {
            cells: 30,
            bounds: [
              [-0.4, 1.05, -0.2],
              [0.4, 1.8, 0.2],
            ],
          }),
          {},
        ),
      ),
      {},
    );
  },
  coats: [
    { dial: { colour: hex('#f4e3b8'), gloss: 0.4, polish: 20 } },
    { dial: { colour: hex('#16305c'), gloss: 0.6, polish: 24 } },
    { dial: { colour: hex('#0f5a4c'), gloss: 0.6, polish: 24 } },
  ],
  turn: [-14, 0, -10],
  sway: 30,
});

export const lantern = motif({
  words: /lantern|lamp|inspector|mystery|secret|night|zeppelin|phantom|quill/i,
  make: () => {
    const frame = ring(6, () => place(box(0.09, 1.3, 0.09, 'gold', 0.03), { at: [0, 0, 0.72] }));
    return join(
      place(ball('flame', 22), { size: [0.3, 0.46, 0.3], at: [0, -0.08, 0] }),
      place(ball('spark', 14), { size: [0.13, 0.24, 0.13], at: [0, -0.15, 0.2] }),
      place(
        lathe(
          [
            [0.6, 0.62],
            [0.6, -0.62],
          ],
          { stuff: 'glass', sides: 6, faceted: true },
        ),
        { size: [0.4, 0.3, 0.4] },
      ),
      frame,
      lathe(
        curve(
          [
            [0.08, 1.3, 'gold'],
            [0.2, 1.2],
            [0.5, 0.95],
            [0.86, 0.72],
            [0.86, 0.62],
            [0.6, 0.6],
          ],
          4,
        ),
        { stuff: 'gold', sides: 6, faceted: true },
      ),
      place(
        lathe(
          [
            [0.6, 0.1],
            [0.86, 0.06],
            [0.9, -0.1],
            [0.7, -0.24],
            [0, -0.26],
          ],
          { stuff: 'gold', sides: 6, faceted: true },
        ),
        { at: [0, -0.66, 0] },
      ),
      place(
        skin([part('gold', (p) => Math.hypot(Math.hypot(p[0], p[1] - 1.58) - 0.3, p[2]) - 0.06)], {
          cells: 32,
          bounds: [
            [-0.5, 1.1, -0.2],
            [0.5, 2.1, 0.2],
          ],
        }),
        {},
      ),
    );
  },
  coats: [
    { flame: { colour: hex('#ffb02a'), glow: 1.7 }, glass: { colour: hex('#ffcf6a'), glow: 1.2 } },
    {
      flame: { colour: hex('#56e8ff'), glow: 1.6 },
      glass: { colour: hex('#8af0ff'), glow: 1.2 },
      gold: { colour: hex('#7d8aa6'), metal: 0.8, gloss: 0.4 },
    },
    { flame: { colour: hex('#ff5aa8'), glow: 1.6 }, glass: { colour: hex('#ff8ac4'), glow: 1.2 } },
  ],
  turn: [6, 15, -6],
  sway: 18,
});

export const sheriffStar = motif({
  words: /sheriff|mesa|calloway|ridge rider|noon|west|canyon|rush|heist|bank/i,
  make: () =>
    join(
      extrude(star(6, 1.2, 0.62), { stuff: 'gold', depth: 0.24, bevel: 0.12, swell: 0.4 }),
      ring(6, () => place(ball('gold', 18), { size: 0.15, at: [0, 1.2, 0] }), 'z'),
      place(disc(0.5, 0.12, 'face', 'gold'), { turn: [90, 0, 0], at: [0, 0, 0.12] }),
      place(extrude(star(5, 0.32, 0.14), { stuff: 'gold', depth: 0.1, bevel: 0.04 }), { at: [0, 0, 0.22] }),
    ),
  coats: [
    { face: { colour: hex('#8c2a16'), gloss: 0.5, polish: 24 } },
    {
      gold: { colour: hex('#d3deee'), metal: 0.9, gloss: 0.6 },
      face: { colour: hex('#1d3f73'), gloss: 0.5, polish: 24 },
    },
  ],
  turn: [0, 0, -8],
  sway: 30,
});

export const hourglass = motif({
  words: /hourglass|time|clock|last|year|bankroll|tomorrow/i,
  make: () =>
    join(
      lathe(
        curve(
          [
            [0.62, 0.95],
            [0.6, 0.6],
            [0.3, 0.2],
            [0.09, 0],
            [0.3, -0.2],
            [0.6, -0.6],
            [0.62, -0.95],
          ],
          6,
        ),
        { stuff: 'glass', sides: 36 },
      ),
      place(
        lathe(
          curve(
            [
              [0, 0.34],
              [0.3, 0.3],
              [0.56, 0.05],
              [0.58, -0.2],
              [0, -0.22],
            ],
            4,
          ),
          { stuff: 'sand', sides: 30 },
        ),
        { at: [0, -0.72, 0], size: 1.03 },
      ),
      ...[1, -1].map((side) =>
        place(
          lathe(
            [
              [0, 0.1],
              [0.8, 0.1],
              [0.86, 0.02],
              [0.86, -0.06],
              [0.78, -0.12],
              [0, -0.12],
            ],
            { stuff: 'gold', sides: 40 },
          ),
          { at: [0, side * 1.05, 0] },
        ),
      ),
      ring(4, () =>
        place(
          lathe(
            curve(
              [
                [0.06, 1],
                [0.1, 0.7],
                [0.05, 0.3],
                [0.11, 0],
                [0.05, -0.3],
                [0.1, -0.7],
                [0.06, -1],
              ],
              4,
            ),
            { stuff: 'gold', sides: 14 },
          ),
          { at: [0, 0, 0.74] },
        ),
      ),
    ),
  coats: [
    {
      glass: { colour: hex('#ffd27a'), gloss: 1, polish: 60, glow: 0.5 },
      sand: { colour: hex('#ffb52c'), glow: 0.9 },
    },
    {
      glass: { colour: hex('#9fd8ff'), gloss: 1, polish: 60, glow: 0.35 },
      sand: { colour: hex('#47c8ff'), glow: 0.9 },
    },
  ],
  turn: [12, 20, -10],
  sway: 16,
});
