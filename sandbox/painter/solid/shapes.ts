/** Shapes that numbers alone do not give: eyes, wings, cards, and the ways to bend and to dye what is written down. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { extrude } from './extrude.ts';
import { type Distance, egg, hoop, limb, part, reach, skin } from './field.ts';
import { ball, curve, lathe, type ProfilePoint } from './lathe.ts';
import { bent, type Corner, createBuilder, join, type Mesh, place, type Stuff } from './mesh.ts';
import { outlineOf, outlineSchema, type Point, smooth } from './outline.ts';
import type { Vector } from './vector.ts';

/** Moves every point of a solid. */
type Bend = (point: Vector) => Vector;

export const bends: Readonly<Record<string, (...numbers: number[]) => Bend>> = {
  leaf:
    () =>
    ([x, y, z]) => [x, y, z + Math.abs(y) * 0.5 - x * x * 0.3],
  petal:
    () =>
    ([x, y, z]) => [x, y, z + y * y * 0.22 - Math.abs(x) * 0.24],
  rib:
    () =>
    ([x, y, z]) => [x, y, z - 0.36 * Math.sin(y * 1.5)],
  sheet:
    () =>
    ([x, y, z]) => [x, y + Math.sin(x * 2.2) * 0.05, z],
  blade:
    () =>
    ([x, y, z]) => [x + y * y * 0.1, y, z],
  cloth:
    (wave = 0.15) =>
    ([x, y, z]) => [x, y, z + Math.sin((x + y) * 3) * wave * Math.hypot(x, y)],
  sail:
    (width = 1, height = 1) =>
    ([x, y, z]) => [
      x * (1 - (y / height) * 0.18),
      y,
      z + 0.34 * (1 - ((2 * y) / height) ** 2) * (1 - ((1.4 * x) / width) ** 2),
    ],
  mesa:
    (radius = 1) =>
    ([x, y, z]) => {
      const angle = Math.atan2(z, x);
      const away = 1 + 0.12 * Math.sin(angle * 4 + radius * 9) + 0.07 * Math.sin(angle * 9);
      return [x * away, y, z * away];
    },
};

/** The same solid, each corner of the stuff that is said of its point. */
const dyed = (mesh: Mesh, stuffAt: (point: Vector, own: Stuff) => Stuff): Mesh => ({
  corners: mesh.corners.map((corner): Corner => ({ ...corner, stuff: stuffAt(corner.point, corner.stuff) })),
  triangles: mesh.triangles,
});

export const dyes: Readonly<Record<string, (...numbers: number[]) => (mesh: Mesh) => Mesh>> = {
  /** Stripes from the top down, `count` of them and as many gaps. */
  stripes:
    (count = 12, shift = 0) =>
    (mesh) =>
      dyed(mesh, ([x, , z], own) =>
        Math.floor((Math.atan2(x, z) / Math.PI / 2 + 1) * count + shift) % 2 === 0 ? own : 'stripe',
      ),
  /** A planet's clouds and depths. */
  weather: () => (mesh) =>
    dyed(mesh, ([x, y, z], own) => {
      const band = Math.sin(y * 9 + Math.sin(x * 3 + z * 2) * 0.8);
      return band > 0.35 ? 'cloud' : band < -0.55 ? 'deep' : own;
    }),
  /** A dome's slit: faces near the middle of the front, from above the wall to past the crown, are left out. */
  slit:
    (half = 0.2) =>
    ({ corners, triangles }) => ({
      corners,
      triangles: triangles.filter((faces) =>
        faces.some((index) => {
          const [x, y, z] = corners[index]?.point ?? [0, 0, 0];
          return Math.abs(x) > half || z < -0.15 || y < 0.16;
        }),
      ),
    }),
};

const MASK = {
  face: egg([0, -0.02, 0.3], [0.5, 0.64, 0.42]),
  neck: limb([0, -0.5, 0.2], [0, -0.9, 0.05], 0.28, 0.34),
};

/** Bands that run around at even heights, but not where `spared` is. */
const bands =
  (perUnit: number, spared: Distance, slant = 0): Distance =>
  (x, y, z) => {
    const along = (y + Math.abs(x) * slant) * perUnit;
    const toBand = (Math.abs(along - Math.round(along)) - 0.22) / perUnit;
    // Steep, so that the gaps between the bands stay clean.
    return Math.max(toBand, -spared(x, y, z)) * 4;
  };

/** A ship's hull along x, its deck rising to both ends. */
const hull: Distance = (x, y, z) => {
  const along = x / 1.75;
  const deck = 0.12 + along ** 2 * 0.5;
  const beam =
    0.5 *
    Math.sqrt(Math.max(0.02, 1 - along ** 4)) *
    (0.62 + 0.5 * Math.min(1, Math.max(0, (y + 0.9) / 0.8)));
  return Math.max(y - deck, -y - 0.78 + along ** 2 * 0.36, Math.abs(z) - beam, Math.abs(x) - 1.72) * 0.7;
};

const collar = egg([0, -1.35, -0.15], [1.25, 0.5, 0.62]);
const loop = hoop([0, 0.62, 0], 0.36, 0.14, [90, 0, 0]);

