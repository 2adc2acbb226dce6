/** From lit solids to pixels: nearest surface wins, edges are softened by four looks into every pixel. */
import { createSurface, type Lamps, light, type Material, type Materials } from './light.ts';
import type { Mesh } from './mesh.ts';
import { type Packed, packedOf } from './packed.ts';
import { roll, toByte } from './tone.ts';
import { matrixOf, rotation, type Turn } from './vector.ts';

type Stage = {
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

/** Where each corner comes to lie and how it is coloured, `FIELDS` numbers a corner. */
function project(packed: Packed, stage: Stage, materials: readonly Material[]): Float32Array {
  const { points, normals, openness, stuffs, others, shares } = packed;
  const [a, b, c, d, e, f, g, h, i] = matrixOf(rotation(stage.turn ?? [0, 0, 0]));
  const data = new Float32Array(openness.length * FIELDS);
  for (let corner = 0; corner < openness.length; corner += 1) {
    const from = corner * 3;
    const to = corner * FIELDS;
    const px = points[from] ?? 0;
    const py = points[from + 1] ?? 0;
    const pz = points[from + 2] ?? 0;
    const nx = normals[from] ?? 0;
    const ny = normals[from + 1] ?? 0;
    const nz = normals[from + 2] ?? 0;
    const z = g * px + h * py + i * pz;
    const near = (EYE / (EYE - z)) * stage.size;
    data[to] = (stage.at[0] + (a * px + b * py + c * pz) * near) * LOOKS;
    data[to + 1] = (stage.at[1] - (d * px + e * py + f * pz) * near) * LOOKS;
    data[to + 2] = z;
    data[to + 3] = a * nx + b * ny + c * nz;
    data[to + 4] = d * nx + e * ny + f * nz;
    data[to + 5] = g * nx + h * ny + i * nz;
    const own = (materials[stuffs[corner] ?? 0] ?? GREY).colour;
    const other = (materials[others[corner] ?? 0] ?? GREY).colour;
    const share = shares[corner] ?? 0;
    data[to + 6] = own[0] + (other[0] - own[0]) * share;
    data[to + 7] = own[1] + (other[1] - own[1]) * share;
    data[to + 8] = own[2] + (other[2] - own[2]) * share;
    data[to + 9] = openness[corner] ?? 1;
    data[to + 10] = px;
    data[to + 11] = py;
    data[to + 12] = pz;
  }
  return data;
}

type Window = { left: number; top: number; width: number; height: number };

/** The part of the picture that the solid covers; moves the corners into it. */
function crop(data: Float32Array, [fullWidth, fullHeight]: readonly [number, number]): Window {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < data.length; at += FIELDS) {
    minX = Math.min(minX, data[at] ?? 0);
    maxX = Math.max(maxX, data[at] ?? 0);
    minY = Math.min(minY, data[at + 1] ?? 0);
    maxY = Math.max(maxY, data[at + 1] ?? 0);
  }
  const left = Math.max(0, Math.floor(minX / LOOKS) - 1);
  const top = Math.max(0, Math.floor(minY / LOOKS) - 1);
  for (let at = 0; at < data.length; at += FIELDS) {
    data[at] = (data[at] ?? 0) - left * LOOKS;
    data[at + 1] = (data[at + 1] ?? 0) - top * LOOKS;
  }
  return {
    left,
    top,
    width: Math.max(1, Math.min(fullWidth, Math.ceil(maxX / LOOKS) + 2) - left),
    height: Math.max(1, Math.min(fullHeight, Math.ceil(maxY / LOOKS) + 2) - top),
  };
}

type Looks = { owners: Int32Array; depths: Float32Array; firsts: Float32Array; seconds: Float32Array };

/** Which triangle each look meets first, and where in it. */
function look(data: Float32Array, triangles: Uint32Array, columns: number, rows: number): Looks {
  const depths = new Float32Array(columns * rows).fill(-Infinity);
  const owners = new Int32Array(columns * rows).fill(-1);
  const firsts = new Float32Array(columns * rows);
  const seconds = new Float32Array(columns * rows);
  for (let index = 0; index < triangles.length; index += 3) {
    const a = (triangles[index] ?? 0) * FIELDS;
    const b = (triangles[index + 1] ?? 0) * FIELDS;
    const c = (triangles[index + 2] ?? 0) * FIELDS;
    const ax = data[a] ?? 0;
    const ay = data[a + 1] ?? 0;
    const az = data[a + 2] ?? 0;
    const bx = data[b] ?? 0;
    const by = data[b + 1] ?? 0;
    const bz = data[b + 2] ?? 0;
    const cx = data[c] ?? 0;
    const cy = data[c + 1] ?? 0;
    const cz = data[c + 2] ?? 0;
    const whole = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // On the screen y runs down, so what looks at the viewer has a negative area.
    if (whole >= -1e-7) continue;
    const from = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const to = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) + 0.5));
    const high = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const low = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) + 0.5));
    // How the shares of the second and third corner change from one look to the next, along and down.
    const secondX = (cy - ay) / whole;
    const secondY = -(cx - ax) / whole;
    const thirdX = -(by - ay) / whole;
    const thirdY = (bx - ax) / whole;
    for (let y = high; y <= low; y += 1) {
      let second = (from - ax) * secondX + (y - ay) * secondY;
      let third = (from - ax) * thirdX + (y - ay) * thirdY;
      let slot = y * columns + from;
      for (let x = from; x <= to; x += 1) {
        const first = 1 - second - third;
        if (first >= -1e-4 && second >= -1e-4 && third >= -1e-4) {
          const depth = first * az + second * bz + third * cz;
          if (depth > (depths[slot] ?? 0)) {
            depths[slot] = depth;
            owners[slot] = index;
            firsts[slot] = first;
            seconds[slot] = second;
          }
        }
        second += secondX;
        third += thirdX;
        slot += 1;
      }
    }
  }
  return { owners, depths, firsts, seconds };
}

