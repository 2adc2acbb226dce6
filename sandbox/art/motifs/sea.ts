/** Fish, shark, koi, octopus, whale, sea horse, pearl, anchor and reef. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { egg, hollow, hoop, limb, marking, type Part, part, skin, twice } from '../solid/field.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { bent, join, type Mesh, mirrored, place } from '../solid/mesh.ts';
import { type Point, smooth } from '../solid/outline.ts';
import { eyes } from './eyes.ts';

const scaly = (colour: string) => ({ colour: hex(colour), gloss: 0.75, polish: 30, grain: 'scale' as const });
const wet = (colour: string) => ({ colour: hex(colour), gloss: 0.85, polish: 36 });

/** A fin: an outline with ribs, bent like cloth in water. */
function fin(outline: readonly Point[], wave = 0.15): Mesh {
  return bent(
    extrude(smooth(outline), { stuff: 'fin', depth: 0.07, bevel: 0.03, swell: 0.5 }),
    ([x, y, z]) => [x, y, z + Math.sin((x + y) * 3) * wave * Math.hypot(x, y)],
  );
}

const tail: readonly Point[] = [
  [0, 0.16],
  [-0.35, 0.5],
  [-0.85, 0.85],
  [-0.68, 0.2],
  [-0.62, 0],
  [-0.7, -0.25],
  [-0.85, -0.8],
  [-0.3, -0.45],
  [0, -0.16],
];

const lookOut = (size: number): Mesh => {
  const globe = lathe(
    curve(
      [
        [0, 1, 'pupil'],
        [0.5, 0.86, 'iris'],
        [0.78, 0.62, 'white'],
        [1, 0, 'white'],
        [0, -1, 'white'],
      ],
      4,
    ),
    { stuff: 'white', sides: 20 },
  );
  return place(
    join(
      place(globe, { turn: [90, 0, 0] }),
      place(ball('spark', 8), { size: 0.18, at: [-0.25, 0.35, 0.85] }),
    ),
    { size },
  );
};

/** Eyes on both sides of a head that looks to the right. */
const sideEyes = (x: number, y: number, z: number, size: number): Mesh => {
  const one = place(lookOut(size), { turn: [0, 24, 0], at: [x, y, z] });
  return join(one, place(one, { size: [1, 1, -1] }));
};

function bodyOf(deep: number): Part[] {
  return [
    part('back', egg([0.05, 0, 0], [1.12, 0.55 * deep, 0.38])),
    part('back', egg([0.55, -0.02, 0], [0.62, 0.45 * deep, 0.4]), 0.15),
    part('back', limb([-0.6, 0, 0], [-1.2, 0.02, 0], 0.3 * deep, 0.12), 0.2),
    marking('belly', egg([0.2, -0.5 * deep, 0], [1.3, 0.42 * deep, 0.8])),
    hollow('mouth', egg([1.16, -0.1, 0], [0.26, 0.14, 0.3]), 0.06),
    part('belly', limb([0.7, -0.26, 0], [1.12, -0.22, 0], 0.14, 0.1), 0.06),
  ];
}

const usualFins = (): Mesh =>
  join(
    place(fin(tail, 0.3), { at: [-1.1, 0.02, 0] }),
    place(
      fin([
        [-0.5, 0],
        [-0.6, 0.5],
        [-0.1, 0.42],
        [0.3, 0.5],
        [0.55, 0],
      ]),
      { at: [0, 0.42, 0] },
    ),
    place(
      fin([
        [-0.25, 0],
        [-0.4, -0.4],
        [0.1, -0.28],
        [0.2, 0],
      ]),
      { at: [-0.35, -0.4, 0] },
    ),
    place(
      fin(
        [
          [0, 0.12],
          [-0.5, 0.1],
          [-0.62, -0.28],
          [-0.2, -0.2],
        ],
        0.4,
      ),
      { turn: [20, -30, 0], at: [0.42, -0.12, 0.36] },
    ),
  );

