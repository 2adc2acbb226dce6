/** Shark, whale and octopus. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { type Part, egg, hollow, limb, marking, part, skin, twice } from '../solid/field.ts';
import { ball } from '../solid/lathe.ts';
import { join, place } from '../solid/mesh.ts';
import { eyes } from './eyes.ts';
import { fin, sideEyes, wet } from './sea-stuff.ts';

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
