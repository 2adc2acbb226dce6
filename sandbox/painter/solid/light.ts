/** What light does to a surface: one warm key from above left, a cool fill, a rim from behind. */
import { type Colour } from '../colour.ts';
import type { Stuff } from './mesh.ts';
import { unit } from './vector.ts';

export type Material = {
  colour: Colour;
  /** 0 is chalk, 1 is polished metal that shows the room instead of its own shade. */
  metal?: number;
  /** How strong the highlight is, from 0 to 1. */
  gloss?: number;
  /** How tight the highlight is; 8 is skin, 80 is glass. */
  polish?: number;
  /** Light of its own. */
  glow?: number;
  /** Cut stone: light comes back from inside. */
  gem?: boolean;
  /** Unevenness of the colour: fur runs in strands, stone in blotches, wood in rings. */
  grain?: 'fur' | 'stone' | 'wood' | 'scale';
};

export type Materials = Readonly<Record<Stuff, Material>>;

export type Lamps = {
  key: Colour;
  fill: Colour;
  rim: Colour;
  ambient: Colour;
  /** What shadows lean towards. */
  shade: Colour;
};

/** The surface at one point, as the painter of pixels holds it: reused, never kept. */
export type Surface = {
  nx: number;
  ny: number;
  nz: number;
  vx: number;
  vy: number;
  vz: number;
  red: number;
  green: number;
  blue: number;
  openness: number;
  /** Position in the solid's own units, which a grain or a stone's inside depends on. */
  px: number;
  py: number;
  pz: number;
};

/** A surface that looks at the viewer, to be written over point by point. */
export function createSurface(): Surface {
  const [normal, view, colour, place] = [
    { nx: 0, ny: 0, nz: 1 },
    { vx: 0, vy: 0, vz: 1 },
    { red: 0, green: 0, blue: 0 },
    { px: 0, py: 0, pz: 0 },
  ];
  return { ...normal, ...view, ...colour, ...place, openness: 1 };
}

const KEY = unit([-0.55, 0.72, 0.62]);
const FILL = unit([0.8, 0.05, 0.5]);
const BACK = unit([0.75, 0.4, -0.5]);
const HALFWAY = unit([-0.4, 0.55, 1.2]);

/** The room that polished metal shows: dark floor, bright horizon, dark wall, lamps above. */
function room(rx: number, ry: number, rz: number): number {
  const y = ry - rx * 0.25;
  const horizon = Math.exp(-((y - 0.02) ** 2) / 0.025) * 0.6;
  const ceiling = 1 / (1 + Math.exp(-(y - 0.42) * 10));
  const toLamp = Math.max(0, rx * KEY[0] + ry * KEY[1] + rz * KEY[2]);
  const window = Math.max(0, rx * 0.82 + ry * 0.35 + rz * 0.45) ** 26 * 0.9;
  return 0.08 + horizon + ceiling * 0.95 + toLamp ** 20 * 2.6 + window;
}

/** A fixed number from 0 to 1 for a direction: how a facet inside a stone happens to answer. */
function chance(x: number, y: number, z: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

const lattice = (x: number, y: number, z: number): number => {
  const value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 1274126177);
  const mixed = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise from 0 to 1. */
function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [x - i, y - j, z - k];
  const [a, b, c] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v), w * w * (3 - 2 * w)];
  const along = (jj: number, kk: number): number => {
    const start = lattice(i, jj, kk);
    return start + (lattice(i + 1, jj, kk) - start) * a;
  };
  const low = along(j, k) + (along(j + 1, k) - along(j, k)) * b;
  const high = along(j, k + 1) + (along(j + 1, k + 1) - along(j, k + 1)) * b;
  return low + (high - low) * c;
}

/** How much brighter or darker a grain is at a place, around 1. */
function grainAt(grain: NonNullable<Material['grain']>, { px, py, pz }: Surface): number {
  switch (grain) {
    case 'fur':
      return (
        0.66 +
        0.44 * noise(px * 34, py * 8 + Math.abs(px) * 6, pz * 16) +
        0.24 * noise(px * 7, py * 5, pz * 7)
      );
    case 'stone':
      return 0.62 + 0.42 * noise(px * 7, py * 7, pz * 7) + 0.34 * noise(px * 26, py * 26, pz * 26);
    case 'wood':
      return 0.7 + 0.5 * noise(px * 3, py * 26 + noise(px * 4, py, pz) * 3, pz * 26);
    case 'scale': {
      const row = Math.floor(py * 15);
      const along = px * 13 + (row % 2) * 0.5;
      const toMiddle = Math.hypot((along - Math.floor(along) - 0.5) * 1.1, py * 15 - row - 0.35);
      return 1.12 - 0.5 * Math.min(1, toMiddle) ** 2;
    }
  }
}

