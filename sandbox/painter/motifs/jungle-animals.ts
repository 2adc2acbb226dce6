/** Frog, monkey, serpent, and the orchid they hide behind. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { type Part, egg, hollow, limb, marking, part, skin, twice } from '../solid/field.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, bent, join, place, ring } from '../solid/mesh.ts';
import { smooth } from '../solid/outline.ts';
import { eyes } from './eyes.ts';

export const frog = motif({
  words: /frog|lily|green hell|itzel|cloud|rana/i,
  make: () =>
    join(
      skin(
        [
          part('body', egg([0, -0.15, 0], [0.82, 0.62, 0.72])),
          part('body', egg([0, 0.2, 0.32], [0.72, 0.44, 0.5]), 0.15),
          part('pale', egg([0, -0.4, 0.42], [0.62, 0.36, 0.42]), 0.06),
          part('body', twice(egg([0.42, 0.58, 0.35], [0.27, 0.27, 0.27])), 0.08),
          hollow('pale', egg([0, 0.03, 0.82], [0.52, 0.025, 0.22]), 0.03),
          part('body', twice(egg([0.85, -0.45, -0.05], [0.38, 0.34, 0.5], [0, 0, -20])), 0.1),
          part('body', twice(limb([0.45, -0.4, 0.4], [0.62, -0.95, 0.62], 0.17, 0.12)), 0.08),
          ...[-0.14, 0, 0.14].map((x) =>
            part('toe', twice(limb([0.62, -0.95, 0.62], [0.64 + x * 1.6, -1, 0.92], 0.08, 0.09)), 0.04),
          ),
          ...[0, 0.16, 0.32].map((x) =>
            part('toe', twice(limb([0.95, -0.7, 0.1], [1 + x, -0.98, 0.42 - x * 0.4], 0.1, 0.09)), 0.04),
          ),
          ...[
            [0.3, 0.5, -0.2],
            [0.6, 0.1, -0.1],
            [0.15, 0.45, 0.3],
            [0.75, -0.3, 0.3],
          ].map(([x = 0, y = 0, z = 0]) => marking('spot', twice(egg([x, y, z], [0.15, 0.13, 0.4])))),
        ],
        {
          cells: 68,
          bounds: [
            [-1.5, -1.2, -0.95],
            [1.5, 1, 1.2],
          ],
        },
      ),
      eyes({ x: 0.43, y: 0.62, z: 0.43, size: 0.21, white: 'iris' }),
    ),
  coats: [
    {
      body: { colour: hex('#3fc42c'), gloss: 0.8, polish: 34 },
      pale: { colour: hex('#f2f7a8'), gloss: 0.6 },
      toe: { colour: hex('#ff7a1c'), gloss: 0.7 },
      spot: { colour: hex('#14782c'), gloss: 0.8 },
      iris: { colour: hex('#e5261f'), gloss: 0.9, glow: 0.5 },
    },
    {
      body: { colour: hex('#1f7be8'), gloss: 0.8, polish: 34 },
      pale: { colour: hex('#a8e8ff'), gloss: 0.6 },
      toe: { colour: hex('#ffd21c'), gloss: 0.7 },
      spot: { colour: hex('#0a1f5c'), gloss: 0.8 },
      iris: { colour: hex('#ffd21c'), gloss: 0.9, glow: 0.5 },
    },
    {
      body: { colour: hex('#ff8a12'), gloss: 0.8, polish: 34 },
      pale: { colour: hex('#ffe6a8'), gloss: 0.6 },
      toe: { colour: hex('#1a1420'), gloss: 0.7 },
      spot: { colour: hex('#1a1420'), gloss: 0.8 },
      iris: { colour: hex('#7dff4a'), gloss: 0.9, glow: 0.5 },
    },
  ],
  turn: [10, 0, 0],
  sway: 26,
});

export const monkey = motif({
  words: /monkey|mono\b|coco|savage|ape|old mako/i,
  make: () =>
    join(
      skin(
        [
          part('fur', egg([0, 0.12, -0.05], [0.72, 0.72, 0.64])),
          part('fur', egg([0, -0.9, -0.35], [0.82, 0.75, 0.5]), 0.3),
          part('face', twice(egg([0.24, 0.16, 0.42], [0.31, 0.33, 0.24])), 0.08),
          part('face', egg([0, -0.26, 0.5], [0.44, 0.33, 0.34]), 0.1),
          part('face', twice(egg([0.78, 0.1, -0.05], [0.25, 0.29, 0.1])), 0.04),
          hollow('mouth', twice(egg([0.8, 0.1, 0.08], [0.14, 0.17, 0.1])), 0.04),
          part('fur', twice(egg([0.28, 0.43, 0.5], [0.26, 0.07, 0.13], [0, 0, 6])), 0.08),
          part('face', egg([0, -0.08, 0.74], [0.17, 0.09, 0.1]), 0.06),
          hollow('mouth', twice(egg([0.075, -0.1, 0.84], [0.045, 0.03, 0.06])), 0.02),
          hollow('mouth', egg([0, -0.4, 0.8], [0.28, 0.05, 0.2]), 0.03),
          part('fur', limb([0, 0.7, 0], [0.12, 1.15, 0.12], 0.18, 0.02), 0.12),
          part('fur', twice(limb([0.14, 0.7, 0], [0.34, 1.02, 0.05], 0.16, 0.02))),
          part('fur', twice(limb([0.55, -0.3, 0], [0.9, -0.62, -0.05], 0.24, 0.03))),
        ],
        {
          cells: 66,
          bounds: [
            [-1.2, -1.6, -0.95],
            [1.2, 1.35, 1.1],
          ],
        },
      ),
      eyes({ x: 0.25, y: 0.2, z: 0.56, size: 0.13 }),
    ),
  coats: [
    {
      fur: { colour: hex('#7a4a26'), grain: 'fur' },
      face: { colour: hex('#f0c398'), gloss: 0.25 },
      mouth: { colour: hex('#6b2a2a') },
    },
    {
      fur: { colour: hex('#ffb02a'), grain: 'fur' },
      face: { colour: hex('#5a3326'), gloss: 0.25 },
      mouth: { colour: hex('#240f0f') },
      iris: { colour: hex('#5ae6ff'), glow: 0.8 },
    },
    {
      fur: { colour: hex('#e9e4ea'), grain: 'fur' },
      face: { colour: hex('#e07a6a'), gloss: 0.25 },
      mouth: { colour: hex('#6b1f2a') },
    },
  ],
  sway: 26,
});

export const serpent = motif({
  words: /serpent|snake|cobra|tangled|vine|perdido|templo/i,
  make: () => {
    const coil: Part[] = [];
    const steps = 44;
    const at = (index: number): readonly [number, number, number] => {
      const t = index / steps;
      const angle = t * Math.PI * 4.6 + 2.4;
      const radius = 0.95 - t * 0.42;
      return [Math.cos(angle) * radius, -1.15 + t * 0.95, Math.sin(angle) * radius * 0.8];
    };
    for (let index = 0; index < steps; index += 1)
      coil.push(part('body', limb(at(index), at(index + 1), 0.22), 0.01));
    const last = at(steps);
    return join(
      skin(
        [
          ...coil,
          part('body', limb(last, [0.1, 0.3, 0.2], 0.22, 0.2), 0.05),
          part('body', limb([0.1, 0.3, 0.2], [0, 0.75, 0.3], 0.2, 0.24), 0.08),
          part('body', egg([0, 0.55, 0.12], [0.62, 0.6, 0.16]), 0.15),
          part('belly', egg([0, 0.5, 0.26], [0.26, 0.62, 0.12]), 0.05),
          part('body', egg([0, 1, 0.42], [0.34, 0.24, 0.46]), 0.12),
          hollow('mouth', egg([0, 0.86, 0.86], [0.24, 0.05, 0.3]), 0.04),
          part('white', twice(limb([0.12, 0.88, 0.76], [0.12, 0.64, 0.8], 0.05, 0.012)), 0.01),
          part('mouth', limb([0, 0.85, 0.8], [0, 0.7, 1.15], 0.03, 0.02), 0.02),
          marking('spot', twice(egg([0.34, 0.62, 0.3], [0.13, 0.18, 0.3]))),
        ],
        {
          cells: 86,
          bounds: [
            [-1.3, -1.5, -1.15],
            [1.3, 1.35, 1.3],
          ],
        },
      ),
      eyes({ x: 0.23, y: 1.07, z: 0.62, size: 0.1, white: 'iris' }),
    );
  },
  coats: [
    {
      body: { colour: hex('#2fa83f'), gloss: 0.6, polish: 26, grain: 'scale' },
      belly: { colour: hex('#f0e29a'), grain: 'scale' },
      mouth: { colour: hex('#c2183a') },
      spot: { colour: hex('#f2c12c'), glow: 0.2 },
      iris: { colour: hex('#ffd21c'), glow: 1.1 },
    },
    {
      body: { colour: hex('#a3243a'), gloss: 0.6, polish: 26, grain: 'scale' },
      belly: { colour: hex('#f6d0a0'), grain: 'scale' },
      mouth: { colour: hex('#3a0a14') },
      spot: { colour: hex('#ffb52c'), glow: 0.2 },
      iris: { colour: hex('#7dff4a'), glow: 1.1 },
    },
    {
      body: { colour: hex('#ffb638'), metal: 0.8, gloss: 0.5, grain: 'scale' },
      belly: { colour: hex('#fff0c0'), metal: 0.5, grain: 'scale' },
      mouth: { colour: hex('#8a1a2a') },
      spot: { colour: hex('#18b8c8'), gloss: 0.7 },
      iris: { colour: hex('#35e6ff'), glow: 1.2 },
    },
  ],
  turn: [8, 0, 0],
  sway: 24,
});

export const orchid = motif({
  words: /orchid|flower|peony|princess|bloom|corazon|coraz[oó]n|painted|misty/i,
  make: () => {
    const petal = (long: number, wide: number): Mesh =>
      bent(
        extrude(
          smooth([
            [0, 0],
            [wide * 0.7, long * 0.4],
            [wide * 0.6, long * 0.85],
            [0, long],
            [-wide * 0.6, long * 0.85],
            [-wide * 0.7, long * 0.4],
          ]),
          { stuff: 'petal', depth: 0.06, bevel: 0.03, swell: 0.5 },
        ),
        ([x, y, z]) => [x, y, z + y * y * 0.22 - Math.abs(x) * 0.24],
      );
    return join(
      ring(5, () => place(petal(1.35, 0.78), { at: [0, 0.12, 0] }), 'z'),
      place(
        ring(5, () => place(place(petal(1, 0.6), {}), { at: [0, 0.1, 0.14] }), 'z'),
        { turn: [0, 0, 36] },
      ),
      ...Array.from({ length: 9 }, (_, index) =>
        place(
          lathe(
            curve(
              [
                [0.07, 0.5, 'tip'],
                [0.03, 0.3, 'stem'],
                [0.03, 0, 'stem'],
              ],
              3,
            ),
            { stuff: 'stem', sides: 8 },
          ),
          { turn: [60, 0, index * 40], at: [0, 0, 0.18] },
        ),
      ),
      place(ball('tip', 20), { size: [0.24, 0.24, 0.2], at: [0, 0, 0.22] }),
    );
  },
  coats: [
    {
      petal: { colour: hex('#f04fae'), gloss: 0.35, polish: 14 },
      tip: { colour: hex('#ffd23a'), gloss: 0.5, glow: 0.3 },
      stem: { colour: hex('#fff0c0') },
    },
    {
      petal: { colour: hex('#8a4af0'), gloss: 0.35, polish: 14 },
      tip: { colour: hex('#5affd0'), gloss: 0.5, glow: 0.5 },
      stem: { colour: hex('#e0d0ff') },
    },
    {
      petal: { colour: hex('#ff6a3a'), gloss: 0.35, polish: 14 },
      tip: { colour: hex('#fff07a'), gloss: 0.5, glow: 0.4 },
      stem: { colour: hex('#ffe0b0') },
    },
  ],
  turn: [-18, 0, 0],
  sway: 26,
});