export const bass = motif({
  words:
    /catch|trout|pike|marlin|fish|haul|derby|weekend|season|skipper|granny|joe|lake|hook|piranha|rodeo|ice fishing|frenzy/i,
  make: () =>
    join(
      skin(bodyOf(1), {
        cells: 68,
        bounds: [
          [-1.5, -0.8, -0.6],
          [1.5, 0.8, 0.6],
        ],
      }),
      usualFins(),
      sideEyes(0.78, 0.12, 0.33, 0.14),
    ),
  coats: [
    { back: scaly('#4f8f3a'), belly: scaly('#f6efc0'), fin: wet('#e8962c'), mouth: wet('#7a2430') },
    { back: scaly('#1f6fc2'), belly: scaly('#dff4ff'), fin: wet('#ffb52c'), mouth: wet('#5a2038') },
    { back: scaly('#ffb02a'), belly: scaly('#fff3c4'), fin: wet('#ff5a2a'), mouth: wet('#8a2a1c') },
    { back: scaly('#c8264a'), belly: scaly('#ffd9cf'), fin: wet('#7a2fd0'), mouth: wet('#3a0f2a') },
  ],
  turn: [0, -22, 14],
  sway: 18,
});

export const koi = motif({
  words: /koi|golden|pearl of|lucky|tropical|carp|dragon/i,
  make: () =>
    join(
      skin(
        [
          ...bodyOf(0.9),
          marking('spot', egg([0.45, 0.3, 0], [0.34, 0.3, 0.6])),
          marking('spot', egg([-0.35, 0.2, 0.1], [0.32, 0.3, 0.6])),
          marking('spot', egg([-0.95, 0, 0], [0.2, 0.3, 0.5])),
        ],
        {
          cells: 68,
          bounds: [
            [-1.5, -0.8, -0.6],
            [1.5, 0.8, 0.6],
          ],
        },
      ),
      place(
        fin(
          tail.map(([x, y]): Point => [x * 1.5, y * 1.25]),
          0.4,
        ),
        { at: [-1.1, 0.02, 0] },
      ),
      place(
        fin([
          [-0.6, 0],
          [-0.9, 0.55],
          [-0.1, 0.5],
          [0.5, 0.2],
          [0.55, 0],
        ]),
        { at: [0, 0.4, 0] },
      ),
      place(
        fin(
          [
            [0, 0.12],
            [-0.6, 0.1],
            [-0.9, -0.5],
            [-0.2, -0.3],
          ],
          0.4,
        ),
        { turn: [20, -30, 0], at: [0.42, -0.15, 0.36] },
      ),
      place(
        fin([
          [-0.25, 0],
          [-0.6, -0.55],
          [0.1, -0.3],
          [0.2, 0],
        ]),
        { at: [-0.35, -0.36, 0] },
      ),
      sideEyes(0.82, 0.12, 0.31, 0.11),
    ),
  coats: [
    {
      back: scaly('#fff6ee'),
      belly: scaly('#ffffff'),
      spot: scaly('#f2481c'),
      fin: wet('#ff9a6a'),
      mouth: wet('#c2603c'),
    },
    {
      back: scaly('#ff7a1c'),
      belly: scaly('#ffd98a'),
      spot: scaly('#1c1620'),
      fin: wet('#ffb84a'),
      mouth: wet('#8a3a12'),
    },
    {
      back: scaly('#2a4fd8'),
      belly: scaly('#bfe0ff'),
      spot: scaly('#ffffff'),
      fin: wet('#7ab8ff'),
      mouth: wet('#1a2f7a'),
    },
  ],
  turn: [8, -24, -16],
  sway: 20,
});

