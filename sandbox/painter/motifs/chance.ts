/** Coins, dice and the wheel of fortune. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { part, skin } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place, ring } from '../solid/mesh.ts';
import { type Point, star } from '../solid/outline.ts';
import { hoard } from './treasure.ts';
import { enamel } from './enamel.ts';

export const coins = motif({
  words: /coin|cash|money|penny|cashback|millions|banker|reward|machine/i,
  make: () => {
    const coin = (): Mesh =>
      join(
        disc(0.6, 0.14, 'gold', 'gold', 40),
        place(disc(0.46, 0.16, 'gold', 'gold', 36), {}),
        place(
          place(extrude(star(5, 0.3, 0.13), { stuff: 'gold', depth: 0.06, bevel: 0.025 }), {
            turn: [-90, 0, 0],
          }),
          { at: [0, 0.1, 0] },
        ),
      );
    const pile = (x: number, z: number, count: number): Mesh =>
      join(
        ...Array.from({ length: count }, (_, index) =>
          place(coin(), {
            at: [x + Math.sin(index * 2.3) * 0.04, -1 + index * 0.16, z + Math.cos(index * 1.7) * 0.04],
          }),
        ),
      );
    return join(
      pile(-0.8, 0, 8),
      pile(0.1, -0.3, 12),
      pile(0.85, 0.1, 6),
      place(coin(), { at: [0.1, -0.62, 0.72], turn: [72, 0, -12], size: 1.15 }),
      place(hoard(1.5, 60), { at: [0, -1.12, 0.2] }),
    );
  },
  turn: [16, 0, 0],
  sway: 26,
});

const pips: Record<1 | 2 | 3 | 4 | 5 | 6, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-0.36, 0.36],
    [0.36, -0.36],
  ],
  3: [
    [-0.4, 0.4],
    [0, 0],
    [0.4, -0.4],
  ],
  4: [
    [-0.36, 0.36],
    [0.36, -0.36],
    [0.36, 0.36],
    [-0.36, -0.36],
  ],
  5: [
    [-0.4, 0.4],
    [0, 0],
    [0.4, -0.4],
    [0.4, 0.4],
    [-0.4, -0.4],
  ],
  6: [
    [-0.36, 0.45],
    [-0.36, 0],
    [-0.36, -0.45],
    [0.36, 0.45],
    [0.36, 0],
    [0.36, -0.45],
  ],
};

export function die(): Mesh {
  const side = (count: 1 | 2 | 3 | 4 | 5 | 6): Mesh =>
    join(
      ...pips[count].map(([x, y]) =>
        place(ball('pip', 16), { size: [0.155, 0.155, 0.05], at: [x, y, 0.86] }),
      ),
    );
  return join(
    skin(
      [
        part(
          'dice',
          (p) =>
            Math.hypot(
              Math.max(Math.abs(p[0]) - 0.62, 0),
              Math.max(Math.abs(p[1]) - 0.62, 0),
              Math.max(Math.abs(p[2]) - 0.62, 0),
            ) +
            Math.min(0, Math.max(Math.abs(p[0]), Math.abs(p[1]), Math.abs(p[2])) - 0.62) -
            0.25,
        ),
      ],
      {
        cells: 40,
        bounds: [
          [-1, -1, -1],
          [1, 1, 1],
        ],
      },
    ),
    side(5),
    place(side(3), { turn: [0, 90, 0] }),
    place(side(6), { turn: [-90, 0, 0] }),
    place(side(4), { turn: [0, -90, 0] }),
    place(side(1), { turn: [90, 0, 0] }),
    place(side(2), { turn: [0, 180, 0] }),
  );
}

export const dice = motif({
  words: /dice|sic bo|craps|darts|twister|andar|bac bo|prawn|hi-lo/i,
  make: () =>
    join(
      place(die(), { at: [-0.75, -0.15, 0], turn: [24, 28, -14], size: 0.92 }),
      place(die(), { at: [0.9, 0.3, -0.3], turn: [-30, -40, 22], size: 0.8 }),
    ),
  coats: [
    { dice: enamel('#d8141f'), pip: enamel('#fff6ea') },
    { dice: enamel('#f7f2e8'), pip: enamel('#171320') },
    { dice: enamel('#1e1a2c'), pip: { colour: hex('#ffb638'), metal: 0.9 } },
    { dice: enamel('#1758d0'), pip: enamel('#ffffff') },
  ],
  sway: 20,
});

export const fortuneWheel = motif({
  words:
    /wheel|rueda|spin(s|ner)?\b|respin|multiplier|carnival|funfair|dial|tähtipyörä|rewards|doors|parade|wonder/i,
  make: () => {
    const count = 16;
    const wedge = (index: number): Mesh => {
      const half = Math.PI / count;
      return extrude(
        [
          [0, 0.12],
          [Math.sin(-half) * 1.2, Math.cos(half) * 1.2],
          [0, 1.22],
          [Math.sin(half) * 1.2, Math.cos(half) * 1.2],
        ],
        {
          stuff: ['slice-a', 'slice-b', 'slice-c', 'slice-d'][index % 4] ?? 'slice-a',
          depth: 0.16,
          bevel: 0.025,
          swell: 0.3,
        },
      );
    };
    return join(
      ring(count, wedge, 'z'),
      place(
        lathe(
          [
            [1.2, 0.14],
            [1.26, 0.22],
            [1.42, 0.22],
            [1.48, 0.1],
            [1.48, -0.16],
            [1.2, -0.16],
          ],
          { stuff: 'gold', sides: 64 },
        ),
        { turn: [90, 0, 0] },
      ),
      ring(
        count,
        (index) => place(ball(index % 2 === 0 ? 'bulb' : 'bulb-b', 14), { size: 0.075, at: [0, 1.34, 0.22] }),
        'z',
      ),
      place(
        lathe(
          curve(
            [
              [0, 0.4],
              [0.16, 0.36],
              [0.3, 0.2],
              [0.36, 0.08],
              [0.36, 0],
            ],
            4,
          ),
          { stuff: 'gold', sides: 36 },
        ),
        { turn: [90, 0, 0] },
      ),
      place(extrude(star(8, 0.24, 0.11), { stuff: 'hub', depth: 0.1, bevel: 0.04 }), { at: [0, 0, 0.36] }),
      place(
        extrude(
          [
            [-0.16, 0.18],
            [0.16, 0.18],
            [0, -0.3],
          ],
          { stuff: 'hub', depth: 0.2, bevel: 0.07 },
        ),
        { at: [0, 1.52, 0.3] },
      ),
    );
  },
  coats: [
    wheelCoat('#e3202f', '#ffc21c', '#1f6be0', '#8a2be0'),
    wheelCoat('#0fae6a', '#fff2d4', '#0f7a8a', '#ff7a2a'),
    wheelCoat('#d81f8a', '#2fc8f0', '#5a1fb8', '#ffd24a'),
  ],
  turn: [-8, 0, 6],
  sway: 30,
});

function wheelCoat(a: string, b: string, c: string, d: string) {
  return {
    'slice-a': enamel(a),
    'slice-b': enamel(b),
    'slice-c': enamel(c),
    'slice-d': enamel(d),
    bulb: { colour: hex('#fff4c8'), glow: 1.7 },
    'bulb-b': { colour: hex('#ffb84a'), glow: 1.4 },
    hub: enamel('#e8141f'),
  };
}
