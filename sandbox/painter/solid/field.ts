/** Soft solids: shapes as distances, melted into each other, and skinned with faces (naive surface nets). */
import { type Corner, createBuilder, type Mesh, type Stuff } from './mesh.ts';
import { add, rotation, scale, subtract, type Turn, unit, type Vector } from './vector.ts';

/** Less than zero inside, roughly the distance to the surface outside. */
export type Distance = (point: Vector) => number;

export type Part = {
  distance: Distance;
  stuff: Stuff;
  /** How far it melts into what is there already. */
  melt?: number;
  /** Taken away instead of added. */
  cut?: boolean;
  /** Colours what is there already without changing its shape. */
  paint?: boolean;
};

export const egg = (center: Vector, radii: Vector, turn?: Turn): Distance => {
  // Turned the other way round: the point goes into the egg's own space.
  const rotate = turn === undefined ? undefined : inverse(turn);
  const least = Math.min(...radii);
  return (point) => {
    const moved = subtract(point, center);
    const [x, y, z] = rotate === undefined ? moved : rotate(moved);
    return (Math.hypot(x / radii[0], y / radii[1], z / radii[2]) - 1) * least;
  };
};

function inverse([x, y, z]: Turn): (point: Vector) => Vector {
  const [backX, backY, backZ] = [rotation([-x, 0, 0]), rotation([0, -y, 0]), rotation([0, 0, -z])];
  return (point) => backX(backY(backZ(point)));
}

/** A limb from one ball to another. */
export const limb = (
  from: Vector,
  to: Vector,
  fromRadius: number,
  toRadius: number = fromRadius,
): Distance => {
  const along = subtract(to, from);
  const length = Math.max(1e-9, along[0] ** 2 + along[1] ** 2 + along[2] ** 2);
  return (point) => {
    const rest = subtract(point, from);
    const raw = (rest[0] * along[0] + rest[1] * along[1] + rest[2] * along[2]) / length;
    const part = Math.min(1, Math.max(0, raw));
    const off = subtract(rest, scale(along, part));
    return Math.hypot(off[0], off[1], off[2]) - (fromRadius + (toRadius - fromRadius) * part);
  };
};

export const block = (center: Vector, half: Vector, round = 0.05, turn?: Turn): Distance => {
  const rotate = turn === undefined ? undefined : inverse(turn);
  return (point) => {
    const moved = subtract(point, center);
    const [x, y, z] = rotate === undefined ? moved : rotate(moved);
    const [dx, dy, dz] = [
      Math.abs(x) - half[0] + round,
      Math.abs(y) - half[1] + round,
      Math.abs(z) - half[2] + round,
    ];
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
    return outside + Math.min(0, Math.max(dx, dy, dz)) - round;
  };
};

/** A ring lying around the y axis, turned as asked. */
export const hoop = (center: Vector, radius: number, thickness: number, turn?: Turn): Distance => {
  const rotate = turn === undefined ? undefined : inverse(turn);
  return (point) => {
    const moved = subtract(point, center);
    const [x, y, z] = rotate === undefined ? moved : rotate(moved);
    return Math.hypot(Math.hypot(x, z) - radius, y) - thickness;
  };
};

/** The same shape on both sides of x = 0. */
export const twice =
  (distance: Distance): Distance =>
  ([x, y, z]) =>
    distance([Math.abs(x), y, z]);

function melted(a: number, b: number, by: number): number {
  if (by <= 0) return Math.min(a, b);
  const overlap = Math.max(0, by - Math.abs(a - b)) / by;
  return Math.min(a, b) - overlap * overlap * by * 0.25;
}

/** How the parts together lie at a point. */
function distanceOf(parts: readonly Part[]): Distance {
  const shaping = parts.filter((part) => part.paint !== true);
  return (point) => {
    let total = 10;
    for (const part of shaping) {
      const own = part.distance(point);
      total = part.cut === true ? -melted(-total, own, part.melt ?? 0) : melted(total, own, part.melt ?? 0);
    }
    return total;
  };
}

/** The two stuffs nearest to a point and how far the second shows, over a seam `SEAM` wide. */
const SEAM = 0.05;
function stuffAt(parts: readonly Part[], point: Vector): { stuff: Stuff; mix?: readonly [Stuff, number] } {
  let [first, second] = [Infinity, Infinity];
  let [stuff, other]: [Stuff, Stuff] = ['skin', 'skin'];
  for (const part of parts) {
    // Paint and the walls of a cut win over the body they lie on.
    const pull = part.paint === true || part.cut === true ? 0.04 : 0;
    const own = Math.max(part.distance(point), -0.06) - pull;
    if (own < first) {
      if (part.stuff !== stuff) [second, other] = [first, stuff];
      [first, stuff] = [own, part.stuff];
    } else if (own < second && part.stuff !== stuff) {
      [second, other] = [own, part.stuff];
    }
  }
  const share = 0.5 - (second - first) / SEAM / 2;
  return share > 0.02 ? { stuff, mix: [other, share] } : { stuff };
}

