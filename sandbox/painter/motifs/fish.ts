/** Fish that are caught and fish that are kept. */
import { motif } from '../motif.ts';
import { type Part, egg, hollow, limb, marking, part, skin } from '../solid/field.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';
import type { Point } from '../solid/outline.ts';
import { fin, scaly, sideEyes, tail, wet } from './sea-stuff.ts';

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
