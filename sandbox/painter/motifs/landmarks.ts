/** Castle, summit and canyon. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { egg, limb, part, skin } from '../solid/field.ts';
import { lathe } from '../solid/lathe.ts';
import { type Mesh, bent, join, place, ring } from '../solid/mesh.ts';

function tower(height: number, radius: number): Mesh {
  return join(
    lathe(
      [
        [radius * 1.12, height],
        [radius * 1.16, height - 0.2],
        [radius, height - 0.26],
        [radius * 1.06, -0.9],
      ],
      { stuff: 'wall', sides: 26 },
    ),
    ring(9, () =>
      place(box(radius * 0.4, 0.16, 0.1, 'wall', 0.02), { at: [0, height + 0.06, radius * 1.08] }),
    ),
    place(
      lathe(
        [
          [0, radius * 2.9],
          [radius * 1.22, 0],
        ],
        { stuff: 'roof', sides: 26 },
      ),
      { at: [0, height + 0.1, 0] },
    ),
    place(box(radius * 0.42, radius * 0.9, 0.08, 'window', 0.03), { at: [0, height - 0.7, radius * 1.02] }),
    place(
      extrude(
        [
          [0, 0],
          [0.3, -0.09],
          [0, -0.2],
        ],
        { stuff: 'roof', depth: 0.02, bevel: 0.008 },
      ),
      { at: [0, height + radius * 2.9 + 0.24, 0] },
    ),
  );
}

export const castle = motif({
  words: /castle|aldous|kingdom|palace|gate|château|tower|throne|duchess|cloud forest/i,
  make: () =>
    join(
      place(tower(1.15, 0.42), { at: [0, 0, -0.3] }),
      place(tower(0.55, 0.32), { at: [-1, 0, 0.1] }),
      place(tower(0.7, 0.3), { at: [1, 0, 0] }),
      place(tower(0.15, 0.22), { at: [-0.5, 0, 0.55] }),
      place(tower(0.1, 0.22), { at: [0.52, 0, 0.55] }),
      place(box(1.1, 0.9, 0.4, 'wall', 0.03), { at: [0, -0.55, 0.5] }),
      place(box(0.42, 0.62, 0.1, 'window', 0.05), { at: [0, -0.68, 0.72] }),
      place(box(2.1, 0.7, 0.3, 'wall', 0.03), { at: [0, -0.6, 0.05] }),
      place(
        lathe(
          [
            [1.1, 0.1],
            [1.7, -0.3],
            [2, -0.9],
          ],
          { stuff: 'stone', sides: 11, faceted: true },
        ),
        { at: [0, -1, 0], size: [1, 1, 0.7] },
      ),
    ),
  coats: [
    {
      wall: { colour: hex('#b9aec4'), grain: 'stone' },
      roof: { colour: hex('#3457b8'), gloss: 0.3 },
      window: { colour: hex('#ffcf5a'), glow: 1.5 },
    },
    {
      wall: { colour: hex('#e4d3b5'), grain: 'stone' },
      roof: { colour: hex('#b8322f'), gloss: 0.3 },
      window: { colour: hex('#ffb83a'), glow: 1.5 },
    },
    {
      wall: { colour: hex('#54506b'), grain: 'stone' },
      roof: { colour: hex('#5a2a8a'), gloss: 0.3 },
      window: { colour: hex('#7dff9a'), glow: 1.5 },
    },
  ],
  turn: [8, 0, 0],
  sway: 20,
});

/** A mountain: a cone pulled into ridges, snow above a wandering line. */
function peak(height: number, seed: number): Mesh {
  const rows = 16;
  const cone = lathe(
    Array.from(
      { length: rows + 1 },
      (_, row) => [(row / rows) ** 0.9 * height * 0.62, height * (1 - row / rows)] as const,
    ),
    { stuff: 'rock', sides: 22, faceted: true },
  );
  const push = ([x, y, z]: readonly [number, number, number]): readonly [number, number, number] => {
    const angle = Math.atan2(z, x);
    const away = 1 + 0.2 * Math.sin(angle * 5 + seed + y * 2) + 0.1 * Math.sin(angle * 11 + y * 7 + seed * 3);
    return [x * away, y + 0.06 * Math.sin(angle * 7 + y * 9 + seed), z * away];
  };
  const ridged = bent(cone, push);
  return {
    ...ridged,
    corners: ridged.corners.map((corner) =>
      corner.point[1] >
      height * (0.5 + 0.1 * Math.sin(Math.atan2(corner.point[2], corner.point[0]) * 6 + seed))
        ? { ...corner, stuff: 'snow' }
        : corner,
    ),
  };
}

