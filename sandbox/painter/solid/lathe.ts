/** Solids turned on a lathe: a profile of [radius, height] points swept around the y axis. */
import { createBuilder, type Mesh, type Stuff } from './mesh.ts';
import { unit, type Vector } from './vector.ts';

/** A point of a profile. Its stuff goes for the band below it. */
export type ProfilePoint = readonly [radius: number, height: number, stuff?: Stuff];

type Lathe = {
  stuff: Stuff;
  /** Sides around the axis; few of them, with `faceted`, make a cut stone. */
  sides?: number | undefined;
  faceted?: boolean | undefined;
};

/** A point on the circle of that radius and height, `part` of the way round from the front. */
function around(radius: number, height: number, part: number): Vector {
  const angle = part * 2 * Math.PI;
  return [radius * Math.sin(angle), height, radius * Math.cos(angle)];
}

/** Where each point of a profile looks: between its two bands, or as its own band does at a sharp edge. */
function slopes(profile: readonly ProfilePoint[]): { top: ProfilePoint; bottom: ProfilePoint }[] {
  const bands = profile.slice(0, -1).map(([radius, height], row) => {
    const [nextRadius, nextHeight] = profile[row + 1] ?? [radius, height];
    const slope = unit([height - nextHeight, nextRadius - radius, 0]);
    const band: ProfilePoint = [slope[0], slope[1]];
    return band;
  });
  const between = (one: number, other: number): ProfilePoint => {
    const flat: ProfilePoint = [0, 1];
    const [a, b] = [bands[one] ?? bands[other] ?? flat, bands[other] ?? bands[one] ?? flat];
    const own = bands[one] ?? a;
    const isSharp = a[0] * b[0] + a[1] * b[1] < 0.6;
    const bend: ProfilePoint = [a[0] + b[0], a[1] + b[1]];
    return isSharp ? own : bend;
  };
  return bands.map((_, row) => ({ top: between(row, row - 1), bottom: between(row, row + 1) }));
}

/** The solid of a profile given from the top down. */
export function lathe(profile: readonly ProfilePoint[], { stuff, sides = 36, faceted = false }: Lathe): Mesh {
  const builder = createBuilder();
  const bands = slopes(profile);
  for (const [row, { top: topSlope, bottom: bottomSlope }] of bands.entries()) {
    const [top, bottom] = [profile[row], profile[row + 1]];
    if (top === undefined || bottom === undefined) continue;
    const own = top[2] ?? stuff;
    for (let side = 0; side < sides; side += 1) {
      const [from, to] = [side / sides, (side + 1) / sides];
      if (faceted) {
        const points = [around(top[0], top[1], from), around(bottom[0], bottom[1], from)];
        if (bottom[0] > 1e-6) points.push(around(bottom[0], bottom[1], to));
        if (top[0] > 1e-6) points.push(around(top[0], top[1], to));
        builder.flat(points, own);
        continue;
      }
      const corner = (end: ProfilePoint, slope: ProfilePoint, part: number): number =>
        builder.corner({
          point: around(end[0], end[1], part),
          normal: unit(around(slope[0], slope[1], part)),
          stuff: own,
        });
      builder.quad(
        corner(top, topSlope, from),
        corner(bottom, bottomSlope, from),
        corner(bottom, bottomSlope, to),
        corner(top, topSlope, to),
      );
    }
  }
  return builder.mesh();
}

function spline([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** A smooth profile through the given points (Catmull-Rom), for bells, vases and planets. */
export function curve(points: readonly ProfilePoint[], steps = 5): ProfilePoint[] {
  const at = (index: number): ProfilePoint => {
    const found = points[Math.min(points.length - 1, Math.max(0, index))];
    if (found === undefined) throw new Error('A profile needs points');
    return found;
  };
  const smooth: ProfilePoint[] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const radius = Math.max(0, spline([a[0], b[0], c[0], d[0]], step / steps));
      const height = spline([a[1], b[1], c[1], d[1]], step / steps);
      smooth.push(b[2] === undefined ? [radius, height] : [radius, height, b[2]]);
    }
  }
  return [...smooth, at(points.length - 1)];
}

/** A ball of radius 1 at the origin. */
export function ball(stuff: Stuff, sides = 32): Mesh {
  const rows = Math.round(sides / 2);
  const profile = Array.from({ length: rows + 1 }, (_, row): ProfilePoint => {
    const angle = (row / rows) * Math.PI;
    return [Math.sin(angle), Math.cos(angle)];
  });
  return lathe(profile, { stuff, sides });
}

/** Two lengths: a radius and a thickness. */
type Pair = readonly [radius: number, thickness: number];

/** A flat cylinder lying around the y axis, its edge a little rounded. */
export function disc([radius, thickness]: Pair, stuff: Stuff, rim: Stuff = stuff, sides = 44): Mesh {
  const [half, soft] = [thickness / 2, Math.min(thickness * 0.3, radius * 0.1)];
  return lathe(
    [
      [0, half],
      [radius - soft, half, rim],
      [radius, half - soft, rim],
      [radius, soft - half, rim],
      [radius - soft, -half],
      [0, -half],
    ],
    { stuff, sides },
  );
}

/** A ring of wire lying around the y axis. */
export function torus([radius, thickness]: Pair, stuff: Stuff, sides = 72): Mesh {
  const steps = 12;
  const profile = Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = Math.PI / 2 - (step / steps) * Math.PI * 2;
    return [radius + Math.cos(angle) * thickness, Math.sin(angle) * thickness];
  });
  return lathe(profile, { stuff, sides });
}
