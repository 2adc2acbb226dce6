/** Thunderbolt, trident, hammer, and the temple they are kept in. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { egg, hoop, limb, part, skin, twice } from '../solid/field.ts';
import { disc, lathe } from '../solid/lathe.ts';
import { type Mesh, join, mirrored, place, ring } from '../solid/mesh.ts';
import { star } from '../solid/outline.ts';
import { wing } from './wing.ts';

export const thunderbolt = motif({
  words: /thunderbolt|lightning|storm|thunder|bolt|raging/i,
  make: () =>
    join(
      extrude(
        [
          [0.3, 1.5],
          [-0.75, 0.05],
          [-0.18, 0.05],
          [-0.62, -1.5],
          [0.78, 0.38],
          [0.16, 0.38],
          [0.72, 1.5],
        ],
        { stuff: 'gold', depth: 0.42, bevel: 0.13, front: 'bolt' },
      ),
      mirrored(place(wing(['silver', 'white', 'gold'], 7), { size: 0.85, at: [0.3, 0.2, -0.25] })),
    ),
  coats: [
    { bolt: { colour: hex('#ffe45a'), glow: 1 } },
    { bolt: { colour: hex('#6fe9ff'), glow: 1.1 } },
    { bolt: { colour: hex('#c98aff'), glow: 1.1 } },
  ],
  turn: [0, 0, -8],
  sway: 24,
});

export const trident = motif({
  words: /trident|neptune|burning sea|delos|tide of/i,
  make: () =>
    skin(
      [
        part('gold', limb([0, -1.9, 0], [0, 0.6, 0], 0.09)),
        part('gold', limb([0, 0.5, 0], [0, 1.6, 0], 0.13, 0.1), 0.06),
        part('point', limb([0, 1.3, 0], [0, 1.95, 0], 0.2, 0.01), 0.03),
        part('gold', twice(limb([0.1, 0.5, 0], [0.55, 0.68, 0], 0.13, 0.12)), 0.08),
        part('gold', twice(limb([0.55, 0.68, 0], [0.6, 1.25, 0], 0.12, 0.1)), 0.06),
        part('point', twice(limb([0.6, 1, 0], [0.62, 1.7, 0], 0.18, 0.01)), 0.03),
        part('gold', egg([0, 0.48, 0.02], [0.24, 0.24, 0.2]), 0.04),
        part('stone', egg([0, 0.48, 0.18], [0.13, 0.13, 0.1]), 0.01),
        part('gold', hoop([0, 0.12, 0], 0.1, 0.07), 0.03),
        part('gold', hoop([0, -0.6, 0], 0.1, 0.07), 0.03),
        part('gold', egg([0, -1.9, 0], [0.14, 0.2, 0.14]), 0.04),
      ],
      {
        cells: 96,
        bounds: [
          [-0.9, -2.2, -0.35],
          [0.9, 2.05, 0.45],
        ],
      },
    ),
  coats: [
    {
      point: { colour: hex('#dfeaff'), metal: 0.9, gloss: 0.7, polish: 40 },
      stone: { colour: hex('#19d3ff'), glow: 1.3 },
    },
    {
      gold: { colour: hex('#3fb8a8'), metal: 0.8, gloss: 0.5 },
      point: { colour: hex('#ffe08a'), metal: 0.9, gloss: 0.7 },
      stone: { colour: hex('#ff5a9a'), glow: 1.3 },
    },
  ],
  turn: [0, 0, -24],
  sway: 30,
  size: 1.15,
});

export const hammer = motif({
  words: /hammer|thor\b|asgard|valhalla|hammare|forge|anvil/i,
  make: () =>
    join(
      box(1.9, 0.95, 1, 'iron', 0.16),
      mirrored(place(box(0.24, 1.06, 1.1, 'gold', 0.08), { at: [0.78, 0, 0] })),
      place(box(0.34, 1.06, 1.08, 'gold', 0.06), {}),
      place(extrude(star(4, 0.34, 0.13), { stuff: 'rune', depth: 0.06, bevel: 0.02 }), {
        at: [-0.42, 0, 0.5],
      }),
      place(extrude(star(4, 0.34, 0.13), { stuff: 'rune', depth: 0.06, bevel: 0.02 }), {
        at: [0.42, 0, 0.5],
      }),
      place(
        lathe(
          [
            [0.15, 0.5],
            [0.15, -1.6],
            [0.24, -1.62, 'gold'],
            [0.26, -1.85],
            [0, -1.95],
          ],
          { stuff: 'leather', sides: 24 },
        ),
        { at: [0, -0.3, 0] },
      ),
      ...[0, 1, 2, 3, 4].map((index) =>
        place(disc(0.175, 0.1, 'darkwood'), { at: [0, -0.75 - index * 0.24, 0] }),
      ),
    ),
  coats: [
    { rune: { colour: hex('#5ae6ff'), glow: 1.6 } },
    { rune: { colour: hex('#ff7a1c'), glow: 1.6 }, iron: { colour: hex('#564a50'), metal: 0.7, gloss: 0.4 } },
    { rune: { colour: hex('#9bff5a'), glow: 1.5 }, iron: { colour: hex('#c9d3e2'), metal: 0.9, gloss: 0.5 } },
  ],
  turn: [10, 0, -28],
  sway: 30,
});

function column(): Mesh {
  const sides = 14;
  return join(
    place(box(0.5, 0.12, 0.5, 'marble', 0.03), { at: [0, -0.94, 0] }),
    lathe(
      [
        [0.19, 0.84],
        [0.22, -0.9],
      ],
      { stuff: 'marble', sides, faceted: true },
    ),
    ring(sides, () => place(box(0.03, 1.7, 0.03, 'groove', 0.005), { at: [0, -0.02, 0.2] })),
    place(disc(0.27, 0.12, 'marble'), { at: [0, 0.88, 0] }),
    place(box(0.56, 0.1, 0.56, 'gold', 0.03), { at: [0, 0.97, 0] }),
  );
}

export const greekTemple = motif({
  words: /temple|marble hall|golden hall|ninth sky|ascension|clouds|bargain/i,
  make: () =>
    join(
      ...[-1.35, -0.45, 0.45, 1.35].map((x) => place(column(), { at: [x, 0, 0.25] })),
      ...[-0.9, 0, 0.9].map((x) => place(column(), { at: [x, 0, -0.6] })),
      place(box(3.5, 0.26, 1.6, 'marble'), { at: [0, 1.12, 0] }),
      place(
        extrude(
          [
            [-1.85, 0],
            [1.85, 0],
            [0, 0.78],
          ],
          { stuff: 'marble', depth: 1.6, bevel: 0.06 },
        ),
        { at: [0, 1.26, 0] },
      ),
      place(
        extrude(
          [
            [-1.25, 0.1],
            [1.25, 0.1],
            [0, 0.6],
          ],
          { stuff: 'gold', depth: 0.1, bevel: 0.04 },
        ),
        { at: [0, 1.28, 0.8] },
      ),
      place(disc(0.16, 0.08, 'light'), { turn: [90, 0, 0], at: [0, 1.55, 0.86] }),
      place(box(3.7, 0.16, 2, 'marble'), { at: [0, -1.08, 0] }),
      place(box(4, 0.16, 2.3, 'marble'), { at: [0, -1.24, 0] }),
      place(box(1.9, 1.9, 0.1, 'light', 0.02), { at: [0, 0, -0.9] }),
    ),
  coats: [
    { groove: { colour: hex('#a79fb5') }, light: { colour: hex('#ffd06a'), glow: 1.1 } },
    { groove: { colour: hex('#8d9fc4') }, light: { colour: hex('#7ae4ff'), glow: 1.1 } },
    { groove: { colour: hex('#b38a8a') }, light: { colour: hex('#ff7a4a'), glow: 1.1 } },
  ],
  turn: [9, 0, 0],
  sway: 20,
});
