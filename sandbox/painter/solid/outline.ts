/** Flat outlines, as lists of points: how they are made, measured, moved inwards and cut into triangles. */
import * as v from 'valibot';
import { unit } from './vector.ts';

export type Point = readonly [x: number, y: number];

/** Its area; negative when it goes round clockwise. */
export function area(outline: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

/** The outline moved inwards by `by`; corners keep their number. It must go round anticlockwise. */
export function inset(outline: readonly Point[], by: number): Point[] {
  return outline.map(([x, y], index) => {
    const [px, py] = outline.at(index - 1) ?? [x, y];
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y];
    const before = unit([-(y - py), x - px, 0]);
    const after = unit([-(ny - y), nx - x, 0]);
    const [mx, my] = [before[0] + after[0], before[1] + after[1]];
    const spread = Math.max(0.4, (mx * mx + my * my) / 2);
    return [x + (mx / spread) * by, y + (my / spread) * by];
  });
}

const side = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** An anticlockwise outline as triangles of its points' indexes (ears cut off one by one). */
export function triangulate(outline: readonly Point[]): (readonly [number, number, number])[] {
  const left = outline.map((point, index) => ({ point, index }));
  const triangles: (readonly [number, number, number])[] = [];
  let stuck = 0;
  let turn = 0;
  while (left.length > 2 && stuck <= left.length) {
    const [a, b, c] = [
      left.at(turn % left.length),
      left[(turn + 1) % left.length],
      left[(turn + 2) % left.length],
    ];
    if (a === undefined || b === undefined || c === undefined) break;
    const isEar =
      side(a.point, b.point, c.point) > 0 &&
      left.every(
        ({ point, index }) =>
          index === a.index ||
          index === b.index ||
          index === c.index ||
          side(a.point, b.point, point) < 0 ||
          side(b.point, c.point, point) < 0 ||
          side(c.point, a.point, point) < 0,
      );
    if (isEar) {
      triangles.push([a.index, b.index, c.index]);
      left.splice((turn + 1) % left.length, 1);
      stuck = 0;
    } else {
      stuck += 1;
      turn += 1;
    }
    turn %= left.length;
  }
  return triangles;
}

/** Points of an ellipse's arc in degrees, from the right anticlockwise. */
function arc(center: Point, radius: number | Point, from: number, to: number, steps = 16): Point[] {
  const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [center[0] + rx * Math.cos(angle), center[1] + ry * Math.sin(angle)];
  });
}

/** A star's outline: `spikes` points between an outer and an inner radius, the first one up. */
function star(spikes: number, outer: number, inner: number): Point[] {
  return Array.from({ length: spikes * 2 }, (_, index) => {
    const angle = Math.PI / 2 + (index * Math.PI) / spikes;
    const radius = index % 2 === 0 ? outer : inner;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A smooth closed outline near points (quadratic joins), for leaves, hearts and horns. */
export function smooth(points: readonly Point[], steps = 6): Point[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const start: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
    const end: Point = [(after[0] + point[0]) / 2, (after[1] + point[1]) / 2];
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [a * start[0] + b * point[0] + c * end[0], a * start[1] + b * point[1] + c * end[1]];
    });
  });
}

/** Numbers as points, two for each. */
export const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at): Point => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ]);

const number = v.number();

/** An outline as it is written down: two numbers a point, or what it is made from. */
export const outlineSchema = v.union([
  v.array(number),
  v.strictObject({ smooth: v.array(number), steps: v.optional(number) }),
  v.strictObject({ star: v.tuple([number, number, number]) }),
  v.strictObject({ arc: v.tuple([number, number, number, number, number, number, number]) }),
]);

export function outlineOf(written: v.InferOutput<typeof outlineSchema>): Point[] {
  if (!('length' in written)) {
    if ('smooth' in written) return smooth(pairs(written.smooth), written.steps);
    if ('star' in written) return star(...written.star);
    const [x, y, width, height, from, to, steps] = written.arc;
    return arc([x, y], [width, height], from, to, steps);
  }
  return pairs(written);
}
