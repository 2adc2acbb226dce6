/** Soft solids: shapes as distances, melted into each other, and skinned with faces (naive surface nets). */
import { type Corner, createBuilder, type Mesh, type Stuff } from './mesh.ts';
import { add, matrixOf, rotation, scale, subtract, type Turn, unit, type Vector } from './vector.ts';

/**
 * Less than zero inside, roughly the distance to the surface outside. It is asked some hundred thousand times for a solid,
 * so it takes three numbers: a point of its own for every question would be most of the work.
 */
export type Distance = (x: number, y: number, z: number) => number;

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

/** How far a point is from the origin; `Math.hypot` is ten times slower. */
export const reach = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);

/** The same shape around `center`, turned as asked. */
function posed([cx, cy, cz]: Vector, turn: Turn | undefined, distance: Distance): Distance {
  if (turn === undefined) return (x, y, z) => distance(x - cx, y - cy, z - cz);
  const [aroundX, aroundY, aroundZ] = turn;
  const back = [rotation([0, 0, -aroundZ]), rotation([0, -aroundY, 0]), rotation([-aroundX, 0, 0])];
  const [a, b, c, d, e, f, g, h, i] = matrixOf((point) => back.reduce((moved, one) => one(moved), point));
  return (x, y, z) => {
    const [dx, dy, dz] = [x - cx, y - cy, z - cz];
    return distance(a * dx + b * dy + c * dz, d * dx + e * dy + f * dz, g * dx + h * dy + i * dz);
  };
}

export const egg = (center: Vector, [rx, ry, rz]: Vector, turn?: Turn): Distance => {
  const least = Math.min(rx, ry, rz);
  return posed(center, turn, (x, y, z) => (reach(x / rx, y / ry, z / rz) - 1) * least);
};

/** A limb from one ball to another. */
export const limb = (
  [x0, y0, z0]: Vector,
  to: Vector,
  fromRadius: number,
  toRadius: number = fromRadius,
): Distance => {
  const [ax, ay, az] = subtract(to, [x0, y0, z0]);
  const length = Math.max(1e-9, ax ** 2 + ay ** 2 + az ** 2);
  return (x, y, z) => {
    const [dx, dy, dz] = [x - x0, y - y0, z - z0];
    const part = Math.min(1, Math.max(0, (dx * ax + dy * ay + dz * az) / length));
    const off = reach(dx - ax * part, dy - ay * part, dz - az * part);
    return off - (fromRadius + (toRadius - fromRadius) * part);
  };
};

export const block = (center: Vector, half: Vector, round = 0.05, turn?: Turn): Distance =>
  posed(center, turn, (x, y, z) => {
    const dx = Math.abs(x) - half[0] + round;
    const dy = Math.abs(y) - half[1] + round;
    const dz = Math.abs(z) - half[2] + round;
    const outside = reach(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
    return outside + Math.min(0, Math.max(dx, dy, dz)) - round;
  });

/** A ring lying around the y axis, turned as asked. */
export const hoop = (center: Vector, radius: number, thickness: number, turn?: Turn): Distance =>
  posed(center, turn, (x, y, z) => reach(reach(x, z) - radius, y) - thickness);

/** The same shape on both sides of x = 0. */
export const twice =
  (distance: Distance): Distance =>
  (x, y, z) =>
    distance(Math.abs(x), y, z);

function melted(a: number, b: number, by: number): number {
  if (by <= 0) return Math.min(a, b);
  const overlap = Math.max(0, by - Math.abs(a - b)) / by;
  return Math.min(a, b) - overlap * overlap * by * 0.25;
}

/** How the parts together lie at a point. */
function distanceOf(parts: readonly Part[]): Distance {
  const shaping = parts.filter((part) => part.paint !== true);
  return (x, y, z) => {
    let total = 10;
    for (const { distance, cut, melt = 0 } of shaping) {
      const own = distance(x, y, z);
      total = cut === true ? -melted(-total, own, melt) : melted(total, own, melt);
    }
    return total;
  };
}

/** The two stuffs nearest to a point and how far the second shows, over a seam `SEAM` wide. */
const SEAM = 0.05;
function stuffAt(
  parts: readonly Part[],
  [x, y, z]: Vector,
): { stuff: Stuff; mix?: readonly [Stuff, number] } {
  let [first, second] = [Infinity, Infinity];
  let [stuff, other]: [Stuff, Stuff] = ['skin', 'skin'];
  for (const part of parts) {
    // Paint and the walls of a cut win over the body they lie on.
    const pull = part.paint === true || part.cut === true ? 0.04 : 0;
    const own = Math.max(part.distance(x, y, z), -0.06) - pull;
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
    const found = distance(low[0] + i * step, low[1] + j * step, low[2] + k * step);
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
  const far = step * BLOCK * 1.1;
  for (let i = 0; i < nx - 1; i += BLOCK)
    for (let j = 0; j < ny - 1; j += BLOCK)
      for (let k = 0; k < nz - 1; k += BLOCK) {
        const half = BLOCK / 2;
        if (Math.abs(value(i + half, j + half, k + half)) > far) continue;
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
  const [x, y, z] = add(point, scale(normal, step * 5));
  const open = distance(x, y, z) / (step * 5);
  return { point, normal, openness: Math.min(1, Math.max(0.12, open + 0.15)), ...stuffAt(parts, point) };
}

/** Four looks around the point instead of six (tetrahedron). */
function gradient(distance: Distance, [x, y, z]: Vector, by: number): Vector {
  const a = distance(x + by, y - by, z - by);
  const b = distance(x - by, y - by, z + by);
  const c = distance(x - by, y + by, z - by);
  const d = distance(x + by, y + by, z + by);
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

/** A cell's edges, each from one corner to another, x, y and z of both. */
const EDGES: readonly (readonly [Vector, Vector])[] =
  '000100 010110 001101 011111 000010 100110 001011 101111 000001 100101 010011 110111'
    .split(' ')
    .map((edge) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(edge, Number);
      return [
        [a, b, c],
        [d, e, f],
      ];
    });
