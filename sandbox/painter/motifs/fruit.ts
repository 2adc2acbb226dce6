/** Glossy fruit, whole. */
import { motif } from '../motif.ts';
import { type Distance, egg, hollow, limb, part, skin } from '../solid/field.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';
import { juicy, leaf, stalk, velvet, STALK } from './peel.ts';

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
