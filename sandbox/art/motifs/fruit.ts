/** Glossy fruit, alone or by the handful. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { type Distance, egg, hollow, limb, part, skin } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { bent, join, type Mesh, place } from '../solid/mesh.ts';
import { arc, smooth } from '../solid/outline.ts';

const juicy = (colour: string) => ({ colour: hex(colour), gloss: 0.95, polish: 46 });
const velvet = (colour: string) => ({ colour: hex(colour), gloss: 0.3, polish: 14 });

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

const stalk = (points: readonly (readonly [number, number, number])[], thick = 0.05): Mesh => {
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

const STALK = { stalk: { colour: hex('#5d7a24'), gloss: 0.3, polish: 14 } };

const cherryBody = curve(
  [
    [0, 0.78],
    [0.18, 0.86],
    [0.55, 0.86],
    [0.92, 0.42],
    [0.98, 0],
    [0.8, -0.55],
    [0.4, -0.9],
    [0, -0.98],
  ],
  7,
);

export const cherries = motif({
  words: /cherr|cereza/i,
  make: () =>
    join(
      place(lathe(cherryBody, { stuff: 'flesh', sides: 44 }), {
        size: 0.68,
        at: [-0.62, -0.5, 0.1],
        turn: [8, 0, 8],
      }),
      place(lathe(cherryBody, { stuff: 'flesh', sides: 44 }), {
        size: 0.62,
        at: [0.6, -0.72, 0.2],
        turn: [8, 0, -10],
      }),
      stalk([
        [-0.6, 0, 0.05],
        [-0.42, 0.6, 0],
        [0.2, 1.15, 0],
      ]),
      stalk([
        [0.58, -0.3, 0.1],
        [0.52, 0.5, 0],
        [0.2, 1.15, 0],
      ]),
      place(leaf(1), { at: [0.2, 1.12, 0], turn: [20, -20, 12] }),
    ),
  coats: [
    { flesh: juicy('#d4101f'), ...STALK },
    { flesh: juicy('#7c0b32'), ...STALK },
    { flesh: juicy('#ff3a5c'), ...STALK },
  ],
  sway: 22,
  small: true,
});

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

export const grapes = motif({
  words: /grape|uva|wine|jam\b|vine fruit/i,
  make: () => {
    const berries: Mesh[] = [];
    for (const [row, count] of [5, 6, 5, 4, 3, 2, 1].entries()) {
      for (let index = 0; index < count; index += 1) {
        const angle = ((index + row * 0.5) / count) * Math.PI * 2;
        const radius = 0.13 * count;
        berries.push(
          place(ball('flesh', 22), {
            size: 0.3,
            at: [Math.sin(angle) * radius, 0.75 - row * 0.34, Math.cos(angle) * radius * 0.8],
          }),
        );
      }
    }
    return join(
      ...berries,
      stalk(
        [
          [0, 0.7, 0],
          [0.02, 1.2, 0],
          [0.2, 1.4, 0],
        ],
        0.07,
      ),
      place(leaf(1.1), { at: [0.05, 1.1, 0.1], turn: [30, -10, 10] }),
      place(leaf(0.95, 'deepleaf'), { at: [0, 1.1, 0.1], turn: [30, 10, 160] }),
    );
  },
  coats: [
    { flesh: juicy('#6d22b5'), ...STALK },
    { flesh: juicy('#6fbf2c'), ...STALK },
    { flesh: juicy('#a3153f'), ...STALK },
  ],
  sway: 20,
  small: true,
});

const round: Distance = egg([0, 0, 0], [0.98, 0.94, 0.94]);

function stoneFruit(seam: boolean): Mesh {
  return join(
    skin(
      [
        part('flesh', round),
        hollow('flesh', limb([0, 1.25, 0], [0, 0.85, 0], 0.3, 0.1), 0.3),
        ...(seam ? [hollow('flesh', egg([0, 0.1, 0.98], [0.02, 0.9, 0.1]), 0.16)] : []),
        ...(seam ? [] : [hollow('flesh', limb([0, -1.2, 0], [0, -0.95, 0], 0.2, 0.05), 0.2)]),
      ],
      {
        cells: 44,
        bounds: [
          [-1.15, -1.15, -1.15],
          [1.15, 1.15, 1.15],
        ],
      },
    ),
    stalk(
      [
        [0, 0.75, 0],
        [0.05, 1.1, 0],
        [0.18, 1.3, 0],
      ],
      0.06,
    ),
    place(leaf(0.85), { at: [0.1, 1.12, 0.05], turn: [22, -10, 18] }),
  );
}

export const plum = motif({
  words: /plum|ciruela/i,
  make: () => stoneFruit(true),
  coats: [
    { flesh: juicy('#5a1c9c'), ...STALK },
    { flesh: juicy('#2b3fb3'), ...STALK },
  ],
  turn: [14, 0, -8],
  sway: 24,
  small: true,
});

export const peach = motif({
  words: /peach|pesca\b|melocot|apricot/i,
  make: () => stoneFruit(true),
  coats: [
    { flesh: velvet('#ff8f5a'), ...STALK },
    { flesh: velvet('#ffb45a'), ...STALK },
  ],
  turn: [14, 0, -8],
  sway: 24,
  small: true,
});

export const apple = motif({
  words: /apple|manzana|orchard|pomelo|crisp/i,
  make: () => stoneFruit(false),
  coats: [
    { flesh: juicy('#d3131f'), ...STALK },
    { flesh: juicy('#7cc71f'), ...STALK },
    { flesh: juicy('#ffb61c'), ...STALK },
  ],
  turn: [16, 0, -6],
  sway: 24,
  small: true,
});

export const strawberry = motif({
  words: /strawberr|berry|fresa|candied|sugar|candy/i,
  make: () => {
    const body = curve(
      [
        [0, 0.72],
        [0.5, 0.78],
        [0.86, 0.42],
        [0.82, -0.1],
        [0.52, -0.7],
        [0.18, -1.08],
        [0, -1.14],
      ],
      6,
    );
    const seeds: Mesh[] = [];
    for (let row = 0; row < 7; row += 1) {
      const height = 0.5 - row * 0.23;
      const below = body.findIndex(([, y], index) => index > 4 && y <= height);
      const radius = body[below]?.[0] ?? 0.5;
      const count = Math.max(4, Math.round(radius * 13));
      for (let index = 0; index < count; index += 1) {
        const angle = ((index + (row % 2) * 0.5) / count) * Math.PI * 2;
        seeds.push(
          place(ball('seed', 8), {
            size: [0.035, 0.055, 0.03],
            at: [Math.sin(angle) * radius, height, Math.cos(angle) * radius],
          }),
        );
      }
    }
    const crown = Array.from({ length: 7 }, (_, index) =>
      place(place(leaf(0.72), { turn: [0, 0, -16], at: [0.04, 0.02, 0] }), {
        turn: [0, index * 51, 0],
        at: [0, 0.76, 0],
      }),
    );
    return join(
      lathe(body, { stuff: 'flesh', sides: 44 }),
      ...seeds,
      ...crown,
      stalk(
        [
          [0, 0.75, 0],
          [0.04, 1.1, 0],
        ],
        0.06,
      ),
    );
  },
  coats: [
    { flesh: juicy('#e3152c'), seed: velvet('#ffdf7a'), ...STALK },
    { flesh: juicy('#ff5a8a'), seed: velvet('#fff0b8'), ...STALK },
  ],
  turn: [22, 0, -14],
  sway: 24,
  small: true,
});
