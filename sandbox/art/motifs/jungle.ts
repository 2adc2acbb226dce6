/** Idol, totem, frog, monkey, serpent, orchid, stepped temple and drum. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { block, egg, hollow, hoop, limb, marking, type Part, part, skin, twice } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { bent, join, type Mesh, mirrored, place, ring } from '../solid/mesh.ts';
import { smooth } from '../solid/outline.ts';
import { eyes } from './eyes.ts';

const carved = (colour: string) => ({ colour: hex(colour), gloss: 0.2, polish: 12, grain: 'stone' as const });

export const idol = motif({
  words: /idol|mask|stone|spirits|kukul|lost terrace|ancient|tikal|offering|ritual|yaxha/i,
  make: () =>
    join(
      skin(
        [
          part('body', block([0, 0, 0], [0.74, 0.86, 0.5], 0.26)),
          part('body', twice(block([0.78, 0.05, -0.1], [0.16, 0.5, 0.26], 0.1)), 0.06),
          part('trim', block([0, 0.74, 0.1], [0.86, 0.16, 0.5], 0.08), 0.03),
          part('body', block([0, 1.08, 0], [0.6, 0.24, 0.36], 0.1), 0.03),
          part('trim', twice(egg([0.34, 0.28, 0.46], [0.27, 0.25, 0.16])), 0.03),
          hollow('deep', twice(egg([0.34, 0.28, 0.62], [0.18, 0.16, 0.16])), 0.04),
          part('body', limb([0, 0.36, 0.5], [0, -0.1, 0.66], 0.12, 0.2), 0.06),
          hollow('deep', block([0, -0.52, 0.56], [0.46, 0.17, 0.26], 0.08), 0.05),
          ...[-0.3, -0.1, 0.1, 0.3].map((x) =>
            part('trim', block([x, -0.44, 0.5], [0.08, 0.1, 0.1], 0.03), 0.02),
          ),
          ...[-0.2, 0, 0.2].map((x) => part('trim', block([x, -0.6, 0.48], [0.08, 0.08, 0.1], 0.03), 0.02)),
          part('trim', twice(hoop([0.82, -0.5, 0], 0.15, 0.07, [90, 0, 0])), 0.03),
          part('body', block([0, -1.02, -0.05], [0.9, 0.2, 0.5], 0.08), 0.05),
        ],
        {
          cells: 74,
          bounds: [
            [-1.2, -1.35, -0.7],
            [1.2, 1.5, 1.05],
          ],
        },
      ),
      mirrored(place(ball('glare', 16), { size: 0.12, at: [0.34, 0.28, 0.47] })),
      ...[-2, -1, 0, 1, 2].map((index) =>
        place(
          extrude(
            smooth([
              [-0.12, 0],
              [-0.2, 0.5],
              [0, 0.98],
              [0.2, 0.5],
              [0.12, 0],
            ]),
            { stuff: index % 2 === 0 ? 'plume' : 'plume-b', depth: 0.08, bevel: 0.03, swell: 0.5 },
          ),
          { at: [index * 0.26, 1.15, -0.12], turn: [-10, 0, -index * 17] },
        ),
      ),
    ),
  coats: [
    {
      body: { colour: hex('#ffb638'), metal: 0.85, gloss: 0.4, polish: 26 },
      trim: carved('#1f9d7a'),
      deep: { colour: hex('#2a1408') },
      glare: { colour: hex('#5affc0'), glow: 1.7 },
      plume: { colour: hex('#e3322f'), gloss: 0.3 },
      'plume-b': { colour: hex('#1f8fd8'), gloss: 0.3 },
    },
    {
      body: carved('#7d8a72'),
      trim: carved('#a9b38e'),
      deep: { colour: hex('#141c10') },
      glare: { colour: hex('#ffb52c'), glow: 1.7 },
      plume: { colour: hex('#39b54a'), gloss: 0.3 },
      'plume-b': { colour: hex('#f2c12c'), gloss: 0.3 },
    },
    {
      body: { colour: hex('#1d8f78'), gloss: 0.7, polish: 30 },
      trim: { colour: hex('#ffc23a'), metal: 0.9, gloss: 0.5 },
      deep: { colour: hex('#04231f') },
      glare: { colour: hex('#ff5a2a'), glow: 1.7 },
      plume: { colour: hex('#8a3be0'), gloss: 0.3 },
      'plume-b': { colour: hex('#ff7ac0'), gloss: 0.3 },
    },
  ],
  sway: 28,
});

function totemHead(y: number, body: string, beak: boolean): Part[] {
  return [
    part(body, block([0, y, 0], [0.6, 0.52, 0.46], 0.14), 0.03),
    part('trim', twice(egg([0.27, y + 0.12, 0.44], [0.2, 0.18, 0.12])), 0.02),
    hollow('deep', twice(egg([0.27, y + 0.12, 0.56], [0.11, 0.1, 0.1])), 0.02),
    ...(beak
      ? [
          part('trim', limb([0, y - 0.04, 0.44], [0, y - 0.22, 0.86], 0.2, 0.04), 0.04),
          part(body, twice(limb([0.55, y, 0], [1.35, y + 0.4, -0.1], 0.26, 0.05)), 0.06),
          marking('trim', twice(limb([0.95, y + 0.1, 0.2], [1.4, y + 0.4, 0.2], 0.14, 0.14))),
        ]
      : [
          hollow('deep', block([0, y - 0.28, 0.5], [0.34, 0.1, 0.2], 0.05), 0.03),
          ...[-0.2, 0, 0.2].map((x) =>
            part('white', block([x, y - 0.24, 0.44], [0.07, 0.07, 0.07], 0.02), 0.01),
          ),
        ]),
  ];
}

export const totem = motif({
  words: /totem|drum|chief ayo|tarak|ritual|rumbl|heartbeat/i,
  make: () =>
    skin(
      [
        ...totemHead(-0.95, 'one', false),
        ...totemHead(0.05, 'two', false),
        ...totemHead(1.05, 'three', true),
      ],
      {
        cells: 84,
        bounds: [
          [-1.6, -1.65, -0.65],
          [1.6, 1.8, 1.05],
        ],
      },
    ),
  coats: [
    {
      one: carved('#c23a26'),
      two: carved('#1f8f86'),
      three: carved('#d99a2c'),
      trim: carved('#f6e3b8'),
      deep: { colour: hex('#1a0f0a') },
    },
    {
      one: carved('#6b4a8c'),
      two: carved('#c9542c'),
      three: carved('#2f7a3f'),
      trim: carved('#ffd24a'),
      deep: { colour: hex('#120c16') },
    },
  ],
  turn: [4, 0, 0],
  sway: 28,
  size: 1.12,
});

export const frog = motif({
  words: /frog|lily|green hell|itzel|cloud|rana/i,
  make: () =>
    join(
      skin(
        [
          part('body', egg([0, -0.15, 0], [0.82, 0.62, 0.72])),
          part('body', egg([0, 0.2, 0.32], [0.72, 0.44, 0.5]), 0.15),
          part('pale', egg([0, -0.4, 0.42], [0.62, 0.36, 0.42]), 0.06),
          part('body', twice(egg([0.42, 0.58, 0.35], [0.27, 0.27, 0.27])), 0.08),
          hollow('pale', egg([0, 0.03, 0.82], [0.52, 0.025, 0.22]), 0.03),
          part('body', twice(egg([0.85, -0.45, -0.05], [0.38, 0.34, 0.5], [0, 0, -20])), 0.1),
          part('body', twice(limb([0.45, -0.4, 0.4], [0.62, -0.95, 0.62], 0.17, 0.12)), 0.08),
          ...[-0.14, 0, 0.14].map((x) =>
            part('toe', twice(limb([0.62, -0.95, 0.62], [0.64 + x * 1.6, -1, 0.92], 0.08, 0.09)), 0.04),
          ),
          ...[0, 0.16, 0.32].map((x) =>
            part('toe', twice(limb([0.95, -0.7, 0.1], [1 + x, -0.98, 0.42 - x * 0.4], 0.1, 0.09)), 0.04),
          ),
          ...[
            [0.3, 0.5, -0.2],
            [0.6, 0.1, -0.1],
            [0.15, 0.45, 0.3],
            [0.75, -0.3, 0.3],
          ].map(([x = 0, y = 0, z = 0]) => marking('spot', twice(egg([x, y, z], [0.15, 0.13, 0.4])))),
        ],
        {
          cells: 68,
          bounds: [
            [-1.5, -1.2, -0.95],
            [1.5, 1, 1.2],
          ],
        },
      ),
      eyes({ x: 0.43, y: 0.62, z: 0.43, size: 0.21, white: 'iris' }),
    ),
  coats: [
    {
      body: { colour: hex('#3fc42c'), gloss: 0.8, polish: 34 },
      pale: { colour: hex('#f2f7a8'), gloss: 0.6 },
      toe: { colour: hex('#ff7a1c'), gloss: 0.7 },
      spot: { colour: hex('#14782c'), gloss: 0.8 },
      iris: { colour: hex('#e5261f'), gloss: 0.9, glow: 0.5 },
    },
    {
      body: { colour: hex('#1f7be8'), gloss: 0.8, polish: 34 },
      pale: { colour: hex('#a8e8ff'), gloss: 0.6 },
      toe: { colour: hex('#ffd21c'), gloss: 0.7 },
      spot: { colour: hex('#0a1f5c'), gloss: 0.8 },
      iris: { colour: hex('#ffd21c'), gloss: 0.9, glow: 0.5 },
    },
    {
      body: { colour: hex('#ff8a12'), gloss: 0.8, polish: 34 },
      pale: { colour: hex('#ffe6a8'), gloss: 0.6 },
      toe: { colour: hex('#1a1420'), gloss: 0.7 },
      spot: { colour: hex('#1a1420'), gloss: 0.8 },
      iris: { colour: hex('#7dff4a'), gloss: 0.9, glow: 0.5 },
    },
  ],
  turn: [10, 0, 0],
  sway: 26,
});

export const monkey = motif({
  words: /monkey|mono\b|coco|savage|ape|old mako/i,
  make: () =>
    join(
      skin(
        [
          part('fur', egg([0, 0.12, -0.05], [0.72, 0.72, 0.64])),
          part('fur', egg([0, -0.9, -0.35], [0.82, 0.75, 0.5]), 0.3),
          part('face', twice(egg([0.24, 0.16, 0.42], [0.31, 0.33, 0.24])), 0.08),
          part('face', egg([0, -0.26, 0.5], [0.44, 0.33, 0.34]), 0.1),
          part('face', twice(egg([0.78, 0.1, -0.05], [0.25, 0.29, 0.1])), 0.04),
          hollow('mouth', twice(egg([0.8, 0.1, 0.08], [0.14, 0.17, 0.1])), 0.04),
          part('fur', twice(egg([0.28, 0.43, 0.5], [0.26, 0.07, 0.13], [0, 0, 6])), 0.08),
          part('face', egg([0, -0.08, 0.74], [0.17, 0.09, 0.1]), 0.06),
          hollow('mouth', twice(egg([0.075, -0.1, 0.84], [0.045, 0.03, 0.06])), 0.02),
          hollow('mouth', egg([0, -0.4, 0.8], [0.28, 0.05, 0.2]), 0.03),
          part('fur', limb([0, 0.7, 0], [0.12, 1.15, 0.12], 0.18, 0.02), 0.12),
          part('fur', twice(limb([0.14, 0.7, 0], [0.34, 1.02, 0.05], 0.16, 0.02))),
          part('fur', twice(limb([0.55, -0.3, 0], [0.9, -0.62, -0.05], 0.24, 0.03))),
        ],
        {
          cells: 66,
          bounds: [
            [-1.2, -1.6, -0.95],
            [1.2, 1.35, 1.1],
          ],
        },
      ),
      eyes({ x: 0.25, y: 0.2, z: 0.56, size: 0.13 }),
    ),
  coats: [
    {
      fur: { colour: hex('#7a4a26'), grain: 'fur' },
      face: { colour: hex('#f0c398'), gloss: 0.25 },
      mouth: { colour: hex('#6b2a2a') },
    },
    {
      fur: { colour: hex('#ffb02a'), grain: 'fur' },
      face: { colour: hex('#5a3326'), gloss: 0.25 },
      mouth: { colour: hex('#240f0f') },
      iris: { colour: hex('#5ae6ff'), glow: 0.8 },
    },
    {
      fur: { colour: hex('#e9e4ea'), grain: 'fur' },
      face: { colour: hex('#e07a6a'), gloss: 0.25 },
      mouth: { colour: hex('#6b1f2a') },
    },
  ],
  sway: 26,
});

export const serpent = motif({
  words: /serpent|snake|cobra|tangled|vine|perdido|templo/i,
  make: () => {
    const coil: Part[] = [];
    const steps = 44;
    const at = (index: number): readonly [number, number, number] => {
      const t = index / steps;
      const angle = t * Math.PI * 4.6 + 2.4;
      const radius = 0.95 - t * 0.42;
      return [Math.cos(angle) * radius, -1.15 + t * 0.95, Math.sin(angle) * radius * 0.8];
    };
    for (let index = 0; index < steps; index += 1)
      coil.push(part('body', limb(at(index), at(index + 1), 0.22), 0.01));
    const last = at(steps);
    return join(
      skin(
        [
          ...coil,
          part('body', limb(last, [0.1, 0.3, 0.2], 0.22, 0.2), 0.05),
          part('body', limb([0.1, 0.3, 0.2], [0, 0.75, 0.3], 0.2, 0.24), 0.08),
          part('body', egg([0, 0.55, 0.12], [0.62, 0.6, 0.16]), 0.15),
          part('belly', egg([0, 0.5, 0.26], [0.26, 0.62, 0.12]), 0.05),
          part('body', egg([0, 1, 0.42], [0.34, 0.24, 0.46]), 0.12),
          hollow('mouth', egg([0, 0.86, 0.86], [0.24, 0.05, 0.3]), 0.04),
          part('white', twice(limb([0.12, 0.88, 0.76], [0.12, 0.64, 0.8], 0.05, 0.012)), 0.01),
          part('mouth', limb([0, 0.85, 0.8], [0, 0.7, 1.15], 0.03, 0.02), 0.02),
          marking('spot', twice(egg([0.34, 0.62, 0.3], [0.13, 0.18, 0.3]))),
        ],
        {
          cells: 86,
          bounds: [
            [-1.3, -1.5, -1.15],
            [1.3, 1.35, 1.3],
          ],
        },
      ),
      eyes({ x: 0.23, y: 1.07, z: 0.62, size: 0.1, white: 'iris' }),
    );
  },
  coats: [
    {
      body: { colour: hex('#2fa83f'), gloss: 0.6, polish: 26, grain: 'scale' },
      belly: { colour: hex('#f0e29a'), grain: 'scale' },
      mouth: { colour: hex('#c2183a') },
      spot: { colour: hex('#f2c12c'), glow: 0.2 },
      iris: { colour: hex('#ffd21c'), glow: 1.1 },
    },
    {
      body: { colour: hex('#a3243a'), gloss: 0.6, polish: 26, grain: 'scale' },
      belly: { colour: hex('#f6d0a0'), grain: 'scale' },
      mouth: { colour: hex('#3a0a14') },
      spot: { colour: hex('#ffb52c'), glow: 0.2 },
      iris: { colour: hex('#7dff4a'), glow: 1.1 },
    },
    {
      body: { colour: hex('#ffb638'), metal: 0.8, gloss: 0.5, grain: 'scale' },
      belly: { colour: hex('#fff0c0'), metal: 0.5, grain: 'scale' },
      mouth: { colour: hex('#8a1a2a') },
      spot: { colour: hex('#18b8c8'), gloss: 0.7 },
      iris: { colour: hex('#35e6ff'), glow: 1.2 },
    },
  ],
  turn: [8, 0, 0],
  sway: 24,
});

export const orchid = motif({
  words: /orchid|flower|peony|princess|bloom|corazon|coraz[oó]n|painted|misty/i,
  make: () => {
    const petal = (long: number, wide: number): Mesh =>
      bent(
        extrude(
          smooth([
            [0, 0],
            [wide * 0.7, long * 0.4],
            [wide * 0.6, long * 0.85],
            [0, long],
            [-wide * 0.6, long * 0.85],
            [-wide * 0.7, long * 0.4],
          ]),
          { stuff: 'petal', depth: 0.06, bevel: 0.03, swell: 0.5 },
        ),
        ([x, y, z]) => [x, y, z + y * y * 0.22 - Math.abs(x) * 0.24],
      );
    return join(
      ring(5, () => place(petal(1.35, 0.78), { at: [0, 0.12, 0] }), 'z'),
      place(
        ring(5, () => place(place(petal(1, 0.6), {}), { at: [0, 0.1, 0.14] }), 'z'),
        { turn: [0, 0, 36] },
      ),
      ...Array.from({ length: 9 }, (_, index) =>
        place(
          lathe(
            curve(
              [
                [0.07, 0.5, 'tip'],
                [0.03, 0.3, 'stem'],
                [0.03, 0, 'stem'],
              ],
              3,
            ),
            { stuff: 'stem', sides: 8 },
          ),
          { turn: [60, 0, index * 40], at: [0, 0, 0.18] },
        ),
      ),
      place(ball('tip', 20), { size: [0.24, 0.24, 0.2], at: [0, 0, 0.22] }),
    );
  },
  coats: [
    {
      petal: { colour: hex('#f04fae'), gloss: 0.35, polish: 14 },
      tip: { colour: hex('#ffd23a'), gloss: 0.5, glow: 0.3 },
      stem: { colour: hex('#fff0c0') },
    },
    {
      petal: { colour: hex('#8a4af0'), gloss: 0.35, polish: 14 },
      tip: { colour: hex('#5affd0'), gloss: 0.5, glow: 0.5 },
      stem: { colour: hex('#e0d0ff') },
    },
    {
      petal: { colour: hex('#ff6a3a'), gloss: 0.35, polish: 14 },
      tip: { colour: hex('#fff07a'), gloss: 0.5, glow: 0.4 },
      stem: { colour: hex('#ffe0b0') },
    },
  ],
  turn: [-18, 0, 0],
  sway: 26,
});

export const stepTemple = motif({
  words: /temple|yaxha|tikal|beneath|ruins|monkey hill|waterfall|trail|hidden/i,
  make: () => {
    const levels = [0, 1, 2, 3, 4];
    return join(
      ...levels.map((level) =>
        place(box(3 - level * 0.52, 0.42, 3 - level * 0.52, 'block', 0.05), {
          at: [0, -1.2 + level * 0.42, -0.4],
        }),
      ),
      ...Array.from({ length: 11 }, (_, index) =>
        place(box(0.62, 0.2, 0.2, 'trim', 0.02), { at: [0, -1.32 + index * 0.19, 1.2 - index * 0.118] }),
      ),
      ...[-0.42, 0.42].map((x) =>
        place(box(0.16, 0.24, 2.4, 'block', 0.03), { at: [x, -0.33, 0.62], turn: [58, 0, 0] }),
      ),
      place(box(0.95, 0.62, 0.95, 'block', 0.05), { at: [0, 1.1, -0.4] }),
      place(box(0.34, 0.42, 0.1, 'door', 0.03), { at: [0, 1.02, 0.1] }),
      place(box(1.2, 0.16, 1.2, 'trim', 0.04), { at: [0, 1.48, -0.4] }),
      place(box(0.7, 0.3, 0.5, 'trim', 0.05), { at: [0, 1.7, -0.4] }),
      mirrored(place(ball('door', 14), { size: 0.12, at: [0.62, -0.05, 0.66] })),
    );
  },
  coats: [
    { block: carved('#8f9a6e'), trim: carved('#b9b98a'), door: { colour: hex('#ffcf4a'), glow: 1.6 } },
    { block: carved('#b08a5a'), trim: carved('#ddb77a'), door: { colour: hex('#4affc8'), glow: 1.6 } },
    { block: carved('#5f7a8a'), trim: carved('#8fb0b8'), door: { colour: hex('#ff7a3a'), glow: 1.6 } },
  ],
  turn: [14, 0, 0],
  sway: 30,
});

export const drum = motif({
  words: /drum(s|ming)|rumble|rhythm|fiesta/i,
  make: () =>
    join(
      place(
        lathe(
          curve(
            [
              [0, 0.98, 'hide'],
              [0.72, 0.98, 'hide'],
              [0.8, 0.9, 'gold'],
              [0.82, 0.7, 'body'],
              [0.62, -0.2, 'body'],
              [0.5, -0.7, 'gold'],
              [0.62, -1, 'gold'],
              [0, -1.02],
            ],
            3,
          ),
          { stuff: 'body', sides: 44 },
        ),
        {},
      ),
      ring(12, (index) =>
        place(
          extrude(
            [
              [-0.16, 0],
              [0.16, 0],
              [0, 0.42],
            ],
            { stuff: index % 2 === 0 ? 'accent' : 'gold', depth: 0.04, bevel: 0.015 },
          ),
          { at: [0, 0.12, 0.72], turn: [-14, 0, 0] },
        ),
      ),
      ring(12, () => place(disc(0.06, 0.08, 'gold', 'gold', 12), { turn: [90, 0, 0], at: [0, 0.84, 0.83] })),
    ),
  coats: [
    {
      hide: { colour: hex('#f2deb4'), gloss: 0.2 },
      body: { colour: hex('#a3341f'), grain: 'wood' },
      accent: { colour: hex('#1f9d8f') },
    },
    {
      hide: { colour: hex('#f7e9c9'), gloss: 0.2 },
      body: { colour: hex('#2a5f3f'), grain: 'wood' },
      accent: { colour: hex('#ff7a2a') },
    },
  ],
  turn: [24, 0, -10],
  sway: 20,
});
