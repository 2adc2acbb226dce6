/** Solids cut from a flat outline, with a bevel that catches the light. */
import { createBuilder, type Mesh, type Stuff } from './mesh.ts';
import { area, inset, type Point, triangulate } from './outline.ts';
import { unit, type Vector } from './vector.ts';

type Extrusion = {
  stuff: Stuff;
  depth: number;
  bevel?: number | undefined;
  /** What the front is made of when it differs from the edges. */
  front?: Stuff | undefined;
  /** How much the front swells, so that light runs over it: 0 is a mirror, 0.3 a cushion. */
  swell?: number | undefined;
};

/** Edges that turn less than this many degrees are lit as one curve. */
const SMOOTH_TURN = 32;

/** A plate of the outline's shape facing the viewer, `depth` thick, its front and back edges bevelled. */
export function extrude(
  source: readonly Point[],
  { stuff, depth, bevel = 0.05, front = stuff, swell = 0.22 }: Extrusion,
): Mesh {
  const outline = area(source) < 0 ? source.toReversed() : source;
  const builder = createBuilder();
  const inner = inset(outline, bevel);
  const half = depth / 2;
  const reach = Math.max(...inner.map(([x, y]) => Math.hypot(x, y)), 1e-6);
  const cap = (facing: 1 | -1): void => {
    const first = inner.map(([x, y]) =>
      builder.corner({
        point: [x, y, half * facing],
        normal: unit([(x / reach) * swell, (y / reach) * swell, facing]),
        stuff: front,
      }),
    )[0];
    for (const [a, b, c] of triangulate(inner))
      builder.triangle((first ?? 0) + a, (first ?? 0) + b, (first ?? 0) + c);
  };
  cap(1);
  cap(-1);

  const outward = outline.map(([x, y], index): Vector => {
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y];
    return unit([ny - y, x - nx, 0]);
  });
  const limit = Math.cos((SMOOTH_TURN * Math.PI) / 180);
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list.at(index % list.length);
    if (found === undefined) throw new Error('An outline needs points');
    return found;
  };
  /** Where the edge looks at one of its two ends: bent towards its neighbour when the two make a curve. */
  const lookAt = (edge: number, neighbour: number): Vector => {
    const [own, other] = [at(outward, edge), at(outward, neighbour)];
    return own[0] * other[0] + own[1] * other[1] > limit
      ? unit([own[0] + other[0], own[1] + other[1], 0])
      : own;
  };
  for (let edge = 0; edge < outline.length; edge += 1) {
    const ends = [
      { index: edge, look: lookAt(edge, edge - 1) },
      { index: edge + 1, look: lookAt(edge, edge + 1) },
    ] as const;
    const corner = (end: (typeof ends)[0 | 1], line: readonly Point[], z: number, tilt: number): number => {
      const [x, y] = at(line, end.index);
      return builder.corner({ point: [x, y, z], normal: unit([end.look[0], end.look[1], tilt]), stuff });
    };
    const strip = (
      from: readonly [readonly Point[], number],
      to: readonly [readonly Point[], number],
      tilt: number,
    ) =>
      builder.quad(
        corner(ends[0], from[0], from[1], tilt),
        corner(ends[1], from[0], from[1], tilt),
        corner(ends[1], to[0], to[1], tilt),
        corner(ends[0], to[0], to[1], tilt),
      );
    strip([outline, half - bevel], [inner, half], 1);
    strip([outline, bevel - half], [outline, half - bevel], 0);
    strip([outline, bevel - half], [inner, -half], -1);
  }
  return builder.mesh();
}
