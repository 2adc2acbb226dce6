/** Owl, eagle, falcon, parrot and toucan. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { egg, hollow, limb, marking, type Part, part, skin, twice } from '../solid/field.ts';
import { join } from '../solid/mesh.ts';
import { eyes } from './eyes.ts';

const feather = (colour: string) => ({
  colour: hex(colour),
  gloss: 0.16,
  polish: 10,
  grain: 'scale' as const,
});
const down = (colour: string) => ({ colour: hex(colour), gloss: 0.12, polish: 8, grain: 'fur' as const });

const coat = (back: string, pale: string, dark: string, beak: string, iris: string) => ({
  feather: feather(back),
  pale: down(pale),
  dark: feather(dark),
  beak: { colour: hex(beak), gloss: 0.6, polish: 30 },
  iris: { colour: hex(iris), glow: 0.8 },
  white: { colour: hex(iris), glow: 0.5 },
});

export const owl = motif({
  words: /\bowl|carol|whisper/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white|ivory|polar/i],
  make: () =>
    join(
      skin(
        [
          part('feather', egg([0, 0.1, -0.05], [0.85, 0.78, 0.66])),
          part('feather', egg([0, -0.95, -0.2], [0.92, 0.95, 0.62]), 0.25),
          part('pale', egg([0, -1, 0.16], [0.55, 0.75, 0.4]), 0.15),
          part('pale', twice(egg([0.34, 0.1, 0.44], [0.4, 0.42, 0.2])), 0.08),
          part('feather', twice(limb([0.4, 0.55, 0.2], [0.95, 1.15, 0], 0.22, 0.03))),
          part('dark', twice(limb([0.06, 0.32, 0.66], [0.82, 0.78, 0.3], 0.12, 0.05)), 0.08),
          part('beak', limb([0, 0.02, 0.68], [0, -0.3, 0.82], 0.14, 0.02), 0.05),
          hollow('dark', twice(egg([0.34, 0.14, 0.68], [0.26, 0.26, 0.13])), 0.05),
          part('dark', twice(egg([0.85, -0.9, -0.15], [0.26, 0.8, 0.5], [0, 0, 8])), 0.06),
        ],
        {
          cells: 64,
          bounds: [
            [-1.3, -1.9, -1],
            [1.3, 1.3, 1.1],
          ],
        },
      ),
      eyes({ x: 0.335, y: 0.14, z: 0.5, size: 0.235 }),
    ),
  coats: [
    coat('#7a5532', '#efdcb8', '#38220f', '#ffb43a', '#ffb000'),
    coat('#e9edf5', '#ffffff', '#9aa7c2', '#ffcf5c', '#ffd21c'),
    coat('#3c4570', '#b8c0e6', '#191c38', '#ff9a3a', '#41e0ff'),
  ],
  sway: 22,
});

export const eagle = motif({
  words: /eagle|falcon|redtail|[øo]rn|feather|hawk|[aá]guila/i,
  make: () =>
    join(
      skin(
        [
          part('pale', egg([0, 0.15, 0], [0.55, 0.58, 0.62])),
          part('pale', egg([0, -0.5, -0.15], [0.62, 0.7, 0.55]), 0.3),
          part('dark', egg([0, -1.25, -0.25], [1.05, 0.7, 0.6]), 0.12),
          ...([0, 1, 2, 3] as const).map((index): Part => {
            const x = 0.2 + index * 0.16;
            return part(
              'pale',
              twice(
                limb(
                  [x, -0.7 + index * 0.16, 0.25 - index * 0.1],
                  [x * 1.35, -1.28 + index * 0.2, 0.34 - index * 0.16],
                  0.17,
                  0.02,
                ),
              ),
              0.05,
            );
          }),
          part('pale', twice(limb([0.3, 0.4, -0.3], [0.5, 0.55, -0.95], 0.2, 0.02))),
          part('pale', limb([0, 0.5, -0.3], [0, 0.8, -0.95], 0.2, 0.02)),
          part('beak', limb([0, 0.12, 0.5], [0, 0, 0.98], 0.24, 0.16), 0.05),
          part('beak', limb([0, 0, 0.98], [0, -0.36, 1.08], 0.15, 0.02), 0.06),
          part('beak', limb([0, -0.1, 0.5], [0, -0.16, 0.85], 0.16, 0.08), 0.04),
          hollow('black', egg([0, -0.085, 0.82], [0.4, 0.012, 0.3]), 0.02),
          part('pale', twice(egg([0.3, 0.37, 0.42], [0.26, 0.08, 0.26], [0, 24, 18])), 0.05),
          hollow('black', twice(egg([0.36, 0.2, 0.44], [0.12, 0.12, 0.15])), 0.04),
          marking('beak', egg([0, 0.1, 0.6], [0.26, 0.2, 0.2])),
        ],
        {
          cells: 68,
          bounds: [
            [-1.3, -1.85, -1.1],
            [1.3, 1, 1.3],
          ],
        },
      ),
      eyes({ x: 0.35, y: 0.2, z: 0.42, size: 0.115 }),
    ),
  coats: [
    coat('#6b4526', '#fbf7ee', '#3c2514', '#ffb520', '#ffd01e'),
    coat('#44506e', '#d9a35a', '#252c44', '#f0c040', '#ff7a1c'),
    coat('#2b2b38', '#e8c46a', '#14141f', '#ffcf3a', '#4ad7ff'),
  ],
  sway: 34,
  turn: [0, 12, 0],
});

function parrotParts(): Part[] {
  return [
    part('feather', egg([0, 0.2, 0], [0.62, 0.62, 0.6])),
    part('feather', egg([0, -0.75, -0.2], [0.66, 0.9, 0.52]), 0.3),
    part('dark', twice(egg([0.62, -0.85, -0.2], [0.24, 0.9, 0.45], [0, 0, 8])), 0.06),
    part('accent', twice(egg([0.68, -1.2, -0.22], [0.2, 0.6, 0.4], [0, 0, 6])), 0.04),
    part('pale', twice(egg([0.34, 0.14, 0.38], [0.24, 0.26, 0.2])), 0.05),
    hollow('black', twice(egg([0.4, 0.22, 0.54], [0.1, 0.1, 0.08])), 0.03),
  ];
}

const bright = (body: string, wing: string, tip: string, beak: string, face = '#fff6ea') => ({
  ...coat(body, face, wing, beak, '#ffd21c'),
  accent: feather(tip),
});

export const parrot = motif({
  words: /parrot|loro|canopy|macaw|papagayo|party/i,
  make: () =>
    join(
      skin(
        [
          ...parrotParts(),
          part('beak', limb([0, 0.22, 0.48], [0, 0.1, 0.95], 0.28, 0.2), 0.05),
          part('beak', limb([0, 0.1, 0.95], [0, -0.34, 0.92], 0.19, 0.03), 0.06),
          part('black', limb([0, -0.1, 0.5], [0, -0.2, 0.78], 0.18, 0.1), 0.04),
          part('accent', limb([0, 0.7, 0], [0, 1.3, -0.35], 0.16, 0.03)),
          part('feather', twice(limb([0.1, 0.7, -0.05], [0.3, 1.15, -0.4], 0.15, 0.03))),
        ],
        {
          cells: 64,
          bounds: [
            [-1.1, -1.9, -0.95],
            [1.1, 1.5, 1.25],
          ],
        },
      ),
      eyes({ x: 0.385, y: 0.22, z: 0.47, size: 0.1 }),
    ),
  coats: [
    bright('#e3202f', '#f9b418', '#1767d8', '#2a2430'),
    bright('#1fa64a', '#ffd02a', '#e3322f', '#f6c46a'),
    bright('#2b62e8', '#ffc21c', '#ff7d1a', '#221f2b'),
  ],
  sway: 34,
});

export const toucan = motif({
  words: /toucan|tucan|mistletoe|orinoco/i,
  make: () =>
    join(
      skin(
        [
          ...parrotParts(),
          part('accent', egg([0, -0.35, 0.32], [0.42, 0.5, 0.28]), 0.08),
          part('beak', limb([0, 0.2, 0.5], [0, 0.25, 1.2], 0.33, 0.26), 0.05),
          part('beak', limb([0, 0.25, 1.2], [0, -0.02, 1.75], 0.26, 0.06), 0.08),
          marking('black', egg([0, -0.05, 1.8], [0.3, 0.24, 0.2])),
          hollow('black', egg([0, 0.08, 1.1], [0.5, 0.014, 0.75]), 0.02),
          marking('stripe', egg([0, 0.5, 1], [0.3, 0.12, 0.6])),
        ],
        {
          cells: 66,
          bounds: [
            [-1.1, -1.9, -0.95],
            [1.1, 1, 2],
          ],
        },
      ),
      eyes({ x: 0.385, y: 0.22, z: 0.47, size: 0.11 }),
    ),
  coats: [
    {
      ...bright('#1b1a26', '#14131c', '#fff3c4', '#ff9d1c', '#41b4ff'),
      stripe: { colour: hex('#e0352a'), gloss: 0.6, polish: 30 },
    },
    {
      ...bright('#17304a', '#0d1c30', '#ffd23a', '#37c76a', '#ff8a2a'),
      stripe: { colour: hex('#ffd22a'), gloss: 0.6, polish: 30 },
    },
  ],
  turn: [4, 26, 0],
  sway: 26,
});
