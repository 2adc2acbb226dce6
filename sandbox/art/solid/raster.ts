/** From lit solids to pixels: nearest surface wins, edges are softened by four looks into every pixel. */
import { type Lamps, light, type Material, type Materials, type Surface } from './light.ts';
import { type Mesh, place } from './mesh.ts';
import type { Turn } from './vector.ts';

export type Stage = {
  lamps: Lamps;
  materials: Materials;
  /** Where the solid's origin comes to lie, in pixels. */
  at: readonly [x: number, y: number];
  /** Pixels for one unit of the solid. */
  size: number;
  turn?: Turn;
};

/** Pixels of a part of a picture: red, green, blue and how solid it is, one byte each. */
export type Sprite = { left: number; top: number; width: number; height: number; pixels: Uint8ClampedArray };

/** How far the eye is, in the solid's own units. Nearer is more dramatic. */
export const EYE = 6.5;
/** Looks into a pixel along each side. */
const LOOKS = 2;
const GREY: Material = { colour: [0.4, 0.4, 0.4] };
/** Fields of one corner in `data`: place on the screen, depth, normal, colour, openness, place in the solid. */
const FIELDS = 13;

const roll = (part: number): number =>
  part < 0.75 ? part : 0.75 + 0.25 * (1 - Math.exp(-(part - 0.75) / 0.5));
const gamma = Float32Array.from({ length: 1025 }, (_, step) => {
  const part = step / 1024;
  return (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055) * 255;
});

