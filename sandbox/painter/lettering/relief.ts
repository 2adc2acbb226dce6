/** Lettering as a relief: bevelled, lit like everything else on the cover, with a rim, a dark edge, depth and a shade. */
import sharp from 'sharp';
import { type Colour, mix, times } from '../colour.ts';
import { createSurface, type Lamps, light, type Material } from '../solid/light.ts';
import type { Sprite } from '../solid/raster.ts';
import { roll, toByte } from '../solid/tone.ts';
import { signedDistance } from './distance.ts';
import type { SetTitle } from './layout.ts';

/** How letters are made. Widths are shares of a capital's height. */
export type Letters = {
  /** From the top of each line to its foot. */
  top: Colour;
  foot: Colour;
  material: Omit<Material, 'colour'>;
  /** The band around the letters, and the dark edge around that. */
  rim: Colour;
  rimWidth: number;
  edge: Colour;
  edgeWidth: number;
  /** How far the letters stand out towards the reader. */
  depth: number;
  bevel: number;
};

type Field = { distance: Float32Array; left: number; above: number; width: number; rows: number };

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How far every pixel around the title is from a letter's edge, `margin` pixels of it on all sides. */
async function fieldOf(
  { lines }: SetTitle,
  margin: number,
  [width, height]: readonly [number, number],
): Promise<Field> {
  const left = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.left)) - margin));
  const right = Math.min(width, Math.ceil(Math.max(...lines.map((line) => line.right)) + margin));
  const above = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.top)) - margin));
  const below = Math.min(height, Math.ceil(Math.max(...lines.map((line) => line.bottom)) + margin));
  const [wide, rows] = [Math.max(1, right - left), Math.max(1, below - above)];
  const drawn = lines.map((line) => line.path).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${rows}" viewBox="${left} ${above} ${wide} ${rows}"><path d="${drawn}"/></svg>`;
  const mask = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer();
  return { distance: signedDistance(mask, wide, rows), left, above, width: wide, rows };
}

/**
 * Heights of a slope that rises inwards over `wide` pixels, from where the distance is `-from`. They are smoothed, or the
 * steps of the pixels at a letter's edge would show as notches in its bevel.
 */
function slopeOf({ distance, width, rows }: Field, wide: number, from: number): Float32Array {
  const heights = new Float32Array(distance.length);
  const most = wide * 0.42;
  for (let at = 0; at < heights.length; at += 1) {
    const share = ((distance[at] ?? 0) + from) / wide;
    heights[at] = share <= 0 ? 0 : share >= 1 ? most : Math.sin(share * (Math.PI / 2)) * most;
  }
  const soft = new Float32Array(distance.length);
  for (let turn = 0; turn < SMOOTHINGS; turn += 1) {
    average(heights, soft, 1, 1, heights.length - 1);
    average(soft, heights, width, width, width * (rows - 1));
  }
  return heights;
}

const SMOOTHINGS = 3;

/** Each height becomes the mean of itself, twice, and its two neighbours `step` away. */
function average(from: Float32Array, to: Float32Array, step: number, first: number, end: number): void {
  for (let at = first; at < end; at += 1) {
    to[at] = ((from[at - step] ?? 0) + 2 * (from[at] ?? 0) + (from[at + step] ?? 0)) / 4;
  }
}

/** A title as a picture of the given size. */
export async function relief(
  title: SetTitle,
  letters: Letters,
  lamps: Lamps,
  size: readonly [number, number],
): Promise<Sprite> {
  const cap = Math.max(10, title.capHeight);
  const rim = Math.max(1.5, cap * letters.rimWidth);
  const outer = rim + Math.max(2, cap * letters.edgeWidth);
  const depth = Math.max(1, Math.round(cap * letters.depth));
  const bevel = Math.max(1.5, cap * letters.bevel);
  const field = await fieldOf(title, cap * 0.5 + outer + depth + 12, size);
  const { distance, left, above, width, rows } = field;
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= rows ? -99 : (distance[y * width + x] ?? -99);

  const surface = createSurface();
  const out = new Float64Array(3);
  const material: Material = { ...letters.material, colour: letters.top };
  const [face, band] = [slopeOf(field, bevel, 0), slopeOf(field, rim * 1.1, rim)];
  /** Lights a place on a slope into `out`. */
  const shade = (slope: Float32Array, x: number, y: number): void => {
    const here = y * width + x;
    const dx = x > 0 && x < width - 1 ? (slope[here + 1] ?? 0) - (slope[here - 1] ?? 0) : 0;
    const dy = y > 0 && y < rows - 1 ? (slope[here + width] ?? 0) - (slope[here - width] ?? 0) : 0;
    const long = Math.sqrt(dx * dx + dy * dy + 1);
    surface.nx = -dx / long;
    surface.ny = dy / long;
    surface.nz = 1 / long;
    surface.vx = 0.18 - (x + left) / size[0] / 3;
    surface.vy = 0.12;
    surface.vz = 0.97;
    surface.px = x / cap;
    surface.py = y / cap;
    light(surface, material, lamps, out);
  };

  const pixels = new Uint8ClampedArray(width * rows * 4);
  const edge = letters.edge.map((part) => toByte(roll(part)));
  const side = times(letters.edge, 0.55).map((part) => toByte(roll(part)));
  for (let y = 0; y < rows; y += 1) {
    const line = title.lines.find((one) => y + above <= one.bottom + cap * 0.2) ?? title.lines.at(-1);
    const down =
      line === undefined ? 0.5 : clamp((y + above - line.top) / Math.max(1, line.bottom - line.top));
    const colour = mix(letters.top, letters.foot, down);
    for (let x = 0; x < width; x += 1) {
      const here = at(x, y);
      if (here < -(outer + depth + 12)) continue;
      // From the front to the back, until nothing shows through any more.
      let [red, green, blue, open] = [0, 0, 0, 1];
      const add = (r: number, g: number, b: number, share: number): void => {
        const part = open * clamp(share);
        red += r * part;
        green += g * part;
        blue += b * part;
        open -= part;
      };
      if (here > -0.5) {
        [surface.red, surface.green, surface.blue] = colour;
        shade(face, x, y);
        add(toByte(roll(out[0] ?? 0)), toByte(roll(out[1] ?? 0)), toByte(roll(out[2] ?? 0)), here + 0.5);
      }
      if (open > 0.01 && here > -rim - 0.5) {
        [surface.red, surface.green, surface.blue] = letters.rim;
        shade(band, x, y);
        add(
          toByte(roll(out[0] ?? 0)),
          toByte(roll(out[1] ?? 0)),
          toByte(roll(out[2] ?? 0)),
          here + rim + 0.5,
        );
      }
      if (open > 0.01) add(edge[0] ?? 0, edge[1] ?? 0, edge[2] ?? 0, here + outer + 0.5);
      if (open > 0.01) {
        let nearest = here;
        for (let step = 1; step <= depth; step += 1) nearest = Math.max(nearest, at(x, y - step));
        add(side[0] ?? 0, side[1] ?? 0, side[2] ?? 0, nearest + outer + 0.5);
        // The shade that it all throws, towards the lower right.
        add(0, 0, 0, clamp(0.5 + (at(x - (depth >> 1) - 2, y - depth - 3) + outer + 3) / 9) * 0.62);
      }
      const solid = 1 - open;
      if (solid < 0.003) continue;
      const target = (y * width + x) * 4;
      pixels[target] = red / solid;
      pixels[target + 1] = green / solid;
      pixels[target + 2] = blue / solid;
      pixels[target + 3] = solid * 255;
    }
  }
  return { left, top: above, width, height: rows, pixels };
}
