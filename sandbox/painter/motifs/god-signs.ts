/** Winged stone, laurel and sun. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { egg, hoop, limb, part, skin, twice } from '../solid/field.ts';
import { ball, disc, lathe } from '../solid/lathe.ts';
import { join, mirrored, place, ring } from '../solid/mesh.ts';
import { smooth, star } from '../solid/outline.ts';
import { wing } from './wing.ts';

export const wings = motif({
  words: /wings|hermes|chariot|immortal|celestial|ascen|divine|apollo|odyssey/i,
  make: () =>
    join(
      mirrored(place(wing(['ivory', 'gold', 'ivory'], 11), { at: [0.3, 0, 0], size: 1.25 })),
      lathe(
        [
          [0, 0.42],
          [0.5, 0.42],
          [0.75, 0.28],
          [1, 0.02],
          [0.96, -0.04],
          [0.5, -0.5],
          [0, -0.95],
        ],
        { stuff: 'heart', sides: 10, faceted: true },
      ),
      place(
        skin(
          [
            part('gold', hoop([0, 0.02, 0], 1.02, 0.12)),
            part('gold', twice(limb([0.9, 0, 0], [0.3, -0.9, 0], 0.08, 0.14)), 0.08),
          ],
          {
            cells: 44,
            bounds: [
              [-1.3, -1.3, -1.3],
              [1.3, 0.4, 1.3],
            ],
          },
        ),
        { turn: [0, 0, 0] },
      ),
    ),
  coats: [
    { heart: { colour: hex('#ffb81c'), gem: true } },
    { heart: { colour: hex('#2a7bff'), gem: true } },
    { heart: { colour: hex('#e0205a'), gem: true } },
  ],
  turn: [10, 0, 0],
  sway: 16,
});

export const laurelWreath = motif({
  words: /laurel|victor|olymp|trophy|delos/i,
  make: () => {
    const leaf = extrude(
      smooth([
        [0, 0],
        [0.16, 0.2],
        [0, 0.62],
        [-0.16, 0.2],
      ]),
      { stuff: 'gold', depth: 0.07, bevel: 0.03, swell: 0.6 },
    );
    const branch = join(
      ...Array.from({ length: 12 }, (_, index) => {
        const angle = -80 + index * 12.4;
        const radians = (angle * Math.PI) / 180;
        return place(leaf, {
          turn: [0, index % 2 === 0 ? 20 : -20, angle - (index % 2 === 0 ? 28 : -24)],
          at: [Math.cos(radians) * 1.15, Math.sin(radians) * 1.15, (index % 2) * 0.08],
        });
      }),
    );
    return join(
      mirrored(branch),
      place(extrude(star(5, 0.62, 0.28), { stuff: 'core', depth: 0.26, bevel: 0.1 }), {}),
      place(ball('gold', 14), { size: 0.12, at: [0, -1.2, 0.1] }),
    );
  },
  coats: [
    { core: { colour: hex('#e6283a'), gloss: 0.8, polish: 36 } },
    { core: { colour: hex('#2f7bff'), gloss: 0.8, polish: 36 } },
    { core: { colour: hex('#8a3be0'), gloss: 0.8, polish: 36 } },
  ],
  sway: 20,
});

export const sunFace = motif({
  words: /sun chariot|helios|radiant|\bsun\b|apollo|summer/i,
  make: () =>
    join(
      place(disc(0.82, 0.3, 'gold', 'gold'), { turn: [90, 0, 0] }),
      skin(
        [
          part('face', egg([0, 0, 0.1], [0.66, 0.68, 0.34])),
          part('face', limb([0, 0.2, 0.42], [0, -0.06, 0.52], 0.07, 0.1), 0.08),
          part('face', egg([0, -0.28, 0.4], [0.2, 0.055, 0.08]), 0.04),
          part('face', twice(egg([0.28, 0.28, 0.36], [0.2, 0.06, 0.1], [0, 0, 8])), 0.08),
          part('face', twice(egg([0.32, -0.14, 0.34], [0.15, 0.12, 0.1])), 0.1),
        ],
        {
          cells: 48,
          bounds: [
            [-0.8, -0.8, -0.4],
            [0.8, 0.8, 0.8],
          ],
        },
      ),
      mirrored(place(ball('eye', 14), { size: [0.13, 0.07, 0.06], at: [0.26, 0.14, 0.37] })),
      ring(
        12,
        (index) =>
          place(
            extrude(
              [
                [-0.17, 0.8],
                [0.17, 0.8],
                [0, index % 2 === 0 ? 1.62 : 1.28],
              ],
              { stuff: index % 2 === 0 ? 'gold' : 'ray', depth: 0.14, bevel: 0.05 },
            ),
            {},
          ),
        'z',
      ),
    ),
  coats: [
    {
      face: { colour: hex('#ffc23a'), metal: 0.6, gloss: 0.5, polish: 26 },
      eye: { colour: hex('#fff6c9'), glow: 1.4 },
      ray: { colour: hex('#ff6a1c'), gloss: 0.6, polish: 30 },
    },
    {
      gold: { colour: hex('#cfd8ee'), metal: 0.9, gloss: 0.5 },
      face: { colour: hex('#dfe8ff'), metal: 0.6, gloss: 0.5 },
      eye: { colour: hex('#58d7ff'), glow: 1.5 },
      ray: { colour: hex('#3f58d8'), gloss: 0.6 },
    },
  ],
  sway: 22,
});