/** Paints a solid, as much of it as lies within a picture of the given size. */
export function render(mesh: Mesh, stage: Stage, [fullWidth, fullHeight]: readonly [number, number]): Sprite {
  const placed = place(mesh, { turn: stage.turn ?? [0, 0, 0] });
  const names = [...new Set(placed.corners.map((corner) => corner.stuff))];
  const materials = names.map((name) => stage.materials[name] ?? GREY);
  const { data, stuffs } = flatten(placed, mesh, stage, names);
  const box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  for (let index = 0; index < data.length; index += FIELDS) {
    const [x, y] = [(data[index] ?? 0) / LOOKS, (data[index + 1] ?? 0) / LOOKS];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  const left = Math.max(0, Math.floor(box[0]) - 1);
  const top = Math.max(0, Math.floor(box[1]) - 1);
  const width = Math.max(1, Math.min(fullWidth, Math.ceil(box[2]) + 2) - left);
  const height = Math.max(1, Math.min(fullHeight, Math.ceil(box[3]) + 2) - top);
  for (let index = 0; index < data.length; index += FIELDS) {
    data[index] = (data[index] ?? 0) - left * LOOKS;
    data[index + 1] = (data[index + 1] ?? 0) - top * LOOKS;
  }
  const [columns, rows] = [width * LOOKS, height * LOOKS];
  const depths = new Float32Array(columns * rows).fill(-Infinity);
  const owners = new Int32Array(columns * rows).fill(-1);
  const firsts = new Float32Array(columns * rows);
  const seconds = new Float32Array(columns * rows);
  const value = (corner: number, field: number): number => data[corner * FIELDS + field] ?? 0;

  for (const [index, [a, b, c]] of placed.triangles.entries()) {
    const [ax, ay, bx, by, cx, cy] = [
      value(a, 0),
      value(a, 1),
      value(b, 0),
      value(b, 1),
      value(c, 0),
      value(c, 1),
    ];
    const whole = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // On the screen y runs down, so what looks at the viewer has a negative area.
    if (whole >= -1e-7) continue;
    const from = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const to = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) + 0.5));
    const high = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const low = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) + 0.5));
    const [az, bz, cz] = [value(a, 2), value(b, 2), value(c, 2)];
    for (let y = high; y <= low; y += 1) {
      for (let x = from; x <= to; x += 1) {
        const second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / whole;
        const third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / whole;
        const first = 1 - second - third;
        if (first < -1e-4 || second < -1e-4 || third < -1e-4) continue;
        const depth = first * az + second * bz + third * cz;
        const slot = y * columns + x;
        if (depth <= (depths[slot] ?? 0)) continue;
        depths[slot] = depth;
        owners[slot] = index;
        firsts[slot] = first;
        seconds[slot] = second;
      }
    }
  }

  const surface: Surface = {
    nx: 0,
    ny: 0,
    nz: 0,
    vx: 0,
    vy: 0,
    vz: 1,
    red: 0,
    green: 0,
    blue: 0,
    openness: 1,
    px: 0,
    py: 0,
    pz: 0,
  };
  const out = new Float64Array(3);
  const shade = (slot: number): void => {
    const [a, b, c] = placed.triangles[owners[slot] ?? 0] ?? [0, 0, 0];
    const [first, second] = [firsts[slot] ?? 0, seconds[slot] ?? 0];
    const third = 1 - first - second;
    const at = (field: number): number =>
      first * value(a, field) + second * value(b, field) + third * value(c, field);
    const [nx, ny, nz] = [at(3), at(4), at(5)];
    const length = Math.hypot(nx, ny, nz) || 1;
    surface.nx = nx / length;
    surface.ny = ny / length;
    surface.nz = nz / length;
    surface.red = at(6);
    surface.green = at(7);
    surface.blue = at(8);
    surface.openness = at(9);
    surface.px = at(10);
    surface.py = at(11);
    surface.pz = at(12);
    const [x, y] = [left + (slot % columns) / LOOKS, top + Math.floor(slot / columns) / LOOKS];
    const [ex, ey, ez] = [(stage.at[0] - x) / stage.size, (y - stage.at[1]) / stage.size, EYE];
    const far = Math.hypot(ex, ey, ez);
    surface.vx = ex / far;
    surface.vy = ey / far;
    surface.vz = ez / far;
    const nearest = first >= second && first >= third ? a : second >= third ? b : c;
    light(surface, materials[stuffs[nearest] ?? 0] ?? GREY, stage.lamps, out);
  };

  const pixels = new Uint8ClampedArray(width * height * 4);
  const looks = LOOKS * LOOKS;
  const slots = new Int32Array(looks);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let covered = 0;
      for (let look = 0; look < looks; look += 1) {
        const slot = (y * LOOKS + Math.floor(look / LOOKS)) * columns + x * LOOKS + (look % LOOKS);
        if ((owners[slot] ?? -1) < 0) continue;
        slots[covered] = slot;
        covered += 1;
      }
      if (covered === 0) continue;
      // One look is enough where the surface goes on; at a silhouette or a crease each look is lit.
      const first = slots[0] ?? 0;
      const last = slots[covered - 1] ?? 0;
      const isCalm =
        covered === looks &&
        Math.abs((depths[first] ?? 0) - (depths[last] ?? 0)) < 0.04 &&
        sameLook(first, last);
      const lit = isCalm ? 1 : covered;
      let [red, green, blue] = [0, 0, 0];
      for (let look = 0; look < lit; look += 1) {
        shade(slots[look] ?? 0);
        red += roll(out[0] ?? 0);
        green += roll(out[1] ?? 0);
        blue += roll(out[2] ?? 0);
      }
      const target = (y * width + x) * 4;
      pixels[target] = gamma[Math.min(1024, Math.round((red / lit) * 1024))] ?? 0;
      pixels[target + 1] = gamma[Math.min(1024, Math.round((green / lit) * 1024))] ?? 0;
      pixels[target + 2] = gamma[Math.min(1024, Math.round((blue / lit) * 1024))] ?? 0;
      pixels[target + 3] = (covered / looks) * 255;
    }
  }
  return { left, top, width, height, pixels };

  function sameLook(one: number, other: number): boolean {
    const [first, second] = [owners[one] ?? 0, owners[other] ?? 0];
    if (first === second) return true;
    const [a, b] = [placed.triangles[first]?.[0] ?? 0, placed.triangles[second]?.[0] ?? 0];
    const turn = value(a, 3) * value(b, 3) + value(a, 4) * value(b, 4) + value(a, 5) * value(b, 5);
    return turn > 0.97 && stuffs[a] === stuffs[b];
  }
}

function flatten(placed: Mesh, own: Mesh, stage: Stage, names: readonly string[]) {
  const data = new Float32Array(placed.corners.length * FIELDS);
  const stuffs = new Uint16Array(placed.corners.length);
  for (const [index, corner] of placed.corners.entries()) {
    const [x, y, z] = corner.point;
    const near = (EYE / (EYE - z)) * stage.size;
    const material = stage.materials[corner.stuff] ?? GREY;
    const other = corner.mix === undefined ? material : (stage.materials[corner.mix[0]] ?? GREY);
    const share = corner.mix?.[1] ?? 0;
    const blend = (part: 0 | 1 | 2): number =>
      material.colour[part] * (1 - share) + other.colour[part] * share;
    const [ox, oy, oz] = own.corners[index]?.point ?? [0, 0, 0];
    data.set(
      [
        (stage.at[0] + x * near) * LOOKS,
        (stage.at[1] - y * near) * LOOKS,
        z,
        ...corner.normal,
        blend(0),
        blend(1),
        blend(2),
        corner.openness,
        ox,
        oy,
        oz,
      ],
      index * FIELDS,
    );
    stuffs[index] = names.indexOf(corner.stuff);
  }
  return { data, stuffs };
}
