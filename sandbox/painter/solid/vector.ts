/** Points and directions in space: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The same direction with length 1; the zero vector points at the viewer. */
export function unit(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length < 1e-9 ? [0, 0, 1] : [a[0] / length, a[1] / length, a[2] / length];
}

/** Angles in degrees, applied about x, then y, then z. */
export type Turn = readonly [x: number, y: number, z: number];

/** A rotation as a function, its sines taken once. */
export function rotation([aroundX, aroundY, aroundZ]: Turn): (point: Vector) => Vector {
  const radians = Math.PI / 180;
  const [sx, cx] = [Math.sin(aroundX * radians), Math.cos(aroundX * radians)];
  const [sy, cy] = [Math.sin(aroundY * radians), Math.cos(aroundY * radians)];
  const [sz, cz] = [Math.sin(aroundZ * radians), Math.cos(aroundZ * radians)];
  return ([x, y, z]) => {
    const y1 = y * cx - z * sx;
    const z1 = y * sx + z * cx;
    const x2 = x * cy + z1 * sy;
    const z2 = -x * sy + z1 * cy;
    return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
  };
}

/** A rotation's nine numbers, row by row, from where it takes the three axes. */
export function matrixOf(
  rotate: (point: Vector) => Vector,
): readonly [number, number, number, number, number, number, number, number, number] {
  const [x, y, z] = [rotate([1, 0, 0]), rotate([0, 1, 0]), rotate([0, 0, 1])];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}
