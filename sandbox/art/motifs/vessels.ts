/** What carries an adventure: galleon, airship, rocket, planet, castle, summit and canyon. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { type Distance, egg, limb, part, skin } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { bent, join, type Mesh, place, ring } from '../solid/mesh.ts';

const sail = (width: number, height: number, stuff = 'sail'): Mesh => {
  const strips = 5;
  const flat = join(
    ...Array.from({ length: strips }, (_, index) =>
      place(box(width, height / strips, 0.05, stuff, 0.01), {
        at: [0, (index + 0.5) * (height / strips) - height / 2, 0],
      }),
    ),
  );
  return bent(flat, ([x, y, z]) => [
    x * (1 - (y / height) * 0.18),
    y,
    z + 0.34 * (1 - ((2 * y) / height) ** 2) * (1 - ((1.4 * x) / width) ** 2),
  ]);
};

export const galleon = motif({
  words: /galleon|ship|silver coast|sail|sunken|buried|leviathan|starship|voyage|pier|haddock/i,
  make: () => {
    const hull: Distance = ([x, y, z]) => {
      const along = x / 1.75;
      const deck = 0.12 + along ** 2 * 0.5;
      const beam =
        0.5 *
        Math.sqrt(Math.max(0.02, 1 - along ** 4)) *
        (0.62 + 0.5 * Math.min(1, Math.max(0, (y + 0.9) / 0.8)));
      return Math.max(y - deck, -y - 0.78 + along ** 2 * 0.36, Math.abs(z) - beam, Math.abs(x) - 1.72) * 0.7;
    };
    const mast = (x: number, height: number): Mesh =>
      join(
        place(
          lathe(
            [
              [0.05, height],
              [0.08, 0],
            ],
            { stuff: 'darkwood', sides: 12 },
          ),
          { at: [x, 0.1, 0] },
        ),
        place(sail(1.05, height * 0.42), { turn: [0, -38, 0], at: [x + 0.1, 0.1 + height * 0.36, 0] }),
        place(sail(0.8, height * 0.34), { turn: [0, -38, 0], at: [x + 0.1, 0.1 + height * 0.76, 0] }),
        place(
          extrude(
            [
              [0, 0],
              [-0.42, -0.08],
              [0, -0.2],
            ],
            { stuff: 'flag', depth: 0.03, bevel: 0.01 },
          ),
          { at: [x, 0.14 + height, 0] },
        ),
      );
    return join(
      skin(
        [
          part('wood', hull),
          part('gold', (p) =>
            Math.max(hull(p) - 0.035, Math.abs(p[1] - (p[0] / 1.75) ** 2 * 0.5 + 0.06) - 0.05),
          ),
          part('gold', (p) =>
            Math.max(hull(p) - 0.03, Math.abs(p[1] - (p[0] / 1.75) ** 2 * 0.42 + 0.34) - 0.035),
          ),
        ],
        {
          cells: 70,
          bounds: [
            [-1.9, -1, -0.8],
            [1.9, 0.9, 0.8],
          ],
        },
      ),
      place(box(0.62, 0.5, 0.72, 'wood', 0.05), { at: [-1.3, 0.66, 0] }),
      place(box(0.68, 0.08, 0.8, 'gold', 0.03), { at: [-1.3, 0.94, 0] }),
      ...[-0.85, -0.4, 0.05, 0.5, 0.95].map((x) =>
        place(disc(0.09, 0.1, 'window', 'gold'), { turn: [90, 0, 0], at: [x, -0.22, 0.52] }),
      ),
      place(
        lathe(
          [
            [0.03, 0.9],
            [0.07, 0],
          ],
          { stuff: 'darkwood', sides: 10 },
        ),
        { turn: [0, 0, -62], at: [1.6, 0.5, 0] },
      ),
      mast(-0.75, 1.75),
      mast(0.1, 2.2),
      mast(0.9, 1.6),
    );
  },
  coats: [
    {
      sail: { colour: hex('#f6ead0'), gloss: 0.1 },
      flag: { colour: hex('#d4182c') },
      window: { colour: hex('#ffcf5a'), glow: 1.4 },
    },
    {
      sail: { colour: hex('#b3202c'), gloss: 0.1 },
      flag: { colour: hex('#16131c') },
      window: { colour: hex('#ffb83a'), glow: 1.4 },
    },
    {
      sail: { colour: hex('#3a3f56'), gloss: 0.1 },
      flag: { colour: hex('#58f0c4'), glow: 0.5 },
      window: { colour: hex('#58f0c4'), glow: 1.5 },
      wood: { colour: hex('#3c3340'), grain: 'wood' },
    },
  ],
  turn: [8, -18, 0],
  sway: 16,
});

export const airship = motif({
  words: /airship|zeppelin|balloon|finch|sky|santa|sleigh|drift|distant/i,
  make: () => {
    const stripes = Array.from({ length: 12 }, (_, index) => index);
    const gores = lathe(
      curve(
        [
          [0, 1.12],
          [0.5, 1.02],
          [0.95, 0.5],
          [0.98, 0],
          [0.62, -0.7],
          [0.26, -1.06],
          [0.24, -1.12],
        ],
        7,
      ),
      { stuff: 'cloth', sides: 48 },
    );
    return join(
      {
        ...gores,
        corners: gores.corners.map((corner) => {
          const angle = (Math.atan2(corner.point[0], corner.point[2]) / Math.PI / 2 + 1) * stripes.length;
          return Math.floor(angle) % 2 === 0 ? corner : { ...corner, stuff: 'stripe' };
        }),
      },
      place(disc(0.27, 0.14, 'gold'), { at: [0, -1.14, 0] }),
      ring(8, () =>
        place(
          lathe(
            [
              [0.012, 0.32],
              [0.012, -0.32],
            ],
            { stuff: 'darkwood', sides: 6 },
          ),
          { at: [0, -1.46, 0.24] },
        ),
      ),
      place(
        lathe(
          [
            [0, 0.2, 'dark'],
            [0.26, 0.2],
            [0.3, 0.22],
            [0.3, 0.14],
            [0.24, -0.22],
            [0, -0.24],
          ],
          { stuff: 'wood', sides: 26 },
        ),
        { at: [0, -1.9, 0] },
      ),
      place(ball('flame', 14), { size: [0.09, 0.17, 0.09], at: [0, -1.42, 0] }),
    );
  },
  coats: [
    {
      cloth: { colour: hex('#e3322f'), gloss: 0.3 },
      stripe: { colour: hex('#ffe7b5'), gloss: 0.3 },
      flame: { colour: hex('#ffb52c'), glow: 1.7 },
      dark: { colour: hex('#1c120c') },
    },
    {
      cloth: { colour: hex('#2d5fd0'), gloss: 0.3 },
      stripe: { colour: hex('#ffd04a'), gloss: 0.3 },
      flame: { colour: hex('#ffd86a'), glow: 1.7 },
      dark: { colour: hex('#1c120c') },
    },
    {
      cloth: { colour: hex('#159a86'), gloss: 0.3 },
      stripe: { colour: hex('#fff4e0'), gloss: 0.3 },
      flame: { colour: hex('#ff8a4a'), glow: 1.7 },
      dark: { colour: hex('#1c120c') },
    },
  ],
  turn: [4, 10, -6],
  sway: 20,
});

export const rocket = motif({
  words: /rocket|crash|hopper|dash|blast|lift off|limbo|cannon|star trek|weekend reload/i,
  make: () =>
    join(
      lathe(
        curve(
          [
            [0, 1.5, 'tip'],
            [0.2, 1.2, 'tip'],
            [0.4, 0.8, 'body'],
            [0.52, 0.2, 'body'],
            [0.46, -0.6, 'body'],
            [0.34, -0.9, 'gold'],
            [0.3, -0.98, 'gold'],
          ],
          6,
        ),
        { stuff: 'body', sides: 40 },
      ),
      place(
        lathe(
          [
            [0.24, 0.12],
            [0.36, -0.14],
            [0, -0.16],
          ],
          { stuff: 'iron', sides: 28 },
        ),
        { at: [0, -1.06, 0] },
      ),
      ring(4, () =>
        place(
          extrude(
            [
              [0, 0.35],
              [0.62, -0.35],
              [0.6, -0.85],
              [0, -0.3],
            ],
            { stuff: 'tip', depth: 0.1, bevel: 0.04 },
          ),
          { at: [0.42, -0.5, 0] },
        ),
      ),
      place(
        lathe(
          [
            [0, 0.1, 'glass'],
            [0.17, 0.08, 'gold'],
            [0.26, 0.1],
            [0.3, 0],
            [0.2, -0.1],
          ],
          { stuff: 'gold', sides: 28 },
        ),
        { turn: [84, 0, 0], at: [0, 0.45, 0.46] },
      ),
      place(
        lathe(
          curve(
            [
              [0.26, 0],
              [0.34, -0.35],
              [0.2, -0.85],
              [0, -1.3],
            ],
            5,
          ),
          { stuff: 'flame', sides: 24 },
        ),
        { at: [0, -1.18, 0] },
      ),
      place(
        lathe(
          curve(
            [
              [0.15, 0],
              [0.18, -0.25],
              [0.1, -0.5],
              [0, -0.75],
            ],
            5,
          ),
          { stuff: 'spark', sides: 20 },
        ),
        { at: [0, -1.16, 0.16] },
      ),
    ),
  coats: [
    {
      tip: { colour: hex('#e5252f'), gloss: 0.8, polish: 36 },
      body: { colour: hex('#f1f4fb'), gloss: 0.7, polish: 34 },
      glass: { colour: hex('#4ad7ff'), glow: 1 },
      flame: { colour: hex('#ff8a1c'), glow: 1.6 },
    },
    {
      tip: { colour: hex('#7a2fe0'), gloss: 0.8, polish: 36 },
      body: { colour: hex('#ffc93a'), gloss: 0.7, polish: 34 },
      glass: { colour: hex('#7dffb0'), glow: 1 },
      flame: { colour: hex('#4ae0ff'), glow: 1.5 },
    },
  ],
  turn: [10, 24, -32],
  sway: 20,
});

const planetBall = (): Mesh => {
  const globe = ball('sea', 56);
  return {
    ...globe,
    corners: globe.corners.map((corner) => {
      const [x, y, z] = corner.point;
      const bandAt = Math.sin(y * 9 + Math.sin(x * 3 + z * 2) * 0.8);
      return bandAt > 0.35
        ? { ...corner, stuff: 'cloud' }
        : bandAt < -0.55
          ? { ...corner, stuff: 'deep' }
          : corner;
    }),
  };
};

export const planet = motif({
  words: /planet|orion|cosmic|star hopper|meridian|galaxy|moon\b|luna\b|orbit|comet|space|voss/i,
  make: () =>
    join(
      place(planetBall(), { turn: [0, 0, 18] }),
      place(
        join(
          lathe(
            [
              [1.32, 0.02],
              [1.62, 0.02],
              [1.62, -0.02],
              [1.32, -0.02],
            ],
            { stuff: 'ring', sides: 80 },
          ),
          lathe(
            [
              [1.68, 0.015],
              [1.95, 0.015],
              [1.95, -0.015],
              [1.68, -0.015],
            ],
            { stuff: 'ring-b', sides: 80 },
          ),
        ),
        { turn: [14, 0, 18] },
      ),
      place(ball('moon', 24), { size: 0.2, at: [-1.5, 1, 0.3] }),
    ),
  coats: [
    planetCoat('#ff9a4a', '#ffd9a0', '#b0432c', '#ffcf8a', '#b07a4a'),
    planetCoat('#3f8cff', '#bfe4ff', '#1b2fa0', '#d7a8ff', '#6a4ad0'),
    planetCoat('#c94ad8', '#ffb8f0', '#5a1a8a', '#8affea', '#2fb0a8'),
  ],
  turn: [12, 0, 0],
  sway: 14,
});

function planetCoat(sea: string, cloud: string, deep: string, first: string, second: string) {
  return {
    sea: { colour: hex(sea), gloss: 0.3, polish: 14 },
    cloud: { colour: hex(cloud), gloss: 0.3, polish: 14 },
    deep: { colour: hex(deep), gloss: 0.3, polish: 14 },
    ring: { colour: hex(first), gloss: 0.4, glow: 0.25 },
    'ring-b': { colour: hex(second), gloss: 0.4, glow: 0.2 },
    moon: { colour: hex('#d9d4e6'), grain: 'stone' as const },
  };
}

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