/** Parts of skins that eggs, limbs, blocks and hoops do not give. */
export const distances: Readonly<Record<string, (...numbers: number[]) => Distance>> = {
  'ankh loop': () => (x, y, z) => loop(x * 1.12, 0.62 + (y - 0.62) * 0.86, z * 0.8),
  collar: () => (x, y, z) => Math.max(collar(x, y, z), y + 0.92),
  'headcloth bands': (perUnit = 5, slant = 0) =>
    bands(
      perUnit,
      (x, y, z) => Math.min(MASK.face(x, y, z) - 0.05, MASK.neck(x, y, z) - 0.03, y + 1.62),
      slant,
    ),
  'collar bands': () => bands(6, (x, y, z) => Math.min(MASK.face(x, y, z) - 0.4, -1.02 - y + 0.6)),
  /** A brush of horsehair from ear to ear. */
  crest: () => (x, y, z) => {
    const angle = Math.atan2(x, y - 0.15);
    const around = Math.abs(reach(x, y - 0.15) - 1.12) - 0.36 + 0.035 * Math.sin(angle * 46);
    return Math.max(around, Math.abs(z + 0.05) - 0.13, Math.abs(angle) - 1.5);
  },
  bow: () => (x, y, z) => reach(reach(Math.abs(x) - 0.36, (y - 0.14) * 1.25) - 0.27, z * 0.6) - 0.09,
  knot: () => (x, y, z) => reach(x * 0.9, y - 0.02, z) - 0.17,
  handles: () => (x, y, z) => reach(reach((Math.abs(x) - 0.86) * 1.05, (y - 0.55) * 0.8) - 0.28, z) - 0.07,
  hull: () => hull,
  'hull line':
    (out = 0, rise = 0.5, drop = 0, half = 0.05) =>
    (x, y, z) =>
      Math.max(hull(x, y, z) - out, Math.abs(y - (x / 1.75) ** 2 * rise + drop) - half),
};

/** A band of kites between two rings, each ring half a step round from the other: radius and height of both, sides, offset. */
export function kites(numbers: readonly number[], stuff: Stuff): Mesh {
  const [from = 0, high = 0, to = 0, low = 0, sides = 8, offset = 0] = numbers;
  const builder = createBuilder();
  const at = (radius: number, height: number, step: number): Vector => {
    const angle = (step / sides) * Math.PI * 2;
    return [Math.sin(angle) * radius, height, Math.cos(angle) * radius];
  };
  for (let side = 0; side < sides; side += 1) {
    const [a, b] = [at(from, high, side + offset), at(from, high, side + 1 + offset)];
    const [c, d] = [at(to, low, side + 0.5 + offset), at(to, low, side + 1.5 + offset)];
    builder.flat([a, c, b], stuff);
    builder.flat([b, c, d], stuff);
  }
  return builder.mesh();
}

/** A mountain: a cone pulled into ridges, snow above a wandering line. */
export function peak([height, seed]: readonly [number, number]): Mesh {
  const rows = 16;
  const profile = Array.from({ length: rows + 1 }, (_, row): ProfilePoint => [
    (row / rows) ** 0.9 * height * 0.62,
    height * (1 - row / rows),
  ]);
  const ridged = bent(lathe(profile, { stuff: 'rock', sides: 22, faceted: true }), ([x, y, z]) => {
    const angle = Math.atan2(z, x);
    const away = 1 + 0.2 * Math.sin(angle * 5 + seed + y * 2) + 0.1 * Math.sin(angle * 11 + y * 7 + seed * 3);
    return [x * away, y + 0.06 * Math.sin(angle * 7 + y * 9 + seed), z * away];
  });
  return dyed(ridged, ([x, y, z], own) =>
    y > height * (0.5 + 0.1 * Math.sin(Math.atan2(z, x) * 6 + seed)) ? 'snow' : own,
  );
}

/** A leaf that springs from the origin to the right, folded along its middle. */
export function leaf(length = 1, stuff: Stuff = 'leaf'): Mesh {
  const outline: Point[] = [
    [0, 0.02],
    [0.3, 0.26],
    [0.7, 0.24],
    [1.05, 0],
    [0.7, -0.24],
    [0.3, -0.26],
    [0, -0.02],
  ];
  const flat = extrude(smooth(outline), { stuff, depth: 0.05, bevel: 0.02, swell: 0.4 });
  return place(
    bent(flat, ([x, y, z]) => [x, y, z + Math.abs(y) * 0.5 - x * x * 0.3]),
    { size: length },
  );
}

/** A stalk along points. */
export function stalk(along: readonly Vector[], thick = 0.05): Mesh {
  const end = (pick: (...numbers: number[]) => number, by: number): Vector => [
    pick(...along.map(([x]) => x)) + by,
    pick(...along.map(([, y]) => y)) + by,
    pick(...along.map(([, , z]) => z)) + by,
  ];
  return skin(
    along.slice(1).map((point, index) => part('stalk', limb(along[index] ?? point, point, thick), 0.06)),
    { cells: 34, bounds: [end(Math.min, -0.2), end(Math.max, 0.2)] },
  );
}