export const shark = motif({
  words: /shark|monster|depths|deep\b|finn|jaws|frenzy|stormy/i,
  make: () =>
    join(
      skin(
        [
          part('back', egg([0, 0.02, 0], [1.3, 0.46, 0.46])),
          part('back', limb([0.7, 0.05, 0], [1.4, 0.14, 0], 0.36, 0.14), 0.12),
          part('back', limb([-0.7, 0, 0], [-1.45, 0.08, 0], 0.26, 0.1), 0.2),
          marking('belly', egg([0.1, -0.48, 0], [1.7, 0.34, 0.9])),
          hollow('mouth', egg([1, -0.28, 0], [0.36, 0.17, 0.5], [0, 0, 10]), 0.04),
          part('belly', limb([0.5, -0.42, 0], [1.02, -0.5, 0], 0.18, 0.1), 0.06),
          ...Array.from({ length: 6 }, (_, index) =>
            part(
              'white',
              limb(
                [0.78 + index * 0.09, -0.12 + index * 0.012, 0.28 - index * 0.035],
                [0.79 + index * 0.09, -0.27, 0.27 - index * 0.035],
                0.05,
                0.008,
              ),
              0.01,
            ),
          ),
          ...Array.from({ length: 5 }, (_, index) =>
            part(
              'white',
              limb(
                [0.76 + index * 0.075, -0.42, 0.24 - index * 0.035],
                [0.76 + index * 0.075, -0.28, 0.24 - index * 0.035],
                0.045,
                0.008,
              ),
              0.01,
            ),
          ),
          ...[0, 1, 2, 3].map((index) =>
            hollow('mouth', egg([0.36 - index * 0.1, -0.02, 0.44], [0.016, 0.17, 0.1], [0, 0, 12]), 0.03),
          ),
        ],
        {
          cells: 84,
          bounds: [
            [-1.7, -0.8, -0.65],
            [1.7, 0.7, 0.65],
          ],
        },
      ),
      place(
        fin(
          [
            [-0.34, 0],
            [-0.42, 0.72],
            [-0.1, 0.5],
            [0.42, 0],
          ],
          0.05,
        ),
        { at: [-0.05, 0.4, 0] },
      ),
      place(
        fin(
          [
            [0, 0.1],
            [-0.42, 0.42],
            [-0.62, 1],
            [-0.5, 0.2],
            [-0.5, -0.25],
            [-0.36, -0.62],
            [0, -0.1],
          ],
          0.1,
        ),
        { at: [-1.35, 0.08, 0] },
      ),
      place(
        fin(
          [
            [0.2, 0.1],
            [-0.2, 0.05],
            [-0.62, -0.62],
            [0, -0.32],
          ],
          0.1,
        ),
        { turn: [34, -18, 0], at: [0.28, -0.22, 0.34] },
      ),
      sideEyes(0.96, 0.12, 0.27, 0.075),
    ),
  coats: [
    {
      back: wet('#5f7f9c'),
      belly: wet('#f2f7fb'),
      fin: wet('#4f6d8a'),
      mouth: wet('#7a1626'),
      iris: { colour: hex('#0e0c14') },
    },
    {
      back: wet('#2a3f7a'),
      belly: wet('#cfe2ff'),
      fin: wet('#20306a'),
      mouth: wet('#a3163a'),
      iris: { colour: hex('#ffd21c'), glow: 1 },
    },
    {
      back: { colour: hex('#ffb638'), metal: 0.85, gloss: 0.5 },
      belly: { colour: hex('#fff0c0'), metal: 0.5 },
      fin: { colour: hex('#f09a1c'), metal: 0.85 },
      mouth: wet('#8a1a12'),
    },
  ],
  turn: [4, -38, 12],
  sway: 14,
});

export const whale = motif({
  words: /whale|leviathan|giant|walrus|blue\b|ballena|bosun/i,
  make: () =>
    join(
      skin(
        [
          part('back', egg([0.2, 0, 0], [1.1, 0.72, 0.66])),
          part('back', limb([-0.5, 0, 0], [-1.35, 0.5, 0], 0.44, 0.13), 0.25),
          marking('belly', egg([0.45, -0.62, 0], [1, 0.46, 1])),
          hollow('mouth', egg([0.9, -0.22, 0], [0.5, 0.022, 0.7], [0, 0, 6]), 0.03),
          ...[0, 1, 2, 3, 4].map((index) =>
            hollow(
              'groove',
              egg([0.55, -0.4 - index * 0.065, 0.6 - index * 0.07], [0.62, 0.014, 0.14]),
              0.03,
            ),
          ),
        ],
        {
          cells: 70,
          bounds: [
            [-1.6, -0.95, -0.85],
            [1.5, 0.95, 0.85],
          ],
        },
      ),
      place(
        fin(
          [
            [0, 0.1],
            [-0.3, 0.5],
            [-0.85, 0.75],
            [-0.5, 0.1],
            [-0.45, 0],
            [-0.5, -0.1],
            [-0.85, -0.75],
            [-0.3, -0.5],
            [0, -0.1],
          ],
          0.1,
        ),
        { turn: [70, 0, 38], at: [-1.28, 0.48, 0] },
      ),
      place(
        fin(
          [
            [0.2, 0.1],
            [-0.2, 0.1],
            [-0.72, -0.5],
            [0, -0.3],
          ],
          0.2,
        ),
        { turn: [40, -20, 0], at: [0.3, -0.38, 0.58] },
      ),
      sideEyes(0.92, 0, 0.5, 0.1),
      ...Array.from({ length: 7 }, (_, index) =>
        place(ball('water', 14), {
          size: 0.1 + (index % 3) * 0.04,
          at: [
            0.2 + Math.sin(index * 2.4) * (0.1 + index * 0.05),
            0.85 + index * 0.13,
            Math.cos(index * 2.4) * 0.14,
          ],
        }),
      ),
    ),
  coats: [
    {
      back: wet('#2f6fc4'),
      belly: wet('#e4f3ff'),
      groove: wet('#9fc4e8'),
      fin: wet('#245aa8'),
      mouth: wet('#163a70'),
      water: { colour: hex('#bff0ff'), gloss: 1, polish: 60, glow: 0.4 },
    },
    {
      back: wet('#ece8f2'),
      belly: wet('#ffffff'),
      groove: wet('#c4bcd4'),
      fin: wet('#cfc8de'),
      mouth: wet('#6a5f7a'),
      water: { colour: hex('#aef0ff'), gloss: 1, polish: 60, glow: 0.4 },
    },
  ],
  turn: [6, -34, 4],
  sway: 14,
});

