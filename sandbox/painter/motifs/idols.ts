/** What people left in the jungle: idol, totem, stepped temple and drum. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { type Part, block, egg, hollow, hoop, limb, marking, part, skin, twice } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { join, mirrored, place, ring } from '../solid/mesh.ts';
import { smooth } from '../solid/outline.ts';

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
