/** Chest and hoard, skull, map and cutlasses. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { block, egg, hollow, limb, part, skin, twice } from '../solid/field.ts';
import { ball, disc, lathe } from '../solid/lathe.ts';
import { type Mesh, bent, join, mirrored, place } from '../solid/mesh.ts';
import { smooth, star, arc } from '../solid/outline.ts';

/** A heap of coins and stones, wide at the bottom; where each lies is fixed by golden angles. */
export function hoard(width: number, pieces: number): Mesh {
  const stones = ['ruby', 'emerald', 'sapphire', 'amethyst'];
  return join(
    ...Array.from({ length: pieces }, (_, index) => {
      const angle = index * 2.39996;
      const radius = width * Math.sqrt(index / pieces);
      const height = (1 - radius / width) ** 0.8 * width * 0.42;
      const at = [Math.cos(angle) * radius, height, Math.sin(angle) * radius * 0.62] as const;
      if (index % 9 === 4)
        return place(
          lathe(
            [
              [0, 0.5],
              [0.62, 0.5],
              [1, 0],
              [0, -1],
            ],
            { stuff: stones[(index * 7) % 4] ?? 'ruby', sides: 8, faceted: true },
          ),
          { size: 0.17, at, turn: [20 + index * 31, index * 50, 0] },
        );
      return place(disc(0.19, 0.06, 'gold', 'gold', 20), {
        at,
        turn: [((index * 47) % 70) - 35, 0, ((index * 83) % 70) - 35],
      });
    }),
  );
}

const barrelLid = (): Mesh =>
  place(extrude([...arc([0, 0], [0.62, 0.5], 0, 180, 16)], { stuff: 'wood', depth: 2, bevel: 0.05 }), {
    turn: [0, 90, 0],
  });

export const chest = motif({
  words: /chest|treasure|bounty|fortune|plunder|hoard|riches|vault|tesoro|gold\b|haul/i,
  make: () =>
    join(
      place(box(2, 0.85, 1.24, 'wood', 0.05), { at: [0, -0.45, 0] }),
      ...[-0.92, 0.92, 0].map((x) => place(box(0.16, 0.9, 1.32, 'gold', 0.04), { at: [x, -0.45, 0] })),
      place(box(2.06, 0.12, 1.3, 'gold', 0.04), { at: [0, -0.06, 0] }),
      place(box(2.06, 0.12, 1.3, 'gold', 0.04), { at: [0, -0.86, 0] }),
      place(hoard(0.95, 90), { at: [0, -0.02, 0.05] }),
      place(
        join(
          barrelLid(),
          ...[-0.92, 0, 0.92].map((x) =>
            place(
              extrude([...arc([0, 0], [0.68, 0.55], 0, 180, 16)], {
                stuff: 'gold',
                depth: 0.16,
                bevel: 0.04,
              }),
              { turn: [0, 90, 0], at: [x, 0, 0] },
            ),
          ),
        ),
        { turn: [-62, 0, 0], at: [0, 0.42, -0.86] },
      ),
      place(box(0.36, 0.4, 0.14, 'gold', 0.06), { at: [0, -0.28, 0.68] }),
      place(disc(0.07, 0.06, 'black'), { turn: [90, 0, 0], at: [0, -0.27, 0.76] }),
    ),
  turn: [16, 0, 0],
  sway: 26,
});

export const skull = motif({
  words: /skull|dead man|cursed|grim|phantom|bones|calavera|piran?te/i,
  make: () =>
    join(
      skin(
        [
          part('bone', egg([0, 0.3, -0.08], [0.78, 0.74, 0.82])),
          part('bone', egg([0, -0.25, 0.28], [0.5, 0.42, 0.42]), 0.2),
          part('bone', twice(egg([0.5, -0.1, 0.34], [0.2, 0.15, 0.24], [0, 0, 20])), 0.14),
          part('bone', twice(egg([0.3, 0.32, 0.56], [0.28, 0.09, 0.16], [0, 0, 10])), 0.14),
          hollow('hole', twice(egg([0.31, 0.06, 0.66], [0.23, 0.21, 0.36])), 0.06),
          hollow('hole', egg([0, -0.2, 0.72], [0.1, 0.15, 0.3]), 0.05),
          part('bone', egg([0, -0.78, 0.3], [0.42, 0.22, 0.34]), 0.1),
          hollow('hole', egg([0, -0.6, 0.55], [0.42, 0.03, 0.5]), 0.03),
          ...[0.07, 0.2, 0.32].flatMap((x) => [
            part('tooth', twice(block([x, -0.5, 0.62 - x * 0.35], [0.055, 0.1, 0.06], 0.03)), 0.02),
            part('tooth', twice(block([x * 0.9, -0.69, 0.6 - x * 0.4], [0.05, 0.09, 0.06], 0.03)), 0.02),
          ]),
        ],
        {
          cells: 72,
          bounds: [
            [-1, -1.2, -1.1],
            [1, 1.2, 1.15],
          ],
        },
      ),
      mirrored(place(ball('fire', 16), { size: 0.12, at: [0.3, 0.05, 0.46] })),
    ),
  coats: [
    {
      bone: { colour: hex('#eadfc4'), gloss: 0.3, polish: 16, grain: 'stone' },
      hole: { colour: hex('#1a0d12') },
      tooth: { colour: hex('#fff6e0'), gloss: 0.5 },
      fire: { colour: hex('#ff8a1c'), glow: 1.7 },
    },
    {
      bone: { colour: hex('#ffb638'), metal: 0.9, gloss: 0.5 },
      hole: { colour: hex('#1b0f08') },
      tooth: { colour: hex('#ffd98a'), metal: 0.8 },
      fire: { colour: hex('#3ff0ff'), glow: 1.7 },
    },
    {
      bone: { colour: hex('#9fe8d8'), gloss: 0.8, polish: 40 },
      hole: { colour: hex('#062a2c') },
      tooth: { colour: hex('#e0fff8'), gloss: 0.8 },
      fire: { colour: hex('#b4ff4a'), glow: 1.7 },
    },
  ],
  sway: 28,
});