export const octopus = motif({
  words: /octopus|kraken|tentacle|coral|bella|salty|nemira|reef/i,
  make: () => {
    const arms: Part[] = [];
    for (let arm = 0; arm < 8; arm += 1) {
      const angle = (arm / 8) * Math.PI * 2 + 0.4;
      const points = [0, 1, 2, 3, 4, 5, 6].map((step) => {
        const t = step / 6;
        const reach = 0.35 + t * 1.05 - Math.max(0, t - 0.75) * 1.4;
        const curl = angle + t * t * 0.9 * (arm % 2 === 0 ? 1 : -1);
        return [
          Math.sin(curl) * reach,
          -0.5 - Math.sin(t * 2.2) * 0.62 + Math.max(0, t - 0.6) * 1.5,
          Math.cos(curl) * reach * 0.85,
        ] as const;
      });
      for (const [step, from] of points.entries()) {
        const to = points[step + 1];
        if (to === undefined) continue;
        arms.push(part('body', limb(from, to, 0.24 - step * 0.033, 0.207 - step * 0.033), 0.05));
      }
    }
    return join(
      skin(
        [
          part('body', egg([0, 0.45, -0.1], [0.74, 0.84, 0.72])),
          part('body', egg([0, -0.3, 0.05], [0.56, 0.42, 0.52]), 0.25),
          ...arms,
          ...[
            [0.35, 1, 0.3],
            [0.1, 0.85, 0.55],
            [0.55, 0.7, 0.2],
            [0.3, 0.6, 0.6],
          ].map(([x = 0, y = 0, z = 0]) => marking('spot', twice(egg([x, y, z], [0.1, 0.09, 0.2])))),
        ],
        {
          cells: 84,
          bounds: [
            [-1.6, -1.5, -1.4],
            [1.6, 1.4, 1.4],
          ],
        },
      ),
      eyes({ x: 0.27, y: 0.12, z: 0.5, size: 0.2 }),
    );
  },
  coats: [
    { body: wet('#e0442f'), spot: wet('#ff9a7a'), iris: { colour: hex('#ffc21c'), glow: 0.6 } },
    { body: wet('#7a35d8'), spot: wet('#c99aff'), iris: { colour: hex('#5affc8'), glow: 0.6 } },
    { body: wet('#12a3a8'), spot: wet('#9affea'), iris: { colour: hex('#ff7a2a'), glow: 0.6 } },
  ],
  turn: [8, 0, 0],
  sway: 22,
});

export const pearlShell = motif({
  words: /pearl|perla|shell|lagoon|marina|oyster|bay|treasure of the deep|bounty/i,
  make: () => {
    const valve = (): Mesh => {
      const ribs = 13;
      const rows = 9;
      return join(
        ...Array.from({ length: ribs }, (_, rib) => {
          const middle = (rib / (ribs - 1) - 0.5) * 2.3;
          const outline: Point[] = smooth([
            [0, 0],
            [0.09, rows * 0.07],
            [0.16, 1.15],
            [0, 1.36],
            [-0.16, 1.15],
            [-0.09, rows * 0.07],
          ]);
          const one = extrude(outline, { stuff: 'shell', depth: 0.1, bevel: 0.045, swell: 0.8 });
          return place(
            bent(one, ([x, y, z]) => [x, y, z - 0.36 * Math.sin(y * 1.5)]),
            { turn: [0, 0, (-middle * 180) / Math.PI / 1.55], size: 1 - Math.abs(middle) * 0.1 },
          );
        }),
      );
    };
    return join(
      place(valve(), { turn: [-16, 0, 0], at: [0, -0.35, -0.15] }),
      place(place(valve(), { size: [1, 1, -1] }), { turn: [-104, 0, 0], at: [0, -0.5, 0.1], size: 0.95 }),
      place(ball('pearl', 36), { size: 0.42, at: [0, -0.12, 0.42] }),
    );
  },
  coats: [
    { shell: { colour: hex('#ff9ab5'), gloss: 0.7, polish: 26 } },
    {
      shell: { colour: hex('#8fd8e8'), gloss: 0.7, polish: 26 },
      pearl: { colour: hex('#2f2a3a'), gloss: 1, polish: 50, metal: 0.3 },
    },
    {
      shell: { colour: hex('#ffc97a'), gloss: 0.7, polish: 26 },
      pearl: { colour: hex('#ffe0ea'), gloss: 1, polish: 50, metal: 0.2 },
    },
  ],
  turn: [10, 0, 0],
  sway: 24,
});