/** A wing to the right: three rows of feathers, each a plate over the one before. */
export function wing(stuffs: readonly Stuff[], feathers = 8): Mesh {
  const feather = (stuff: Stuff, row: number, way: number): Mesh => {
    const long = (1.5 - row * 0.42) * (0.75 + 0.35 * Math.sin((0.25 + way * 0.6) * Math.PI));
    const outline: Point[] = [
      [0, 0.09],
      [long * 0.55, 0.12],
      [long, 0.02],
      [long * 0.95, -0.07],
      [long * 0.5, -0.1],
      [0, -0.08],
    ];
    return place(extrude(smooth(outline), { stuff, depth: 0.05, bevel: 0.02, swell: 0.5 }), {
      turn: [-14, 0, 66 - way * 108],
      at: [0.05 + way * 0.1, 0.12 - way * 0.3, row * 0.06 + way * 0.05],
    });
  };
  return join(
    ...stuffs.flatMap((stuff, row) =>
      Array.from({ length: feathers }, (_, index) => feather(stuff, row, index / (feathers - 1))),
    ),
  );
}

/** A fin: an outline bent like cloth in water. */
export function fin(outline: readonly Point[], wave = 0.15): Mesh {
  return bent(
    extrude(smooth(outline), { stuff: 'fin', depth: 0.07, bevel: 0.03, swell: 0.5 }),
    ([x, y, z]) => [x, y, z + Math.sin((x + y) * 3) * wave * Math.hypot(x, y)],
  );
}

type Place = readonly [x: number, y: number, z: number, size: number];
type Eye = { iris?: Stuff | undefined; white?: Stuff | undefined; wide?: number | undefined };

/** Two eyes that look at the viewer, with a spark of light in each. */
export function eyes([x, y, z, size]: Place, { iris = 'iris', white = 'white', wide = 1 }: Eye): Mesh {
  const steps = 14;
  const profile = Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = (step / steps) * Math.PI;
    const degrees = (angle * 180) / Math.PI;
    return [Math.sin(angle), Math.cos(angle), degrees < 25 ? 'pupil' : degrees < 50 ? iris : white];
  });
  const globe = place(lathe(profile, { stuff: white, sides: 24 }), { turn: [90, 0, 0], size: [wide, 1, 1] });
  const eye = join(globe, place(ball('spark', 8), { size: 0.17, at: [-0.22, 0.32, 0.86] }));
  // Not mirrored: the light stays on one side.
  return join(
    ...[1, -1].map((side) => place(place(eye, { size, turn: [0, side * 12, 0] }), { at: [side * x, y, z] })),
  );
}

/** Eyes on both sides of a head that looks to the right. */
export function sideEyes([x, y, z, size]: Place): Mesh {
  const profile: ProfilePoint[] = [
    [0, 1, 'pupil'],
    [0.5, 0.86, 'iris'],
    [0.78, 0.62, 'white'],
    [1, 0, 'white'],
    [0, -1, 'white'],
  ];
  const globe = place(lathe(curve(profile, 4), { stuff: 'white', sides: 20 }), { turn: [90, 0, 0] });
  const eye = join(globe, place(ball('spark', 8), { size: 0.18, at: [-0.25, 0.35, 0.85] }));
  const one = place(place(eye, { size }), { turn: [0, 24, 0], at: [x, y, z] });
  return join(one, place(one, { size: [1, 1, -1] }));
}

/** Flat signs, a little raised. */
export const printed = (outlines: readonly (readonly Point[])[], stuff: Stuff): Mesh =>
  join(...outlines.map((outline) => extrude(outline, { stuff, depth: 0.03, bevel: 0.008, swell: 0.05 })));

const signs = v.record(v.string(), v.array(outlineSchema));
const cards = v.parse(
  v.strictObject({ suits: signs, ranks: signs, blank: outlineSchema }),
  JSON.parse(readFileSync(new URL('cards.json', import.meta.url), 'utf8')),
);

/** A playing card facing the viewer, 1.4 wide and 2 high: its rank (A, K, Q, J, T) and its suit. */
export function card([rank, suit]: readonly [string, string]): Mesh {
  const ink = suit === 'heart' || suit === 'diamond' ? 'red-ink' : 'black-ink';
  const sign = (written: (typeof cards.ranks)[string] | undefined, size: number, at: Vector): Mesh => {
    if (written === undefined) throw new Error(`There is no ${rank} of ${suit}s`);
    return place(place(printed(written.map(outlineOf), ink), { size: [size, size, 1] }), { at });
  };
  const corner = join(
    sign(cards.ranks[rank], 0.46, [-0.6, 0.56, 0.04]),
    sign(cards.suits[suit], 0.11, [-0.48, 0.36, 0.04]),
  );
  return join(
    extrude(outlineOf(cards.blank), { stuff: 'card', depth: 0.04, bevel: 0.012, swell: 0.12 }),
    sign(cards.suits[suit], 0.42, [0.08, -0.08, 0.04]),
    corner,
    place(corner, { turn: [0, 0, 180] }),
  );
}
