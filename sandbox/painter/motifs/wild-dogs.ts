/** Wolf and fox: one skull with a long muzzle, pricked ears and tufts of fur. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { egg, hollow, limb, marking, part, skin, twice } from '../solid/field.ts';
import { join, type Mesh } from '../solid/mesh.ts';
import { eyes } from './eyes.ts';

const fur = (colour: string) => ({ colour: hex(colour), gloss: 0.1, polish: 8, grain: 'fur' as const });

const coat = (back: string, pale: string, dark: string, iris: string) => ({
  fur: fur(back),
  pale: fur(pale),
  dark: fur(dark),
  inner: fur('#a06a70'),
  iris: { colour: hex(iris), glow: 0.9 },
  white: { colour: hex(iris), glow: 0.5 },
});

function dog(slender: number): Mesh {
  const wide = 1 - slender * 0.2;
  const head = skin(
    [
      part('fur', egg([0, 0.12, -0.05], [0.7 * wide, 0.64, 0.7])),
      part('fur', egg([0, -0.8, -0.5], [0.78, 0.85, 0.5]), 0.35),
      part('pale', egg([0, -0.85, -0.22], [0.5, 0.7, 0.42]), 0.3),
      part('pale', twice(egg([0.46 * wide, -0.2, 0], [0.42, 0.4, 0.4])), 0.25),
      part('pale', twice(limb([0.6, -0.22, 0], [1.12, -0.52, -0.15], 0.2, 0.02))),
      part('fur', twice(limb([0.6, 0, -0.1], [1.16, -0.12, -0.25], 0.22, 0.02))),
      part('pale', twice(limb([0.5, -0.45, 0], [0.82, -0.98, -0.1], 0.22, 0.02))),
      part('pale', twice(limb([0.3, -0.7, 0], [0.42, -1.35, 0.02], 0.24, 0.02))),
      part('fur', twice(limb([0.62, -0.5, -0.4], [1.02, -1.3, -0.45], 0.26, 0.02))),
      part('fur', limb([0, -0.03, 0.4], [0, -0.22, 1.08 + slender * 0.12], 0.36 * wide, 0.18), 0.2),
      part('pale', twice(limb([0.15, -0.3, 0.55], [0.09, -0.36, 1.04], 0.21 * wide, 0.13)), 0.1),
      part('pale', limb([0, -0.5, 0.4], [0, -0.53, 0.9], 0.2, 0.12), 0.06),
      part(
        'fur',
        twice(limb([0.42, 0.5, -0.05], [0.62 + slender * 0.1, 1.26 + slender * 0.14, -0.15], 0.31, 0.03)),
      ),
      hollow('inner', twice(egg([0.53, 0.84, 0.16], [0.13, 0.34, 0.14], [0, 0, -14])), 0.08),
      part('dark', twice(egg([0.27, 0.36, 0.52], [0.3, 0.1, 0.2], [0, 0, 26])), 0.1),
      hollow('dark', twice(egg([0.3, 0.15, 0.64], [0.17, 0.12, 0.14], [0, 0, 20])), 0.05),
      marking('dark', egg([0, 0.55, 0.42], [0.13, 0.42, 0.4])),
      marking('dark', twice(egg([0.6, 1.22, -0.15], [0.2, 0.26, 0.3]))),
      marking('dark', egg([0, -0.02, 0.98], [0.09, 0.14, 0.4])),
      part('black', egg([0, -0.1, 1.22 + slender * 0.12], [0.17, 0.12, 0.13]), 0.03),
    ],
    {
      cells: 68,
      bounds: [
        [-1.3, -1.5, -1],
        [1.3, 1.5, 1.5],
      ],
    },
  );
  return join(head, eyes({ x: 0.285 * wide + 0.01, y: 0.15, z: 0.55, size: 0.115, wide: 1.15 }));
}

export const wolf = motif({
  words: /\bwol(f|ves)|lobo|howl|pack|husky|lonely/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white/i, /midnight|shadow|ember/i],
  make: () => dog(0),
  coats: [
    coat('#61718f', '#e8eef7', '#1e2436', '#ffb000'),
    coat('#dfe6f2', '#ffffff', '#8492ad', '#35c8ff'),
    coat('#2c2e3d', '#6d7488', '#0e0f16', '#ff4d2a'),
    coat('#8a6a4c', '#f1dcb8', '#33241a', '#ffd21f'),
  ],
  turn: [4, 0, 0],
  sway: 30,
});

export const fox = motif({
  words: /fox|zorro/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white|ivory|polar/i],
  make: () => dog(1),
  coats: [
    coat('#e86a1c', '#fff2df', '#4a1c0c', '#ffb52a'),
    coat('#c9d6ea', '#ffffff', '#5c6784', '#5ad1ff'),
    coat('#7b2f1d', '#f7d3a5', '#210c0a', '#8bff5a'),
  ],
  turn: [4, 0, 0],
  sway: 30,
});