export const anchor = motif({
  words: /anchor|pete|captain|salt\b|costa azul|shallows|tide|harbour|bosun|pier nine/i,
  make: () =>
    join(
      skin(
        [
          part('iron', hoop([0, 1.25, 0], 0.24, 0.09, [90, 0, 0])),
          part('iron', limb([0, 1.02, 0], [0, -1.15, 0], 0.12, 0.16), 0.04),
          part('wood', twice(limb([0, 0.72, 0], [0.7, 0.72, 0], 0.13, 0.1)), 0.02),
          part('gold', twice(egg([0.72, 0.72, 0], [0.13, 0.14, 0.14])), 0.02),
          part('iron', twice(limb([0, -1.2, 0], [0.62, -0.98, 0], 0.16, 0.13)), 0.08),
          part('iron', twice(limb([0.62, -0.98, 0], [1.02, -0.4, 0], 0.13, 0.1)), 0.06),
          part('iron', twice(limb([0.8, -0.5, 0], [1.16, -0.02, 0], 0.22, 0.02)), 0.04),
          part('rope', hoop([0, 0.4, 0], 0.16, 0.07, [14, 0, 0]), 0.02),
          part('rope', hoop([0, 0.26, 0], 0.16, 0.07, [14, 0, 0]), 0.02),
          part('rope', limb([0.12, 0.3, 0.12], [0.75, -0.25, 0.25], 0.07), 0.02),
          part('rope', limb([0.75, -0.25, 0.25], [0.35, -0.8, 0.3], 0.07), 0.02),
        ],
        {
          cells: 84,
          bounds: [
            [-1.35, -1.5, -0.4],
            [1.35, 1.7, 0.5],
          ],
        },
      ),
    ),
  coats: [
    {
      iron: { colour: hex('#7d8ca6'), metal: 0.8, gloss: 0.5 },
      rope: { colour: hex('#d9b26a'), grain: 'wood' },
    },
    {
      iron: { colour: hex('#ffb638'), metal: 0.9, gloss: 0.5 },
      rope: { colour: hex('#c23a2a'), grain: 'wood' },
    },
  ],
  turn: [0, 0, -14],
  sway: 30,
});