export const summit = motif({
  words: /summit|mountain|pass\b|frozen|pole|tundra|ridge|lapland|wonder/i,
  make: () =>
    join(
      peak(2, 1),
      place(peak(1.35, 4), { at: [-1.05, 0, 0.35] }),
      place(peak(1.15, 8), { at: [1.05, 0, 0.4] }),
      place(peak(0.7, 12), { at: [0.3, 0, 0.9] }),
    ),
  coats: [
    { rock: { colour: hex('#5f6a8c'), grain: 'stone' }, snow: { colour: hex('#f6faff'), gloss: 0.3 } },
    { rock: { colour: hex('#9a5a3c'), grain: 'stone' }, snow: { colour: hex('#ffe2b0'), gloss: 0.3 } },
    { rock: { colour: hex('#3f4a5c'), grain: 'stone' }, snow: { colour: hex('#bfe8ff'), gloss: 0.4 } },
  ],
  turn: [8, 0, 0],
  sway: 30,
});

export const canyon = motif({
  words: /canyon|mesa|cactus|dust|doc\b|western|silver pines/i,
  make: () => {
    const mesa = (radius: number, height: number): Mesh =>
      bent(
        lathe(
          [
            [0, height, 'sandtop'],
            [radius * 0.8, height, 'rock'],
            [radius * 0.84, height * 0.6, 'layer'],
            [radius * 0.92, height * 0.45, 'rock'],
            [radius, 0.1, 'layer'],
            [radius * 1.35, -0.2, 'sandtop'],
          ],
          { stuff: 'rock', sides: 26, faceted: true },
        ),
        ([x, y, z]) => {
          const angle = Math.atan2(z, x);
          const away = 1 + 0.12 * Math.sin(angle * 4 + radius * 9) + 0.07 * Math.sin(angle * 9);
          return [x * away, y, z * away];
        },
      );
    return join(
      place(mesa(0.75, 1.5), { at: [-0.75, -0.6, -0.5] }),
      place(mesa(0.5, 1), { at: [1, -0.6, -0.3] }),
      skin(
        [
          part('cactus', limb([0.2, -1, 0.9], [0.2, 0.35, 0.9], 0.19)),
          part('cactus', limb([0.2, -0.4, 0.9], [0.62, -0.35, 0.9], 0.13), 0.06),
          part('cactus', limb([0.62, -0.35, 0.9], [0.62, 0.15, 0.9], 0.13), 0.05),
          part('cactus', limb([0.2, -0.2, 0.9], [-0.18, -0.12, 0.9], 0.12), 0.06),
          part('cactus', limb([-0.18, -0.12, 0.9], [-0.2, 0.2, 0.9], 0.12), 0.05),
        ],
        {
          cells: 50,
          bounds: [
            [-0.5, -1.2, 0.5],
            [0.95, 0.7, 1.3],
          ],
        },
      ),
      place(cactusFlower(), { at: [0.2, 0.55, 0.9] }),
    );
  },
  coats: [
    {
      rock: { colour: hex('#c4552c'), grain: 'stone' },
      layer: { colour: hex('#e38a4a'), grain: 'stone' },
      sandtop: { colour: hex('#f0b56a'), grain: 'stone' },
      cactus: { colour: hex('#3f9a4a'), grain: 'scale' },
    },
    {
      rock: { colour: hex('#7a3a66'), grain: 'stone' },
      layer: { colour: hex('#b85a7a'), grain: 'stone' },
      sandtop: { colour: hex('#e89a7a'), grain: 'stone' },
      cactus: { colour: hex('#2a7f6a'), grain: 'scale' },
    },
  ],
  turn: [8, 0, 0],
  sway: 14,
});

function cactusFlower(): Mesh {
  return skin(
    [
      part('pink', egg([0, 0, 0], [0.14, 0.1, 0.14])),
      part('yellow', egg([0, 0.08, 0.04], [0.06, 0.05, 0.06]), 0.02),
    ],
    {
      cells: 16,
      bounds: [
        [-0.3, -0.2, -0.3],
        [0.3, 0.3, 0.3],
      ],
    },
  );
}
