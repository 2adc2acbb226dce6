/** Seven, bell, bar, clover, horseshoe, star, joker, coins, dice and the wheel of fortune. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { egg, limb, part, skin, twice } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { join, type Mesh, place, ring } from '../solid/mesh.ts';
import { arc, type Point, smooth, star } from '../solid/outline.ts';
import { eyes } from './eyes.ts';
import { hoard } from './adventure.ts';

const enamel = (colour: string) => ({ colour: hex(colour), gloss: 1, polish: 50 });

const sevenOutline: readonly Point[] = [
  [-0.72, 0.98],
  [0.78, 0.98],
  [0.78, 0.62],
  [0.4, 0.1],
  [0.16, -0.42],
  [0.1, -0.98],
  [-0.42, -0.98],
  [-0.34, -0.4],
  [-0.08, 0.14],
  [0.22, 0.5],
  [-0.2, 0.46],
  [-0.42, 0.52],
  [-0.52, 0.34],
  [-0.72, 0.34],
];

const seven = (): Mesh =>
  join(
    extrude(
      sevenOutline.map(([x, y]): Point => [x * 1.1, y * 1.1]),
      { stuff: 'gold', depth: 0.5, bevel: 0.1 },
    ),
    place(
      extrude(
        sevenOutline.map(([x, y]): Point => [x * 0.94 + 0.005, y * 0.98]),
        { stuff: 'face', depth: 0.2, bevel: 0.09, swell: 0.5 },
      ),
      { at: [0, 0, 0.22] },
    ),
  );

export const luckySeven = motif({
  words: /seven|\b7\b|777|lucky|\b27\b|jackpot|olé|super/i,
  make: seven,
  coats: [
    { face: enamel('#e8141f') },
    { face: enamel('#1f6bff') },
    { face: enamel('#0fae4c') },
    { face: { colour: hex('#ff8a1c'), glow: 0.9 } },
    { face: enamel('#a11fd8'), gold: { colour: hex('#dbe4f4'), metal: 0.92, gloss: 0.6 } },
  ],
  turn: [4, 0, 4],
  sway: 28,
  size: 1.06,
  small: true,
});

export const threeSevens = motif({
  words: /777|sevens|triple|five|reels|\b3 /i,
  make: () =>
    join(
      place(seven(), { at: [-1.3, -0.05, -0.1], turn: [0, 16, 5], size: 0.9 }),
      place(seven(), { at: [1.3, -0.05, -0.1], turn: [0, -16, -5], size: 0.9 }),
      place(seven(), { at: [0, 0.1, 0.3], size: 1.1 }),
    ),
  coats: [
    { face: enamel('#e8141f') },
    { face: { colour: hex('#ff8a1c'), glow: 0.9 } },
    { face: enamel('#1f6bff') },
  ],
  turn: [6, 0, 0],
  sway: 12,
});

export const bell = motif({
  words: /bell|jingle|campana|hollow/i,
  make: () =>
    join(
      lathe(
        curve(
          [
            [0, 1.02],
            [0.3, 0.98],
            [0.48, 0.7],
            [0.54, 0.3],
            [0.66, -0.25],
            [0.94, -0.62],
            [1, -0.74],
            [0.92, -0.8],
            [0.6, -0.74],
          ],
          7,
        ),
        { stuff: 'gold', sides: 56 },
      ),
      lathe(
        [
          [0.635, -0.12],
          [0.68, -0.16],
          [0.7, -0.24],
          [0.68, -0.3],
        ],
        { stuff: 'band', sides: 56 },
      ),
      place(ball('gold', 24), { size: 0.25, at: [0, -0.86, 0] }),
      place(
        skin([part('gold', (p) => Math.hypot(Math.hypot(p[0], p[1] - 1.16) - 0.18, p[2]) - 0.07)], {
          cells: 26,
          bounds: [
            [-0.35, 0.85, -0.15],
            [0.35, 1.5, 0.15],
          ],
        }),
        {},
      ),
    ),
  coats: [
    { band: enamel('#d4142a') },
    { band: enamel('#1f5bd8') },
    { gold: { colour: hex('#dbe4f4'), metal: 0.92, gloss: 0.6 }, band: enamel('#8a2be0') },
  ],
  turn: [12, 0, -14],
  sway: 20,
  small: true,
});

const letters: Record<'B' | 'A' | 'R', readonly (readonly Point[])[]> = {
  B: [
    [
      [0, 0],
      [0.3, 0],
      [0.42, 0.12],
      [0.42, 0.26],
      [0.33, 0.35],
      [0.4, 0.44],
      [0.4, 0.58],
      [0.28, 0.7],
      [0, 0.7],
    ],
  ],
  A: [
    [
      [0, 0],
      [0.13, 0],
      [0.16, 0.14],
      [0.3, 0.14],
      [0.33, 0],
      [0.46, 0],
      [0.3, 0.7],
      [0.16, 0.7],
    ],
  ],
  R: [
    [
      [0, 0],
      [0.13, 0],
      [0.13, 0.24],
      [0.18, 0.24],
      [0.3, 0],
      [0.45, 0],
      [0.32, 0.27],
      [0.41, 0.38],
      [0.41, 0.58],
      [0.3, 0.7],
      [0, 0.7],
    ],
  ],
};

export const bar = motif({
  words: /\bbar\b|vegas|retro|strip|flamingo|nights|express|stacks/i,
  make: () => {
    const plate = (y: number, stuff: string): Mesh => {
      const word = (['B', 'A', 'R'] as const).flatMap((letter, index) =>
        letters[letter].map((outline) =>
          place(extrude(outline, { stuff: 'gold', depth: 0.14, bevel: 0.035 }), {
            at: [-0.75 + index * 0.52, -0.35, 0.24],
          }),
        ),
      );
      return place(
        join(
          box(2.3, 0.95, 0.34, 'gold', 0.1),
          place(box(2.12, 0.78, 0.2, stuff, 0.06), { at: [0, 0, 0.12] }),
          ...word,
        ),
        { at: [0, y, 0] },
      );
    };
    return join(plate(0.98, 'plate-a'), plate(0, 'plate-b'), plate(-0.98, 'plate-c'));
  },
  coats: [
    { 'plate-a': enamel('#b8122a'), 'plate-b': enamel('#151221'), 'plate-c': enamel('#1c3fae') },
    { 'plate-a': enamel('#0f8f4a'), 'plate-b': enamel('#c8561c'), 'plate-c': enamel('#6d1fb0') },
  ],
  turn: [4, 0, -6],
  sway: 26,
});

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

export const bigStar = motif({
  words: /\bstar|estrella|t[aä]hti|neon|blazing|prize|bonus|quiz|twelve|wild\b/i,
  make: () =>
    join(
      extrude(star(5, 1.2, 0.56), { stuff: 'gold', depth: 0.46, bevel: 0.14, swell: 0.4 }),
      place(extrude(star(5, 0.92, 0.43), { stuff: 'face', depth: 0.2, bevel: 0.1, swell: 0.7 }), {
        at: [0, 0, 0.2],
      }),
    ),
  coats: [
    { face: enamel('#ff3a6a') },
    { face: { colour: hex('#ffd23a'), glow: 0.8 } },
    { face: enamel('#2f9bff') },
    { face: { colour: hex('#a030ff'), gem: true } },
  ],
  turn: [-4, 0, -8],
  sway: 28,
  small: true,
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
