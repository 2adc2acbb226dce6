/** Crystals, crown and tiara. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { hoop, part, skin } from '../solid/field.ts';
import { ball, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place, ring } from '../solid/mesh.ts';
import { smooth } from '../solid/outline.ts';
import { brilliantCut, cuts } from './stones.ts';

const crystal = (height: number, width: number, stuff: string): Mesh =>
  lathe(
    [
      [0, height],
      [width * 0.86, height * 0.72],
      [width, 0.1],
      [width * 0.7, -0.3],
    ],
    { stuff, sides: 6, faceted: true },
  );

export const crystals = motif({
  words: /crystal|amethyst|bloom|cave|prism|collection|shimmer|sky vault/i,
  make: () =>
    join(
      crystal(1.9, 0.36, 'cut'),
      place(crystal(1.4, 0.3, 'cut-b'), { turn: [8, 0, 26], at: [-0.3, 0, 0.1] }),
      place(crystal(1.5, 0.28, 'cut'), { turn: [6, 20, -24], at: [0.32, 0, 0.1] }),
      place(crystal(0.95, 0.24, 'cut-b'), { turn: [24, 0, -46], at: [0.48, 0, 0.24] }),
      place(crystal(0.95, 0.24, 'cut'), { turn: [22, 0, 50], at: [-0.5, 0, 0.24] }),
      place(crystal(0.7, 0.22, 'cut-b'), { turn: [44, 0, 8], at: [0, 0, 0.42] }),
      place(
        lathe(
          [
            [0.5, 0.1],
            [0.95, -0.15],
            [1.05, -0.4],
          ],
          { stuff: 'stone', sides: 9, faceted: true },
        ),
        { at: [0, -0.1, 0.1], size: [1, 1, 0.75] },
      ),
    ),
  coats: [
    {
      ...cuts('amethyst'),
      'cut-b': { colour: hex('#5a4bff'), gem: true },
      stone: { colour: hex('#4a3f63'), grain: 'stone' },
    },
    {
      ...cuts('aqua'),
      'cut-b': { colour: hex('#2a8cff'), gem: true },
      stone: { colour: hex('#34506a'), grain: 'stone' },
    },
    {
      ...cuts('opal'),
      'cut-b': { colour: hex('#ff4f7f'), gem: true },
      stone: { colour: hex('#6a3a52'), grain: 'stone' },
    },
    {
      ...cuts('emerald'),
      'cut-b': { colour: hex('#b4ff3a'), gem: true },
      stone: { colour: hex('#2c4a3c'), grain: 'stone' },
    },
  ],
  turn: [10, 0, 0],
  sway: 30,
});

export function crownMesh(spikes: number, inner: string): Mesh {
  const spike = extrude(
    smooth(
      [
        [-0.3, -0.2],
        [-0.26, 0.14],
        [-0.1, 0.36],
        [0, 0.72],
        [0.1, 0.36],
        [0.26, 0.14],
        [0.3, -0.2],
      ],
      3,
    ),
    { stuff: 'gold', depth: 0.1, bevel: 0.04, swell: 0.4 },
  );
  const jewel = (stuff: string, size: number): Mesh =>
    place(
      lathe(
        [
          [0, 0.5],
          [0.7, 0.36],
          [1, 0],
          [0, -0.3],
        ],
        { stuff, sides: 8, faceted: true },
      ),
      { turn: [90, 0, 0], size },
    );
  return join(
    lathe(
      [
        [1.02, 0.14],
        [1.06, 0.06],
        [1, 0],
        [1, -0.42],
        [1.08, -0.5],
        [1.02, -0.6],
        [0.9, -0.6],
      ],
      { stuff: 'gold', sides: 60 },
    ),
    lathe(
      [
        [0.94, -0.55],
        [0.94, 0.14],
        [1.02, 0.14],
      ],
      { stuff: inner, sides: 60 },
    ),
    ring(spikes, () => place(spike, { at: [0, 0.24, 0.99], turn: [8, 0, 0] })),
    ring(spikes, (index) =>
      place(ball(index % 2 === 0 ? 'pearl' : 'gold', 16), { size: 0.12, at: [0, 1, 1.1] }),
    ),
    ring(spikes, (index) =>
      place(jewel(index % 2 === 0 ? 'ruby' : 'sapphire', index % 2 === 0 ? 0.19 : 0.15), {
        at: [0, -0.22, 1.02],
      }),
    ),
    place(ball(inner, 36), { size: [0.88, 0.72, 0.88], at: [0, -0.02, 0] }),
  );
}

export const crown = motif({
  words: /crown|royal|king\b|kingdom|queen’s|prince|countess|duchess|jackpot|bounty of/i,
  make: () => crownMesh(8, 'velvet'),
  coats: [
    { velvet: { colour: hex('#a5122e'), gloss: 0.15, polish: 8, grain: 'fur' } },
    { velvet: { colour: hex('#4b1b9a'), gloss: 0.15, polish: 8, grain: 'fur' } },
    {
      velvet: { colour: hex('#0f5a3a'), gloss: 0.15, polish: 8, grain: 'fur' },
      gold: { colour: hex('#dbe4f4'), metal: 0.92, gloss: 0.5 },
    },
  ],
  turn: [16, 0, -8],
  sway: 30,
});

export const tiara = motif({
  words: /tiara|lady|madame|opaline|sparkle|ring\b|vey|waltz/i,
  make: () =>
    join(
      skin([part('silver', hoop([0, 0, 0], 1.02, 0.13))], {
        cells: 60,
        bounds: [
          [-1.3, -0.3, -1.3],
          [1.3, 0.3, 1.3],
        ],
      }),
      place(brilliantCut(), { size: 0.78, at: [0, 0.95, 0.9], turn: [36, 0, 0] }),
      ...[-1, 1].map((side) =>
        place(brilliantCut(), {
          size: 0.36,
          at: [side * 0.72, 0.45, 0.85],
          turn: [40, side * 20, side * -20],
        }),
      ),
      ...[-1, 1].map((side) =>
        place(brilliantCut(), {
          size: 0.24,
          at: [side * 1.02, 0.25, 0.5],
          turn: [40, side * 40, side * -30],
        }),
      ),
      ...[-1, 1].map((side) => place(ball('pearl', 16), { size: 0.14, at: [side * 0.36, 0.4, 1.05] })),
    ),
  coats: [
    cuts('diamond'),
    { ...cuts('ruby'), silver: { colour: hex('#ffb638'), metal: 0.92, gloss: 0.5 } },
    cuts('amethyst'),
  ],
  turn: [14, 0, -6],
  sway: 22,
});