/** Paints a solid, as much of it as lies within a picture of the given size. */
export function render(mesh: Mesh, stage: Stage, size: readonly [number, number]): Sprite {
  const packed = packedOf(mesh);
  const { triangles, stuffs } = packed;
  const materials = packed.names.map((name) => stage.materials[name] ?? GREY);
  const data = project(packed, stage, materials);
  const { left, top, width, height } = crop(data, size);
  const columns = width * LOOKS;
  const { owners, depths, firsts, seconds } = look(data, triangles, columns, height * LOOKS);

  const surface = createSurface();
  const out = new Float64Array(3);
  const shade = (slot: number): void => {
    const owner = owners[slot] ?? 0;
    const one = triangles[owner] ?? 0;
    const two = triangles[owner + 1] ?? 0;
    const three = triangles[owner + 2] ?? 0;
    const a = one * FIELDS;
    const b = two * FIELDS;
    const c = three * FIELDS;
    const first = firsts[slot] ?? 0;
    const second = seconds[slot] ?? 0;
    const third = 1 - first - second;
    const at = (field: number): number =>
      first * (data[a + field] ?? 0) + second * (data[b + field] ?? 0) + third * (data[c + field] ?? 0);
    const nx = at(3);
    const ny = at(4);
    const nz = at(5);
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
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
    const ex = (stage.at[0] - left - (slot % columns) / LOOKS) / stage.size;
    const ey = (top + Math.floor(slot / columns) / LOOKS - stage.at[1]) / stage.size;
    const far = Math.sqrt(ex * ex + ey * ey + EYE * EYE);
    surface.vx = ex / far;
    surface.vy = ey / far;
    surface.vz = EYE / far;
    const nearest = first >= second && first >= third ? one : second >= third ? two : three;
    light(surface, materials[stuffs[nearest] ?? 0] ?? GREY, stage.lamps, out);
  };
  /** Whether two looks meet what is lit alike: the same face, or two of one smooth surface. */
  const agree = (one: number, other: number): boolean => {
    const [first, second] = [owners[one] ?? 0, owners[other] ?? 0];
    if (first === second) return true;
    const [a, b] = [triangles[first] ?? 0, triangles[second] ?? 0];
    const [from, to] = [a * FIELDS, b * FIELDS];
    const turn =
      (data[from + 3] ?? 0) * (data[to + 3] ?? 0) +
      (data[from + 4] ?? 0) * (data[to + 4] ?? 0) +
      (data[from + 5] ?? 0) * (data[to + 5] ?? 0);
    return (
      turn > 0.97 && stuffs[a] === stuffs[b] && Math.abs((depths[one] ?? 0) - (depths[other] ?? 0)) < 0.04
    );
  };

  const pixels = new Uint8ClampedArray(width * height * 4);
  const looks = LOOKS * LOOKS;
  const slots = new Int32Array(looks);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let covered = 0;
      for (let step = 0; step < looks; step += 1) {
        const slot = (y * LOOKS + (step >> 1)) * columns + x * LOOKS + (step & 1);
        if ((owners[slot] ?? -1) < 0) continue;
        slots[covered] = slot;
        covered += 1;
      }
      if (covered === 0) continue;
      // One look is enough where the surface goes on; at a silhouette or a crease each look is lit.
      const lit = covered === looks && agree(slots[0] ?? 0, slots[3] ?? 0) ? 1 : covered;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let step = 0; step < lit; step += 1) {
        shade(slots[step] ?? 0);
        red += roll(out[0] ?? 0);
        green += roll(out[1] ?? 0);
        blue += roll(out[2] ?? 0);
      }
      const target = (y * width + x) * 4;
      pixels[target] = toByte(red / lit);
      pixels[target + 1] = toByte(green / lit);
      pixels[target + 2] = toByte(blue / lit);
      pixels[target + 3] = (covered / looks) * 255;
    }
  }
  return { left, top, width, height, pixels };
}