export const map = motif({
  words: /\bmap\b|lost|journal|frontier|escape|route|professor|amelia/i,
  make: () => {
    const sheet = bent(box(2.4, 1.7, 0.06, 'paper', 0.02), ([x, y, z]) => [
      x,
      y + Math.sin(x * 2.2) * 0.05,
      z,
    ]);
    const roll = (y: number): Mesh =>
      place(
        join(
          lathe(
            [
              [0, 1.28],
              [0.2, 1.28],
              [0.2, -1.28],
              [0, -1.28],
            ],
            { stuff: 'paper', sides: 26 },
          ),
          mirroredY(place(disc(0.13, 0.3, 'wood'), { at: [0, 1.38, 0] })),
        ),
        { turn: [0, 0, 90], at: [0, y, 0.1] },
      );
    const dashes = Array.from({ length: 9 }, (_, index) => {
      const t = index / 8;
      return place(box(0.13, 0.05, 0.02, 'trail', 0.01), {
        at: [-0.85 + t * 1.45, -0.45 + Math.sin(t * 5) * 0.22 + t * 0.6, 0.05],
        turn: [0, 0, Math.cos(t * 5) * 30 + 12],
      });
    });
    const cross = join(
      place(box(0.46, 0.11, 0.04, 'mark', 0.02), { turn: [0, 0, 45] }),
      place(box(0.46, 0.11, 0.04, 'mark', 0.02), { turn: [0, 0, -45] }),
    );
    const island = extrude(
      smooth([
        [-0.8, 0.1],
        [-0.4, 0.5],
        [0.3, 0.55],
        [0.9, 0.3],
        [0.8, -0.35],
        [0.1, -0.5],
        [-0.6, -0.4],
      ]),
      { stuff: 'land', depth: 0.03, bevel: 0.01, swell: 0.1 },
    );
    return join(
      sheet,
      roll(0.88),
      roll(-0.88),
      place(island, { at: [0.05, 0, 0.03] }),
      ...dashes,
      place(cross, { at: [0.72, 0.35, 0.08] }),
      place(extrude(star(8, 0.24, 0.08), { stuff: 'ink', depth: 0.03, bevel: 0.01 }), {
        at: [-0.85, 0.45, 0.05],
      }),
    );
  },
  coats: [
    {
      land: { colour: hex('#cfae6c') },
      trail: { colour: hex('#6b2a18') },
      mark: { colour: hex('#d4182c'), gloss: 0.5 },
    },
    {
      paper: { colour: hex('#cfe3d8') },
      land: { colour: hex('#86b59f') },
      trail: { colour: hex('#123d4c') },
      mark: { colour: hex('#ff5a1c'), gloss: 0.5 },
    },
  ],
  turn: [-10, 0, -8],
  sway: 24,
});

function mirroredY(mesh: Mesh): Mesh {
  return join(mesh, place(mesh, { size: [1, -1, 1] }));
}

export const cutlasses = motif({
  words: /cutlass|sword|marlow|captain|pirate|sir aldous|duel|fearless|reckless|stolen/i,
  make: () => {
    const blade = bent(
      extrude(
        [
          [-0.1, 0],
          [0.12, 0],
          [0.17, 1.2],
          [0.16, 1.7],
          [0, 2.3],
          [-0.1, 1.5],
        ],
        { stuff: 'steel', depth: 0.09, bevel: 0.035, swell: 0.5 },
      ),
      ([x, y, z]) => [x + y * y * 0.1, y, z],
    );
    const one = join(
      place(blade, { at: [0, -0.55, 0] }),
      skin(
        [
          part('gold', limb([-0.3, -0.58, 0], [0.32, -0.58, 0], 0.08)),
          part('gold', limb([0.32, -0.58, 0], [0.34, -1.05, 0], 0.07), 0.05),
          part('gold', limb([0.34, -1.05, 0], [0.05, -1.25, 0], 0.06, 0.09), 0.05),
          part('leather', limb([0, -0.6, 0], [0, -1.15, 0], 0.09), 0.01),
          part('gold', egg([0, -1.26, 0], [0.13, 0.11, 0.13]), 0.03),
        ],
        {
          cells: 44,
          bounds: [
            [-0.6, -1.5, -0.25],
            [0.6, -0.4, 0.25],
          ],
        },
      ),
    );
    return join(
      place(one, { turn: [0, 0, -34], at: [0, 0, 0.08] }),
      place(place(one, { size: [-1, 1, 1] }), { turn: [0, 0, 34], at: [0, 0, -0.08] }),
      place(extrude(star(6, 0.36, 0.2), { stuff: 'ruby', depth: 0.2, bevel: 0.08 }), { at: [0, -0.12, 0.2] }),
    );
  },
  sway: 20,
});