/** A part that melts into the rest. */
export const part = (stuff: Stuff, distance: Distance, melt = 0.12): Part => ({ stuff, distance, melt });
/** A hollow, its walls of another stuff. */
export const hollow = (stuff: Stuff, distance: Distance, melt = 0.04): Part => ({
  stuff,
  distance,
  melt,
  cut: true,
});
/** A marking: colour without shape. */
export const marking = (stuff: Stuff, distance: Distance): Part => ({ stuff, distance, paint: true });

type Grid = { cells: number; bounds: readonly [Vector, Vector] };

/** Cells in one block; a block that is far from the surface is not looked into. */
const BLOCK = 4;

/** The skin of the melted parts. `cells` along the longest side decide how fine it is. */
export function skin(parts: readonly Part[], { cells, bounds: [low, high] }: Grid): Mesh {
  const span = subtract(high, low);
  const step = Math.max(...span) / cells;
  const along = (axis: 0 | 1 | 2): number => Math.ceil(span[axis] / step / BLOCK) * BLOCK + 1;
  const [nx, ny, nz] = [along(0), along(1), along(2)];
  const distance = distanceOf(parts);
  const at = (i: number, j: number, k: number): Vector => [
    low[0] + i * step,
    low[1] + j * step,
    low[2] + k * step,
  ];
  const slot = (i: number, j: number, k: number): number => (i * ny + j) * nz + k;
  const values = new Float32Array(nx * ny * nz).fill(Number.NaN);
  const value = (i: number, j: number, k: number): number => {
    const key = slot(i, j, k);
    const known = values[key] ?? 1;
    if (!Number.isNaN(known)) return known;
    const found = distance(at(i, j, k));
    values[key] = found;
    return found;
  };

  const builder = createBuilder();
  const made = new Map<number, number>();
  const vertex = (i: number, j: number, k: number): number => {
    const key = slot(i, j, k);
    const known = made.get(key);
    if (known !== undefined) return known;
    let [sum, count]: [Vector, number] = [[0, 0, 0], 0];
    for (const [a, b] of EDGES) {
      const [va, vb] = [value(i + a[0], j + a[1], k + a[2]), value(i + b[0], j + b[1], k + b[2])];
      if (va < 0 === vb < 0) continue;
      sum = add(sum, add(a, scale(subtract(b, a), va / (va - vb))));
      count += 1;
    }
    const inside: Vector = count === 0 ? [0.5, 0.5, 0.5] : scale(sum, 1 / count);
    const index = builder.corner(
      dressed(parts, distance, { point: add(at(i, j, k), scale(inside, step)), step }),
    );
    made.set(key, index);
    return index;
  };

  const cell = (i: number, j: number, k: number): void => {
    const here = value(i, j, k) < 0;
    if (here !== value(i + 1, j, k) < 0)
      builder.quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i, j - 1, k));
    if (here !== value(i, j + 1, k) < 0)
      builder.quad(vertex(i - 1, j, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i - 1, j, k));
    if (here !== value(i, j, k + 1) < 0)
      builder.quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), vertex(i, j, k), vertex(i - 1, j, k));
  };
  const reach = step * BLOCK * 1.1;
  for (let i = 0; i < nx - 1; i += BLOCK)
    for (let j = 0; j < ny - 1; j += BLOCK)
      for (let k = 0; k < nz - 1; k += BLOCK) {
        const half = BLOCK / 2;
        if (Math.abs(value(i + half, j + half, k + half)) > reach) continue;
        for (let cellI = i; cellI < i + BLOCK; cellI += 1)
          for (let cellJ = j; cellJ < j + BLOCK; cellJ += 1)
            for (let cellK = k; cellK < k + BLOCK; cellK += 1)
              if (cellI > 0 && cellJ > 0 && cellK > 0) cell(cellI, cellJ, cellK);
      }
  return builder.mesh();
}

type Spot = { point: Vector; step: number };

/** A corner of the skin: where it looks, what it is made of, how much light reaches it. */
function dressed(parts: readonly Part[], distance: Distance, { point, step }: Spot): Corner {
  const normal = gradient(distance, point, step * 0.6);
  const reach = step * 5;
  const open = distance(add(point, scale(normal, reach))) / reach;
  return { point, normal, openness: Math.min(1, Math.max(0.12, open + 0.15)), ...stuffAt(parts, point) };
}

/** Four looks around the point instead of six (tetrahedron). */
function gradient(distance: Distance, [x, y, z]: Vector, by: number): Vector {
  const a = distance([x + by, y - by, z - by]);
  const b = distance([x - by, y - by, z + by]);
  const c = distance([x - by, y + by, z - by]);
  const d = distance([x + by, y + by, z + by]);
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

const EDGES: readonly (readonly [Vector, Vector])[] = [
  [
    [0, 0, 0],
    [1, 0, 0],
  ],
  [
    [0, 1, 0],
    [1, 1, 0],
  ],
  [
    [0, 0, 1],
    [1, 0, 1],
  ],
  [
    [0, 1, 1],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [1, 1, 0],
  ],
  [
    [0, 0, 1],
    [0, 1, 1],
  ],
  [
    [1, 0, 1],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [1, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 1, 1],
  ],
  [
    [1, 1, 0],
    [1, 1, 1],
  ],
];
