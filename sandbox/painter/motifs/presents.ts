/** What is given away: gift and trophy. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { part, skin } from '../solid/field.ts';
import { curve, lathe } from '../solid/lathe.ts';
import { join, place } from '../solid/mesh.ts';
import { star } from '../solid/outline.ts';

export const gift = motif({
  words: /gift|welcome|present|parcel/i,
  make: () => {
    const bow = skin(
      [
        part(
          'ribbon',
          (p) =>
            Math.hypot(Math.hypot(Math.abs(p[0]) - 0.36, (p[1] - 0.14) * 1.25) - 0.27, p[2] * 0.6) - 0.09,
        ),
        part('ribbon', (p) => Math.hypot(p[0] * 0.9, p[1] - 0.02, p[2]) - 0.17, 0.06),
      ],
      {
        cells: 56,
        bounds: [
          [-0.9, -0.4, -0.4],
          [0.9, 0.7, 0.4],
        ],
      },
    );
    return join(
      place(box(1.7, 1.25, 1.7, 'wrap', 0.05), { at: [0, -0.5, 0] }),
      place(box(0.34, 1.28, 1.74, 'ribbon', 0.02), { at: [0, -0.5, 0] }),
      place(box(1.74, 1.28, 0.34, 'ribbon', 0.02), { at: [0, -0.5, 0] }),
      place(
        join(
          box(1.9, 0.36, 1.9, 'lid', 0.06),
          box(0.38, 0.4, 1.94, 'ribbon', 0.02),
          box(1.94, 0.4, 0.38, 'ribbon', 0.02),
          place(bow, { at: [0, 0.28, 0], size: 1.25 }),
          place(bow, { at: [0, 0.28, 0], size: 1.1, turn: [0, 80, 0] }),
        ),
        { at: [0, 0.3, 0] },
      ),
    );
  },
  coats: [
    {
      wrap: { colour: hex('#7a2bd0'), gloss: 0.6, polish: 28 },
      lid: { colour: hex('#9a4af0'), gloss: 0.6, polish: 28 },
      ribbon: { colour: hex('#ffc24a'), metal: 0.6, gloss: 0.6 },
    },
    {
      wrap: { colour: hex('#c2183f'), gloss: 0.6, polish: 28 },
      lid: { colour: hex('#e8305a'), gloss: 0.6, polish: 28 },
      ribbon: { colour: hex('#ffe7b5'), gloss: 0.6 },
    },
  ],
  turn: [18, 32, 0],
  sway: 12,
});

export const trophy = motif({
  words: /trophy|winner|game of the week|race/i,
  make: () =>
    join(
      lathe(
        curve(
          [
            [0.8, 1.1],
            [0.86, 1.04],
            [0.76, 0.9],
            [0.72, 0.4],
            [0.5, -0.1],
            [0.18, -0.4],
            [0.12, -0.62],
            [0.22, -0.74],
            [0.14, -0.84],
            [0.3, -0.98],
            [0.62, -1.04],
          ],
          5,
        ),
        { stuff: 'gold', sides: 52 },
      ),
      lathe(
        [
          [0.76, 1.08, 'dark'],
          [0, 0.9, 'dark'],
        ],
        { stuff: 'dark', sides: 40 },
      ),
      place(
        skin(
          [
            part(
              'gold',
              (p) =>
                Math.hypot(Math.hypot((Math.abs(p[0]) - 0.86) * 1.05, (p[1] - 0.55) * 0.8) - 0.28, p[2]) -
                0.07,
            ),
          ],
          {
            cells: 60,
            bounds: [
              [-1.3, 0, -0.2],
              [1.3, 1.1, 0.2],
            ],
          },
        ),
        {},
      ),
      place(extrude(star(5, 0.36, 0.16), { stuff: 'badge', depth: 0.12, bevel: 0.05 }), {
        at: [0, 0.45, 0.72],
      }),
      place(box(1.3, 0.5, 1.1, 'darkwood', 0.06), { at: [0, -1.3, 0] }),
      place(box(0.7, 0.2, 0.06, 'gold', 0.03), { at: [0, -1.3, 0.57] }),
    ),
  coats: [
    { badge: { colour: hex('#f0123f'), gem: true }, dark: { colour: hex('#5a3208') } },
    { badge: { colour: hex('#1a55ff'), gem: true }, dark: { colour: hex('#5a3208') } },
  ],
  turn: [8, 0, 0],
  sway: 18,
});
