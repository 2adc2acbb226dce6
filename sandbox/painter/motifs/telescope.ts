/** The instruments of the house: telescope and orrery. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { ball, curve, disc, lathe, torus } from '../solid/lathe.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';

const tube = (from: number, to: number, long: number, stuff: string): Mesh =>
  lathe(
    [
      [from, long],
      [to, 0],
    ],
    { stuff, sides: 40 },
  );

const leg = (turn: number): Mesh =>
  place(
    place(
      lathe(
        curve(
          [
            [0.06, 0],
            [0.09, -0.8],
            [0.06, -1.5],
            [0.09, -1.62, 'gold'],
            [0.05, -1.7, 'gold'],
          ],
          4,
        ),
        { stuff: 'darkwood', sides: 16 },
      ),
      { turn: [24, 0, 0] },
    ),
    { turn: [0, turn, 0] },
  );

export const telescope = motif({
  words: /telescope|observatory/i,
  make: () =>
    join(
      place(
        join(
          place(tube(0.3, 0.3, 1.1, 'brass'), { at: [0, 0.35, 0] }),
          place(
            lathe(
              [
                [0.3, 0.12],
                [0.36, 0.1],
                [0.36, -0.14],
                [0.3, -0.16],
              ],
              { stuff: 'gold', sides: 40 },
            ),
            { at: [0, 1.4, 0] },
          ),
          place(disc(0.29, 0.02, 'glass'), { at: [0, 1.46, 0] }),
          place(tube(0.24, 0.24, 1, 'leather'), { at: [0, -0.6, 0] }),
          place(
            lathe(
              [
                [0.24, 0.06],
                [0.3, 0.04],
                [0.3, -0.06],
                [0.24, -0.08],
              ],
              { stuff: 'gold', sides: 40 },
            ),
            { at: [0, 0.36, 0] },
          ),
          place(tube(0.16, 0.16, 0.55, 'brass'), { at: [0, -1.1, 0] }),
          place(
            lathe(
              [
                [0.17, 0.1],
                [0.2, 0.06],
                [0.2, -0.06],
                [0.12, -0.2],
                [0, -0.2],
              ],
              { stuff: 'black', sides: 30 },
            ),
            { at: [0, -1.15, 0] },
          ),
          place(tube(0.07, 0.07, 0.9, 'gold'), { at: [0.36, -0.3, 0] }),
          place(disc(0.13, 0.1, 'gold'), { turn: [0, 0, 90], at: [-0.28, -0.25, 0] }),
        ),
        { turn: [30, 0, 42], at: [0, 0.55, 0] },
      ),
      place(ball('gold', 24), { size: 0.2, at: [0, 0.28, 0] }),
      place(
        lathe(
          curve(
            [
              [0.12, 0.3],
              [0.16, 0],
              [0.12, -0.3],
              [0.2, -0.42],
            ],
            4,
          ),
          { stuff: 'brass', sides: 24 },
        ),
        {},
      ),
      ...[20, 140, 260].map((turn) => place(leg(turn), { at: [0, -0.35, 0] })),
    ),
  coats: [
    { brass: { colour: hex('#e2a24a'), metal: 0.9, gloss: 0.5 }, glass: { colour: hex('#9fdcff'), glow: 1 } },
  ],
  turn: [4, -20, 0],
});

export const orrery = motif({
  words: /orrery|orbit|brass/i,
  make: () => {
    const hoop = (radius: number, thick: number): Mesh => torus(radius, thick, 'gold');
    const world = (stuff: string, size: number, radius: number, angle: number): Mesh =>
      place(
        join(
          place(ball(stuff, 28), { size }),
          place(
            lathe(
              [
                [0.02, 0],
                [0.02, -0.4],
              ],
              { stuff: 'gold', sides: 10 },
            ),
            {},
          ),
        ),
        { at: [Math.cos(angle) * radius, 0.1, Math.sin(angle) * radius] },
      );
    return join(
      place(ball('sun', 36), { size: 0.42, at: [0, 0.1, 0] }),
      place(hoop(0.8, 0.025), { turn: [8, 0, 12] }),
      place(hoop(1.2, 0.028), { turn: [-6, 0, -10] }),
      place(hoop(1.62, 0.032), { turn: [4, 0, 6] }),
      world('world-a', 0.13, 0.8, 0.6),
      world('world-b', 0.2, 1.2, 2.4),
      world('world-c', 0.17, 1.2, 5.2),
      world('world-d', 0.26, 1.62, 4.1),
      world('world-a', 0.12, 1.62, 1),
      place(
        lathe(
          curve(
            [
              [0.06, -0.3],
              [0.09, -0.7],
              [0.2, -0.86],
              [0.08, -1],
              [0.14, -1.2],
              [0.55, -1.34],
              [0.62, -1.44],
              [0, -1.46],
            ],
            5,
          ),
          { stuff: 'gold', sides: 36 },
        ),
        {},
      ),
    );
  },
  coats: [
    {
      sun: { colour: hex('#ffc24a'), glow: 1.5 },
      'world-a': { colour: hex('#ff5a8a'), gloss: 0.9, polish: 40 },
      'world-b': { colour: hex('#3f8cff'), gloss: 0.9, polish: 40 },
      'world-c': { colour: hex('#4ae0b0'), gloss: 0.9, polish: 40 },
      'world-d': { colour: hex('#a86af0'), gloss: 0.9, polish: 40 },
    },
  ],
  turn: [20, 0, 0],
  sway: 20,
});
