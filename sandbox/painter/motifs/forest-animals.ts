/** Bear, panda, stag, bison, rabbit: the forest and the plain. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { egg, hollow, limb, marking, type Part, part, skin, twice } from '../solid/field.ts';
import { join, type Mesh } from '../solid/mesh.ts';
import { eyes } from './eyes.ts';

const fur = (colour: string) => ({ colour: hex(colour), gloss: 0.1, polish: 8, grain: 'fur' as const });

const coat = (back: string, pale: string, dark: string, iris = '#6b3a12') => ({
  fur: fur(back),
  pale: fur(pale),
  dark: fur(dark),
  inner: fur('#c07f7a'),
  horn: { colour: hex('#d8c29a'), gloss: 0.3, polish: 18, grain: 'wood' as const },
  iris: { colour: hex(iris), gloss: 0.9, polish: 60, glow: 0.35 },
  white: { colour: hex('#f4ead8'), gloss: 0.8, polish: 50 },
});

function bearHead(markings: readonly Part[]): Mesh {
  const head = skin(
    [
      part('fur', egg([0, 0.08, 0], [0.88, 0.78, 0.72])),
      part('fur', egg([0, -0.95, -0.4], [1.05, 0.8, 0.55]), 0.35),
      part('fur', twice(egg([0.55, -0.25, 0.05], [0.44, 0.42, 0.42])), 0.2),
      part('fur', twice(limb([0.7, -0.3, 0], [1.08, -0.6, -0.1], 0.26, 0.03))),
      part('pale', egg([0, -0.3, 0.62], [0.4, 0.32, 0.4]), 0.14),
      part('black', egg([0, -0.15, 0.99], [0.19, 0.13, 0.1]), 0.03),
      hollow('black', egg([0, -0.46, 0.92], [0.16, 0.025, 0.2]), 0.03),
      part('fur', twice(egg([0.68, 0.72, -0.15], [0.28, 0.28, 0.16]))),
      hollow('inner', twice(egg([0.69, 0.72, 0.02], [0.16, 0.16, 0.1])), 0.06),
      part('fur', twice(egg([0.33, 0.34, 0.56], [0.25, 0.1, 0.16], [0, 0, 12])), 0.12),
      hollow('dark', twice(egg([0.33, 0.13, 0.68], [0.15, 0.12, 0.1])), 0.05),
      ...markings,
    ],
    {
      cells: 62,
      bounds: [
        [-1.4, -1.6, -1],
        [1.4, 1.25, 1.25],
      ],
    },
  );
  return join(head, eyes({ x: 0.325, y: 0.13, z: 0.6, size: 0.105 }));
}

export const bear = motif({
  words: /bear|bruno|bj[øo]rn|grizzly|honey/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white|ivory|polar/i],
  make: () => bearHead([]),
  coats: [
    coat('#7a4a24', '#c99763', '#2b170c', '#ffb52c'),
    coat('#eef1f6', '#ffffff', '#7d8798', '#38b6ff'),
    coat('#3a2a26', '#7c5a46', '#120c0b', '#ff9a2c'),
  ],
  sway: 24,
});

export const panda = motif({
  words: /panda|bamboo/i,
  make: () =>
    bearHead([
      marking('dark', twice(egg([0.38, 0.1, 0.62], [0.27, 0.22, 0.3], [0, 0, -32]))),
      marking('dark', twice(egg([0.7, 0.76, -0.1], [0.34, 0.34, 0.4]))),
      marking('dark', egg([0, -1.4, -0.3], [1.4, 0.6, 0.9])),
    ]),
  coats: [coat('#f3f0ea', '#ffffff', '#1b1a22', '#7a3f12'), coat('#f6d9c2', '#fff2e4', '#8b2f1d', '#ffb52c')],
  sway: 24,
});

function antler(): Part[] {
  const at = (points: readonly (readonly [number, number, number])[], from: number): Part[] =>
    points.slice(1).map((point, index) => {
      const start = points[index] ?? point;
      return part(
        'horn',
        twice(limb(start, point, from * (1 - index * 0.22), from * (0.78 - index * 0.22))),
        0.05,
      );
    });
  return [
    ...at(
      [
        [0.24, 0.6, -0.1],
        [0.55, 1.05, -0.2],
        [0.95, 1.35, -0.2],
        [1.15, 1.95, -0.05],
      ],
      0.12,
    ),
    ...at(
      [
        [0.5, 1, -0.18],
        [0.45, 1.4, 0.1],
        [0.5, 1.65, 0.15],
      ],
      0.08,
    ),
    ...at(
      [
        [0.9, 1.3, -0.2],
        [0.82, 1.7, 0],
        [0.78, 1.95, 0.05],
      ],
      0.08,
    ),
    ...at(
      [
        [1, 1.5, -0.18],
        [1.4, 1.7, -0.1],
        [1.55, 1.98, -0.05],
      ],
      0.07,
    ),
  ];
}

export const stag = motif({
  words: /stag|deer|reindeer|rodeo|elk|moose|migration|timber/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white|ivory|polar/i],
  make: () =>
    join(
      skin(
        [
          part('fur', egg([0, 0.25, 0], [0.5, 0.52, 0.5])),
          part('fur', egg([0, -0.95, -0.4], [0.62, 0.95, 0.5]), 0.35),
          part('pale', egg([0, -1, -0.1], [0.38, 0.7, 0.4]), 0.2),
          part('pale', twice(limb([0.2, -0.9, 0.1], [0.3, -1.45, 0.2], 0.2, 0.03))),
          part('fur', limb([0, 0.15, 0.25], [0, -0.42, 0.78], 0.4, 0.23), 0.2),
          part('pale', egg([0, -0.5, 0.78], [0.25, 0.19, 0.24]), 0.1),
          part('black', egg([0, -0.4, 1], [0.18, 0.11, 0.08]), 0.04),
          part('fur', twice(limb([0.42, 0.36, -0.1], [1, 0.5, -0.1], 0.2, 0.05))),
          hollow('inner', twice(egg([0.72, 0.44, 0.06], [0.26, 0.08, 0.1], [0, 0, 14])), 0.05),
          marking('dark', egg([0, 0.1, 0.6], [0.12, 0.5, 0.4])),
          hollow('dark', twice(egg([0.36, 0.2, 0.36], [0.12, 0.12, 0.14])), 0.05),
          ...antler(),
        ],
        {
          cells: 76,
          bounds: [
            [-1.7, -1.7, -1],
            [1.7, 2.1, 1.2],
          ],
        },
      ),
      eyes({ x: 0.35, y: 0.2, z: 0.34, size: 0.105, iris: 'black', white: 'black' }),
    ),
  coats: [
    coat('#a5672f', '#f0dcb8', '#4a2810'),
    coat('#dfe7f2', '#ffffff', '#8296b4'),
    coat('#5c3a26', '#c49b6c', '#1f120b'),
  ],
  turn: [2, 0, 0],
  sway: 26,
  size: 1.06,
});

export const bison = motif({
  words: /bison|buffalo|bull\b|toro|prairie|plains|thunder (run|trail|gold)/i,
  make: () =>
    join(
      skin(
        [
          part('fur', egg([0, 0.1, 0], [0.66, 0.72, 0.62])),
          part('dark', egg([0, 0.62, -0.1], [0.62, 0.42, 0.55]), 0.2),
          part('dark', egg([0, -0.2, -0.6], [1.25, 1.1, 0.55]), 0.3),
          part('dark', egg([0, -1.05, -0.1], [0.42, 0.55, 0.4]), 0.3),
          part('fur', limb([0, 0, 0.4], [0, -0.5, 0.72], 0.46, 0.34), 0.2),
          part('pale', egg([0, -0.62, 0.78], [0.4, 0.28, 0.28]), 0.12),
          hollow('black', twice(egg([0.19, -0.55, 1.04], [0.11, 0.085, 0.12])), 0.05),
          part('horn', twice(limb([0.55, 0.5, -0.05], [1.12, 0.58, 0], 0.2, 0.16)), 0.06),
          part('horn', twice(limb([1.1, 0.56, 0], [1.36, 1.22, 0.15], 0.17, 0.03)), 0.05),
          part('fur', twice(limb([0.6, 0.18, -0.05], [1.02, 0.1, -0.05], 0.16, 0.05))),
          part('fur', twice(egg([0.36, 0.3, 0.5], [0.26, 0.1, 0.16], [0, 0, 22])), 0.1),
          hollow('black', twice(egg([0.38, 0.12, 0.54], [0.14, 0.1, 0.14])), 0.05),
          part('dark', twice(limb([0.2, 0.75, 0.3], [0.16, 0.25, 0.62], 0.2, 0.04)), 0.08),
          part('dark', limb([0, 0.8, 0.3], [0, 0.2, 0.64], 0.2, 0.04), 0.08),
        ],
        {
          cells: 68,
          bounds: [
            [-1.55, -1.7, -1.2],
            [1.55, 1.4, 1.25],
          ],
        },
      ),
      eyes({ x: 0.37, y: 0.11, z: 0.49, size: 0.1, white: 'iris' }),
    ),
  coats: [
    coat('#6b4226', '#8e6a52', '#2a170e', '#ff7a1c'),
    coat('#3b4664', '#68769a', '#151a2b', '#ff3d2e'),
    coat('#b9996d', '#e0cda9', '#5e432a', '#ffc628'),
  ],
  sway: 24,
});

export const rabbit = motif({
  words: /rabbit|hare|otter|bunny/i,
  make: () =>
    join(
      skin(
        [
          part('fur', egg([0, 0, 0], [0.68, 0.64, 0.62])),
          part('fur', egg([0, -0.95, -0.3], [0.6, 0.7, 0.45]), 0.3),
          part('fur', twice(egg([0.36, -0.24, 0.26], [0.38, 0.34, 0.36])), 0.14),
          part('pale', twice(egg([0.15, -0.26, 0.6], [0.2, 0.18, 0.18])), 0.08),
          part('inner', egg([0, -0.12, 0.76], [0.11, 0.075, 0.07]), 0.03),
          part('white', egg([0, -0.5, 0.64], [0.11, 0.14, 0.05]), 0.02),
          part('fur', twice(limb([0.25, 0.4, -0.1], [0.4, 1.6, -0.25], 0.19, 0.15))),
          hollow('inner', twice(egg([0.34, 1.1, 0.06], [0.1, 0.52, 0.12], [0, 0, -7])), 0.06),
          hollow('dark', twice(egg([0.3, 0.12, 0.54], [0.15, 0.17, 0.1])), 0.05),
        ],
        {
          cells: 60,
          bounds: [
            [-1, -1.5, -0.9],
            [1, 1.85, 1],
          ],
        },
      ),
      eyes({ x: 0.295, y: 0.12, z: 0.49, size: 0.14, white: 'iris' }),
    ),
  coats: [coat('#f2eff4', '#ffffff', '#b6a9b8', '#e23b63'), coat('#b98654', '#f6e3c6', '#5c3a20', '#5a2c10')],
  sway: 26,
});