export const seaHorse = motif({
  words: /sea horse|seahorse|caballito|splash|tropical/i,
  make: () => {
    const spine = [
      [0.1, 0.9],
      [-0.12, 0.65],
      [-0.25, 0.3],
      [-0.2, -0.1],
      [0, -0.45],
      [0.12, -0.8],
      [0.02, -1.12],
      [-0.22, -1.25],
      [-0.42, -1.1],
      [-0.38, -0.9],
      [-0.22, -0.88],
    ] as const;
    const thick = [0.22, 0.24, 0.34, 0.4, 0.33, 0.24, 0.17, 0.13, 0.1, 0.07, 0.05];
    const ridge = (y: number): number => 1 + 0.07 * Math.sin(y * 26);
    return join(
      skin(
        [
          ...spine
            .slice(1)
            .map(([x, y], index) =>
              part(
                'body',
                limb(
                  [spine[index]?.[0] ?? 0, spine[index]?.[1] ?? 0, 0],
                  [x, y, 0],
                  (thick[index] ?? 0.1) * ridge(y),
                  (thick[index + 1] ?? 0.1) * ridge(y + 0.1),
                ),
                0.06,
              ),
            ),
          part('body', egg([0.16, 0.98, 0], [0.32, 0.26, 0.24]), 0.08),
          part('body', limb([0.35, 0.92, 0], [0.78, 0.74, 0], 0.12, 0.09), 0.06),
          part('body', egg([0.8, 0.74, 0], [0.08, 0.11, 0.1]), 0.03),
          ...[-0.15, 0.02, 0.2].map((x) =>
            part('fin', limb([x, 1.15, 0], [x - 0.1, 1.42, 0], 0.09, 0.02), 0.04),
          ),
          marking('belly', egg([0.16, -0.05, 0], [0.2, 0.55, 0.5])),
        ],
        {
          cells: 76,
          bounds: [
            [-0.8, -1.5, -0.6],
            [1, 1.55, 0.6],
          ],
        },
      ),
      place(
        fin(
          [
            [0, 0.25],
            [-0.42, 0.35],
            [-0.5, 0],
            [-0.42, -0.3],
            [0, -0.25],
          ],
          0.3,
        ),
        { at: [-0.5, 0.05, 0] },
      ),
      sideEyes(0.28, 1.02, 0.19, 0.09),
    );
  },
  coats: [
    { body: scaly('#ff8a2a'), belly: scaly('#ffe0a0'), fin: wet('#ffd04a') },
    { body: scaly('#d84ac0'), belly: scaly('#ffd0f4'), fin: wet('#8a5aff') },
    { body: scaly('#22b58a'), belly: scaly('#dcffd0'), fin: wet('#ffe05a') },
  ],
  turn: [0, -18, -4],
  sway: 16,
});

export const coralReef = motif({
  words: /reef|lagoon|coral bay|tropical|costa|kugelfisch|party|cousin/i,
  make: () => {
    const branch = (stuff: string, seed: number): Part[] => {
      const parts: Part[] = [];
      const grow = (
        from: readonly [number, number, number],
        angle: number,
        long: number,
        thick: number,
        level: number,
      ): void => {
        const to = [
          from[0] + Math.sin(angle) * long,
          from[1] + Math.cos(angle) * long,
          from[2] + Math.sin(seed + level) * 0.12,
        ] as const;
        parts.push(part(stuff, limb(from, to, thick, thick * 0.8), 0.06));
        if (level < 3)
          for (const turn of [-0.5, 0.45])
            grow(to, angle + turn + Math.sin(seed * 3 + level) * 0.15, long * 0.72, thick * 0.76, level + 1);
      };
      grow([0, 0, 0], 0, 0.62, 0.17, 0);
      return parts;
    };
    const tree = (stuff: string, seed: number): Mesh =>
      skin(branch(stuff, seed), {
        cells: 60,
        bounds: [
          [-1.2, -0.25, -0.5],
          [1.2, 2, 0.6],
        ],
      });
    return join(
      place(tree('coral', 1), { at: [-0.62, -0.9, 0], size: 0.95 }),
      place(tree('coral-b', 2.3), { at: [0.7, -0.9, -0.2], size: 0.85, turn: [0, 20, -8] }),
      ...[-0.2, 0.15, 0.5].map((x, index) =>
        place(
          lathe(
            curve(
              [
                [0.12, 0.9 - index * 0.2, 'dark'],
                [0.2, 0.86 - index * 0.2, 'sponge'],
                [0.22, 0.3, 'sponge'],
                [0.15, -0.3, 'sponge'],
              ],
              4,
            ),
            { stuff: 'sponge', sides: 20 },
          ),
          { at: [x, -0.75, 0.5], turn: [12, 0, -x * 26] },
        ),
      ),
      place(
        lathe(
          [
            [0.3, 0.3],
            [1.1, 0.05],
            [1.5, -0.4],
          ],
          { stuff: 'stone', sides: 11, faceted: true },
        ),
        { at: [0, -1, 0.1], size: [1, 1, 0.62] },
      ),
      mirrored(place(ball('coral-b', 18), { size: 0.22, at: [1, -0.75, 0.55] })),
    );
  },
  coats: [
    {
      coral: wet('#ff4f6a'),
      'coral-b': wet('#ffa02a'),
      sponge: wet('#b05aff'),
      dark: { colour: hex('#2a1040') },
      stone: { colour: hex('#56608a'), grain: 'stone' },
    },
    {
      coral: wet('#ff7ad0'),
      'coral-b': wet('#2ad0c0'),
      sponge: wet('#ffd04a'),
      dark: { colour: hex('#4a3010') },
      stone: { colour: hex('#3f5a6a'), grain: 'stone' },
    },
  ],
  turn: [8, 0, 0],
  sway: 18,
});
