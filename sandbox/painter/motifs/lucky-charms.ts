/** Clover, horseshoe and joker. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { egg, limb, part, skin, twice } from '../solid/field.ts';
import { ball } from '../solid/lathe.ts';
import { join, place } from '../solid/mesh.ts';
import { type Point, arc, smooth } from '../solid/outline.ts';
import { enamel } from './enamel.ts';
import { eyes } from './eyes.ts';

const heartLeaf: readonly Point[] = smooth([
  [0, 0],
  [0.34, 0.42],
  [0.5, 0.78],
  [0.32, 1],
  [0.06, 0.86],
  [0, 0.74],
  [-0.06, 0.86],
  [-0.32, 1],
  [-0.5, 0.78],
  [-0.34, 0.42],
]);

export const clover = motif({
  words: /clover|luck of|irish|four leaf|chance|tr[eé]bol|shamrock/i,
  make: () =>
    join(
      ...[45, 135, 225, 315].map((angle) =>
        place(
          join(
            extrude(heartLeaf, { stuff: 'leafy', depth: 0.22, bevel: 0.09, swell: 0.7 }),
            place(extrude(heartLeaf, { stuff: 'vein', depth: 0.1, bevel: 0.05, swell: 0.7 }), {
              size: [0.55, 0.55, 1],
              at: [0, 0.28, 0.11],
            }),
          ),
          { turn: [-10, 0, angle] },
        ),
      ),
      skin(
        [
          part('stem', limb([0, 0, 0], [0.22, -0.75, -0.02], 0.07)),
          part('stem', limb([0.22, -0.75, -0.02], [0.5, -1.25, 0], 0.07, 0.09), 0.05),
        ],
        {
          cells: 40,
          bounds: [
            [-0.2, -1.5, -0.3],
            [0.8, 0.2, 0.3],
          ],
        },
      ),
    ),
  coats: [
    { leafy: enamel('#1f9d3c'), vein: enamel('#5fd84a'), stem: enamel('#1a7a30') },
    {
      leafy: { colour: hex('#ffb638'), metal: 0.9, gloss: 0.5 },
      vein: enamel('#1f9d3c'),
      stem: { colour: hex('#e89a2a'), metal: 0.9 },
    },
    {
      leafy: { colour: hex('#06c46c'), gem: true },
      vein: { colour: hex('#7dffb4'), gem: true },
      stem: { colour: hex('#ffb638'), metal: 0.9 },
    },
  ],
  turn: [-6, 0, 0],
  sway: 24,
  small: true,
});

export const horseshoe = motif({
  words: /horseshoe|rodeo|boardwalk|johnny|frankie|reno|ranch/i,
  make: () => {
    const outer = arc([0, 0.1], [1.02, 1.06], -58, 238, 40);
    const inner = arc([0, 0.14], [0.6, 0.66], 244, -64, 40);
    const shape: Point[] = [...outer, [-0.6, -1.02], [-0.3, -0.98], ...inner, [0.3, -0.98], [0.6, -1.02]];
    const nails = [-46, -10, 30, 90, 150, 190, 226].map((angle) => {
      const radians = (angle * Math.PI) / 180;
      return place(ball('stud', 14), {
        size: [0.09, 0.09, 0.06],
        at: [Math.cos(radians) * 0.81, 0.12 + Math.sin(radians) * 0.86, 0.17],
      });
    });
    return join(extrude(shape, { stuff: 'gold', depth: 0.32, bevel: 0.08, swell: 0.5 }), ...nails);
  },
  coats: [
    { stud: { colour: hex('#e8141f'), gloss: 0.9, polish: 40 } },
    {
      gold: { colour: hex('#cfd9ea'), metal: 0.92, gloss: 0.6 },
      stud: { colour: hex('#2f7bff'), gloss: 0.9, polish: 40 },
    },
  ],
  turn: [0, 0, 12],
  sway: 30,
});

export const joker = motif({
  words: /joker|jester|colonel|velma|mr chance|arcade|clown|comod[ií]n/i,
  make: () =>
    join(
      skin(
        [
          part('face', egg([0, -0.12, 0.1], [0.56, 0.66, 0.5])),
          part('face', limb([0, -0.05, 0.55], [0, -0.16, 0.82], 0.09, 0.13), 0.06),
          part('face', limb([0, -0.6, 0.3], [0, -0.86, 0.5], 0.2, 0.08), 0.12),
          part('lip', twice(limb([0, -0.46, 0.58], [0.34, -0.3, 0.44], 0.055, 0.03)), 0.02),
          part('lip', twice(egg([0.36, -0.12, 0.47], [0.12, 0.12, 0.08])), 0.03),
          part('hat', egg([0, 0.42, 0], [0.66, 0.32, 0.6]), 0.04),
          part('hat', limb([-0.3, 0.5, 0], [-0.8, 1.05, 0], 0.38, 0.26), 0.1),
          part('hat', limb([-0.8, 1.05, 0], [-1.28, 0.52, 0.05], 0.26, 0.08), 0.08),
          part('hat-b', limb([0.3, 0.5, 0], [0.8, 1.05, 0], 0.38, 0.26), 0.1),
          part('hat-b', limb([0.8, 1.05, 0], [1.28, 0.52, 0.05], 0.26, 0.08), 0.08),
          part('hat-c', limb([0, 0.6, -0.05], [0, 1.3, -0.1], 0.36, 0.2), 0.08),
          part('hat-c', limb([0, 1.3, -0.1], [0.12, 1.55, 0.3], 0.19, 0.07), 0.08),
          part('gold', egg([-1.3, 0.42, 0.06], [0.15, 0.15, 0.15]), 0.02),
          part('gold', egg([1.3, 0.42, 0.06], [0.15, 0.15, 0.15]), 0.02),
          part('gold', egg([0.14, 1.58, 0.38], [0.14, 0.14, 0.14]), 0.02),
          ...Array.from({ length: 7 }, (_, index) => {
            const angle = ((index - 3) / 3) * 1.45;
            return part(
              index % 2 === 0 ? 'hat' : 'hat-c',
              limb(
                [Math.sin(angle) * 0.4, -0.78, Math.cos(angle) * 0.36 - 0.1],
                [Math.sin(angle) * 0.92, -1.15, Math.cos(angle) * 0.62 - 0.1],
                0.24,
                0.06,
              ),
              0.04,
            );
          }),
          part('gold', egg([0, 0.2, 0.08], [0.62, 0.1, 0.55]), 0.03),
        ],
        {
          cells: 80,
          bounds: [
            [-1.55, -1.35, -0.75],
            [1.55, 1.8, 1.05],
          ],
        },
      ),
      eyes({ x: 0.22, y: 0.03, z: 0.5, size: 0.12 }),
    ),
  coats: [
    {
      face: { colour: hex('#fff0e0'), gloss: 0.4 },
      lip: enamel('#e01f3a'),
      hat: { colour: hex('#d4142a'), gloss: 0.3 },
      'hat-b': { colour: hex('#1f5bd8'), gloss: 0.3 },
      'hat-c': { colour: hex('#ffc21c'), gloss: 0.3 },
      iris: { colour: hex('#1fae5a'), gloss: 0.9, glow: 0.4 },
    },
    {
      face: { colour: hex('#e9f7e4'), gloss: 0.4 },
      lip: enamel('#7a1fb0'),
      hat: { colour: hex('#5a1fa8'), gloss: 0.3 },
      'hat-b': { colour: hex('#0fae6a'), gloss: 0.3 },
      'hat-c': { colour: hex('#ff7a2a'), gloss: 0.3 },
      iris: { colour: hex('#ff9a1c'), glow: 0.7 },
    },
  ],
  turn: [2, 0, 0],
  sway: 26,
});
