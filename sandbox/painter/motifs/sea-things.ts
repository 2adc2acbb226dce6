/** Pearl, anchor, sea horse and reef. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { type Part, egg, hoop, limb, marking, part, skin, twice } from '../solid/field.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, bent, join, mirrored, place } from '../solid/mesh.ts';
import { type Point, smooth } from '../solid/outline.ts';
import { fin, scaly, sideEyes, wet } from './sea-stuff.ts';

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
