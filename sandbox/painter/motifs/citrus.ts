/** Fruit that is shown cut: lemon, orange and melon. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';
import { smooth, arc } from '../solid/outline.ts';
import { juicy, leaf, velvet, STALK } from './peel.ts';

const lemonBody = curve(
  [
    [0, 1.2],
    [0.14, 1.14],
    [0.28, 0.98],
    [0.7, 0.62],
    [0.86, 0],
    [0.7, -0.62],
    [0.3, -0.98],
    [0.12, -1.1],
    [0, -1.12],
  ],
  6,
);

export const lemon = motif({
  words: /lemon|lime\b|limes|lim[oó]n|sour|citrus/i,
  coatWords: [/lemon|lim[oó]n/i, /\blime/i],
  make: () =>
    join(
      place(lathe(lemonBody, { stuff: 'peel', sides: 40 }), { turn: [0, 0, 62], at: [-0.1, 0.15, 0] }),
      place(half(), { at: [0.62, -0.55, 0.7], turn: [14, -18, 0], size: 0.66 }),
      place(leaf(0.9), { at: [-1, 0.62, 0.1], turn: [20, 0, 140] }),
      place(leaf(0.75, 'deepleaf'), { at: [-0.95, 0.7, 0], turn: [10, 0, 85] }),
    ),
  coats: [citrus('#ffd81a', '#fff6b0', '#ffe95a'), citrus('#74c42a', '#eaffc0', '#b7ec55')],
  sway: 22,
  small: true,
});

function citrus(peel: string, pith: string, pulp: string) {
  return {
    peel: juicy(peel),
    pith: velvet(pith),
    pulp: { colour: hex(pulp), gloss: 0.9, polish: 50, glow: 0.12 },
  };
}

/** A cut half facing the viewer: peel, pith and ten wedges. */
function half(): Mesh {
  const wedges = Array.from({ length: 10 }, (_, index) => {
    const outline = smooth(
      [
        [0.12, 0],
        [0.5, 0.2],
        [0.78, 0.17],
        [0.78, -0.17],
        [0.5, -0.2],
      ],
      5,
    );
    return place(extrude(outline, { stuff: 'pulp', depth: 0.1, bevel: 0.05, swell: 0.7 }), {
      turn: [0, 0, index * 36],
    });
  });
  return join(
    place(
      lathe(
        curve(
          [
            [0, 0.03, 'pith'],
            [0.9, 0.03, 'pith'],
            [0.98, 0, 'peel'],
            [0.94, -0.3],
            [0.6, -0.75],
            [0, -0.95],
          ],
          4,
        ),
        { stuff: 'peel', sides: 44 },
      ),
      { turn: [90, 0, 0] },
    ),
    place(join(...wedges), { at: [0, 0, 0.04] }),
  );
}

export const orange = motif({
  words: /orange|naranja|mulled|marmalade|juic|fizz|cocktail|mango/i,
  make: () =>
    join(
      place(ball('peel', 44), { at: [-0.4, 0.2, -0.2], size: [0.95, 0.9, 0.95] }),
      place(half(), { at: [0.6, -0.4, 0.6], turn: [4, -16, 12], size: 0.88 }),
      place(leaf(0.85), { at: [-0.4, 1.08, -0.1], turn: [24, -10, 24] }),
      place(disc(0.08, 0.08, 'stalk'), { at: [-0.4, 1.1, -0.2] }),
    ),
  coats: [
    { ...citrus('#ff8a12', '#fff0d0', '#ffae3a'), ...STALK },
    { ...citrus('#e2401c', '#ffe2cf', '#ff5a3c'), ...STALK },
  ],
  sway: 20,
  small: true,
});

export const melon = motif({
  words: /melon|sand[ií]a|splash|slice|summer|beach/i,
  make: () => {
    const wedge = (radius: number, stuff: string, depth: number): Mesh =>
      extrude([...arc([0, 0.6], radius, 200, 340, 26)], { stuff, depth, bevel: 0.04, swell: 0.25 });
    const seeds = [
      [-0.62, -0.15],
      [-0.25, -0.3],
      [0.15, -0.32],
      [0.55, -0.18],
      [-0.42, -0.6],
      [0, -0.68],
      [0.4, -0.6],
    ] as const;
    return join(
      wedge(1.62, 'rind', 0.5),
      place(wedge(1.48, 'pith', 0.54), { at: [0, 0.02, 0] }),
      place(wedge(1.38, 'pulp', 0.58), { at: [0, 0.04, 0] }),
      ...seeds.map(([x, y]) =>
        place(ball('black', 12), { size: [0.06, 0.1, 0.04], at: [x, y, 0.3], turn: [0, 0, x * 40] }),
      ),
    );
  },
  coats: [
    {
      rind: juicy('#1f8a3a'),
      pith: velvet('#e6ffd0'),
      pulp: { colour: hex('#f0283c'), gloss: 0.7, polish: 30, glow: 0.08 },
    },
    {
      rind: juicy('#c9b34a'),
      pith: velvet('#fff3c4'),
      pulp: { colour: hex('#ff9a34'), gloss: 0.7, polish: 30, glow: 0.08 },
    },
  ],
  turn: [6, 0, 14],
  sway: 26,
});
