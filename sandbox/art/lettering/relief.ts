/** Lettering as a relief: bevelled, lit like everything else on the cover, with a rim, a dark edge, depth and a glow. */
import sharp from 'sharp';
import { type Colour, mix } from '../colour.ts';
import { type Lamps, light, type Material, type Surface } from '../solid/light.ts';
import { roll, toByte } from '../solid/tone.ts';
import type { Sprite } from '../solid/raster.ts';
import { signedDistance } from './distance.ts';
import type { SetTitle } from './layout.ts';

export type Letters = {
  /** From the top of each line to its foot. */
  top: Colour;
  foot: Colour;
  material: Omit<Material, 'colour'>;
  /** The band around the letters, and the dark edge around that; widths are shares of a capital's height. */
  rim: Colour;
  rimWidth: number;
  edge: Colour;
  edgeWidth: number;
  /** How far the letters stand out towards the reader, as a share of a capital's height. */
  depth: number;
  bevel: number;
  glow?: Colour;
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A title as a picture of the given size. */
export async function relief(
  title: SetTitle,
  letters: Letters,
  lamps: Lamps,
  [width, height]: readonly [number, number],
): Promise<Sprite> {
  const cap = Math.max(10, title.capHeight);
  const edge = Math.max(2, cap * letters.edgeWidth);
  const rim = Math.max(1.5, cap * letters.rimWidth);
  const depth = Math.max(1, Math.round(cap * letters.depth));
  const bevel = Math.max(1.5, cap * letters.bevel);
  const reach = Math.ceil(edge + rim + depth + (letters.glow === undefined ? 4 : 16));
  const above = Math.max(0, Math.floor(Math.min(...title.lines.map((line) => line.top)) - cap * 0.5 - reach));
  const below = Math.min(
    height,
    Math.ceil(Math.max(...title.lines.map((line) => line.bottom)) + cap * 0.45 + reach),
  );
  const rows = Math.max(1, below - above);
  const drawn = title.lines.map((line) => `<path d="${line.path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows}" viewBox="0 ${above} ${width} ${rows}"><rect y="${above}" width="${width}" height="${rows}" fill="#000"/><g fill="#fff">${drawn}</g></svg>`;
  const mask = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const distance = signedDistance(new Uint8Array(mask), width, rows);
  const at = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width || y >= rows) return -99;
    return distance[y * width + x] ?? -99;
  };

  const pixels = new Uint8ClampedArray(width * rows * 4);
  const paint = (target: number, red: number, green: number, blue: number, share: number): void => {
    if (share <= 0) return;
    const under = (pixels[target + 3] ?? 0) / 255;
    const total = share + under * (1 - share);
    const blend = (part: 0 | 1 | 2, value: number): void => {
      pixels[target + part] = (value * share + (pixels[target + part] ?? 0) * under * (1 - share)) / total;
    };
    blend(0, red);
    blend(1, green);
    blend(2, blue);
    pixels[target + 3] = total * 255;
  };
  const put = (target: number, [red, green, blue]: Colour, share: number): void =>
    paint(target, toByte(roll(red)), toByte(roll(green)), toByte(roll(blue)), clamp(share));

  const surface: Surface = {
    nx: 0,
    ny: 0,
    nz: 1,
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
  const material: Material = { ...letters.material, colour: letters.top };
  /** Lights a slope that rises inwards from an edge over `wide` pixels. */
  const shade = (x: number, y: number, wide: number, from: number, colour: Colour): Colour => {
    const rise = (value: number): number => Math.sin(clamp((value + from) / wide) * (Math.PI / 2));
    const dx = (rise(at(x + 1, y)) - rise(at(x - 1, y))) * wide * 0.42;
    const dy = (rise(at(x, y + 1)) - rise(at(x, y - 1))) * wide * 0.42;
    const long = Math.hypot(dx, dy, 1);
    surface.nx = -dx / long;
    surface.ny = dy / long;
    surface.nz = 1 / long;
    surface.vx = 0.18 - x / width / 3;
    surface.vy = 0.12;
    surface.vz = 0.97;
    [surface.red, surface.green, surface.blue] = colour;
    surface.px = x / cap;
    surface.py = y / cap;
    light(surface, material, lamps, out);
    return [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0];
  };

  const outerEdge = rim + edge;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const target = (y * width + x) * 4;
      const here = at(x, y);
      const fall = -here - outerEdge;
      if (fall > reach) continue;
      // Shade under the letters, towards the lower right, and their own glow.
      const cast = at(x - Math.round(depth * 0.5) - 2, y - depth - 3) + outerEdge + 3;
      paint(target, 0, 0, 0, clamp(0.5 + cast / 9) * 0.62);
      if (letters.glow !== undefined && here < 0)
        put(target, letters.glow, Math.exp(-Math.max(0, fall) / 6) * 0.6);
      let side = -99;
      for (let step = 0; step <= depth; step += 1) side = Math.max(side, at(x, y - step) + outerEdge);
      put(target, mix(letters.edge, [0, 0, 0], 0.45), side + 0.5);
      put(target, letters.edge, here + outerEdge + 0.5);
      if (here + rim > -0.5) put(target, shade(x, y, rim * 1.1, rim, letters.rim), here + rim + 0.5);
      if (here > -0.5) {
        const line = title.lines.find((one) => y + above <= one.bottom + cap * 0.2) ?? title.lines.at(-1);
        const down =
          line === undefined ? 0.5 : clamp((y + above - line.top) / Math.max(1, line.bottom - line.top));
        put(target, shade(x, y, bevel, 0, mix(letters.top, letters.foot, down)), here + 0.5);
      }
    }
  }
  return { left: 0, top: above, width, height: rows, pixels };
}