/** Writes the light that a point sends to the viewer into `out`, red, green and blue, linear and unbounded. */
export function light(surface: Surface, material: Material, lamps: Lamps, out: Float64Array): void {
  const { nx, ny, nz, vx, vy, vz, openness } = surface;
  const facing = Math.max(0, nx * vx + ny * vy + nz * vz);
  const toKey = nx * KEY[0] + ny * KEY[1] + nz * KEY[2];
  const rx = 2 * facing * nx - vx;
  const ry = 2 * facing * ny - vy;
  const rz = 2 * facing * nz - vz;
  const grain = material.grain === undefined ? 1 : grainAt(material.grain, surface);
  const edge = (1 - facing) ** 3;
  const back = Math.max(0, (nx * BACK[0] + ny * BACK[1] + nz * BACK[2]) * 0.75 + 0.4);
  const rim = edge * back * (0.4 + 0.6 * openness) * 1.7;

  if (material.gem === true) {
    const turn = chance(Math.round(nx * 11), Math.round(ny * 11), Math.round(nz * 11));
    // Facets seen through the front: shards that break differently behind every one of them.
    const { px, py, pz } = surface;
    const shift = turn * 9;
    const shard = chance(
      Math.floor(px * 2.3 + py * 1.3 + shift),
      Math.floor(py * 2.6 - pz * 1.7 - px * 0.9 + shift),
      Math.floor(pz * 2.4 + px * 1.6 - py * 0.7 + turn * 31),
    );
    const body = 0.05 + 0.34 * turn ** 2 + 0.62 * shard ** 2.4 + 0.3 * Math.max(0, toKey);
    const spark =
      Math.max(0, toKey) ** 16 * 0.9 +
      (shard > 0.93 ? 0.5 : 0) +
      Math.max(0, rx * KEY[0] + ry * KEY[1] + rz * KEY[2]) ** 30 * 2;
    const shown = (tint: number, key: number, behind: number): number =>
      tint * body * 1.7 + key * (spark + edge * 0.12) * (0.35 + tint * 0.6) + behind * rim * 0.5;
    out[0] = shown(surface.red * grain, lamps.key[0], lamps.rim[0]);
    out[1] = shown(surface.green * grain, lamps.key[1], lamps.rim[1]);
    out[2] = shown(surface.blue * grain, lamps.key[2], lamps.rim[2]);
    return;
  }

  const wrapped = Math.max(0, (toKey + 0.22) / 1.22);
  const keyed = wrapped ** 1.2 * (0.3 + 0.7 * openness);
  const sky = (0.32 + 0.68 * (0.5 + 0.5 * ny)) * openness;
  const filled = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2]) * openness;
  const shadow = (1 - wrapped) * 0.5;
  const metal = material.metal ?? 0;
  const highlight =
    Math.max(0, nx * HALFWAY[0] + ny * HALFWAY[1] + nz * HALFWAY[2]) ** (material.polish ?? 18);
  const bright = highlight * (material.gloss ?? 0.25) * (1 + metal) * (0.3 + 0.7 * openness);
  const mirror = metal === 0 ? 0 : room(rx, ry, rz) * (0.3 + 0.7 * openness) * 1.2;
  const glow = material.glow ?? 0;
  const reflected = mirror * metal;
  const own = glow * (0.75 + 0.25 * facing);
  const send = (tint: number, part: 0 | 1 | 2): number => {
    const key = lamps.key[part];
    const shaded = tint * (1 - shadow + lamps.shade[part] * shadow);
    const body = shaded * (lamps.ambient[part] * sky + key * keyed + lamps.fill[part] * filled);
    const shown = glow >= 1 ? 0 : body * (1 - metal) + tint * key * reflected + key * bright;
    return shown + lamps.rim[part] * rim + tint * own;
  };
  out[0] = send(surface.red * grain, 0);
  out[1] = send(surface.green * grain, 1);
  out[2] = send(surface.blue * grain, 2);
}
