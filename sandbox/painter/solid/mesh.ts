/** A solid is corners and the small faces between them. What it is made of is named here and coloured when it is lit. */
import { add, cross, dot, rotation, scale, subtract, type Turn, unit, type Vector } from './vector.ts';

/** What a corner is made of: a key of the materials that it is lit with. */
export type Stuff = string;

export type Corner = {
  point: Vector;
  /** Where the surface looks here. Corners of a smooth surface share theirs, corners of an edge do not. */
  normal: Vector;
  stuff: Stuff;
  /** A second stuff that shows through, and how much of it, from 0 to 1. */
  mix?: readonly [Stuff, number];
  /** Light that reaches in here: 1 is open, 0 is closed. */
  openness: number;
};

type Triangle = readonly [number, number, number];

export type Mesh = { corners: readonly Corner[]; triangles: readonly Triangle[] };

/** Gathers corners and faces; faces are turned so that they look where their corners do. */
export function createBuilder() {
  const corners: Corner[] = [];
  const triangles: Triangle[] = [];
  const at = (index: number): Corner => {
    const found = corners[index];
    if (found === undefined) throw new Error(`No corner ${index}`);
    return found;
  };
  const corner = (made: Omit<Corner, 'openness'> & { openness?: number }): number =>
    corners.push({ openness: 1, ...made }) - 1;
  const triangle = (a: number, b: number, c: number): void => {
    const [one, two, three] = [at(a), at(b), at(c)];
    const own = cross(subtract(two.point, one.point), subtract(three.point, one.point));
    const meant = add(add(one.normal, two.normal), three.normal);
    triangles.push(dot(own, meant) < 0 ? [a, c, b] : [a, b, c]);
  };
  const quad = (a: number, b: number, c: number, d: number): void => {
    triangle(a, b, c);
    triangle(a, c, d);
  };
  /** A flat face of its own corners, looking where its points go round to. */
  const flat = (points: readonly Vector[], stuff: Stuff): void => {
    const [a, b, c] = points;
    if (a === undefined || b === undefined || c === undefined) return;
    const normal = unit(cross(subtract(b, a), subtract(c, a)));
    const first = points.map((point) => corner({ point, normal, stuff }))[0] ?? 0;
    for (let index = 1; index + 1 < points.length; index += 1)
      triangle(first, first + index, first + index + 1);
  };
  return { corner, triangle, quad, flat, mesh: (): Mesh => ({ corners, triangles }) };
}

type Placing = { turn?: Turn | undefined; size?: number | Vector | undefined; at?: Vector | undefined };

/** A copy of a solid: sized first, then turned, then moved. */
export function place(mesh: Mesh, { turn = [0, 0, 0], size = 1, at = [0, 0, 0] }: Placing): Mesh {
  const rotate = rotation(turn);
  const [sx, sy, sz] = typeof size === 'number' ? [size, size, size] : size;
  const corners = mesh.corners.map((one) => ({
    ...one,
    point: add(rotate([one.point[0] * sx, one.point[1] * sy, one.point[2] * sz]), at),
    normal: unit(rotate([one.normal[0] / sx, one.normal[1] / sy, one.normal[2] / sz])),
  }));
  const triangles =
    sx * sy * sz < 0 ? mesh.triangles.map(([a, b, c]): Triangle => [a, c, b]) : mesh.triangles;
  return { corners, triangles };
}

/** Several solids as one. */
export function join(...meshes: readonly Mesh[]): Mesh {
  const corners: Corner[] = [];
  const triangles: Triangle[] = [];
  for (const mesh of meshes) {
    const start = corners.length;
    for (const one of mesh.corners) corners.push(one);
    for (const [a, b, c] of mesh.triangles) triangles.push([a + start, b + start, c + start]);
  }
  return { corners, triangles };
}

/** A solid and its image in the mirror that stands at x = 0. */
export function mirrored(mesh: Mesh): Mesh {
  return join(mesh, place(mesh, { size: [-1, 1, 1] }));
}

/** Solids repeated around an axis, y unless told. */
export function ring(count: number, make: (index: number) => Mesh, axis: 'y' | 'z' = 'y'): Mesh {
  return join(
    ...Array.from({ length: count }, (_, index) => {
      const angle = (360 * index) / count;
      return place(make(index), { turn: axis === 'y' ? [0, angle, 0] : [0, 0, angle] });
    }),
  );
}

/** The same solid bent: each point moved by `by`, its surface looking where it then does. */
export function bent(mesh: Mesh, by: (point: Vector) => Vector): Mesh {
  const reach = 0.01;
  const corners = mesh.corners.map((one) => {
    const point = by(one.point);
    const side = unit(
      Math.abs(one.normal[1]) < 0.9 ? cross(one.normal, [0, 1, 0]) : cross(one.normal, [1, 0, 0]),
    );
    const other = cross(one.normal, side);
    const along = subtract(by(add(one.point, scale(side, reach))), point);
    const across = subtract(by(add(one.point, scale(other, reach))), point);
    const normal = unit(cross(along, across));
    return { ...one, point, normal: dot(normal, one.normal) < 0 ? scale(normal, -1) : normal };
  });
  return { corners, triangles: mesh.triangles };
}
