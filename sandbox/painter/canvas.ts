/** The picture that a cover is put together on: layers of pixels, then what a camera would add. */
import sharp from 'sharp';
import { createRandom } from '../data/catalogue-seed.ts';
import type { Sprite } from './solid/raster.ts';

/** Red, green, blue and 255 for every pixel, sRGB. */
export type Canvas = { width: number; height: number; pixels: Uint8ClampedArray };

/** A canvas with a drawing on it that covers all of it; a smaller drawing comes out soft, as a background may. */
export async function fromSvg(svg: string, width: number, height: number): Promise<Canvas> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  return { width, height, pixels: new Uint8ClampedArray(data) };
}

/** A drawing with transparent parts, to be laid over a canvas. */
export async function spriteFromSvg(svg: string, width: number, height: number): Promise<Sprite> {
  return { left: 0, top: 0, ...(await fromSvg(svg, width, height)) };
}

type Laying = { opacity?: number; /** Darkens (below 1) what is laid. */ light?: number };

/** Lays a sprite over the canvas. */
export function lay(canvas: Canvas, sprite: Sprite, { opacity = 1, light = 1 }: Laying = {}): void {
  for (let y = Math.max(0, -sprite.top); y < sprite.height && y + sprite.top < canvas.height; y += 1) {
    for (let x = Math.max(0, -sprite.left); x < sprite.width && x + sprite.left < canvas.width; x += 1) {
      const from = (y * sprite.width + x) * 4;
      const share = ((sprite.pixels[from + 3] ?? 0) / 255) * opacity;
      if (share <= 0) continue;
      const to = ((y + sprite.top) * canvas.width + x + sprite.left) * 4;
      for (let part = 0; part < 3; part += 1) {
        const under = canvas.pixels[to + part] ?? 0;
        canvas.pixels[to + part] = under + ((sprite.pixels[from + part] ?? 0) * light - under) * share;
      }
    }
  }
}

function boxBlur(field: Float32Array, width: number, height: number, radius: number): void {
  const line = new Float32Array(Math.max(width, height));
  const pass = (start: number, stride: number, length: number): void => {
    let sum = 0;
    const span = radius * 2 + 1;
    for (let at = -radius; at <= radius; at += 1)
      sum += field[start + Math.min(length - 1, Math.max(0, at)) * stride] ?? 0;
    for (let at = 0; at < length; at += 1) {
      line[at] = sum / span;
      sum += field[start + Math.min(length - 1, at + radius + 1) * stride] ?? 0;
      sum -= field[start + Math.max(0, at - radius) * stride] ?? 0;
    }
    for (let at = 0; at < length; at += 1) field[start + at * stride] = line[at] ?? 0;
  };
  for (let turn = 0; turn < 2; turn += 1) {
    for (let y = 0; y < height; y += 1) pass(y * width, 1, width);
    for (let x = 0; x < width; x += 1) pass(x, width, height);
  }
}

const COARSE = 4;

/** A sprite's shape on a coarse grid over the canvas, one cell for every `COARSE` pixels, softened. */
type Silhouette = { field: Float32Array; columns: number; rows: number };

function silhouette(canvas: Canvas, sprite: Sprite, blur: number): Silhouette {
  const [columns, rows] = [Math.ceil(canvas.width / COARSE) + 1, Math.ceil(canvas.height / COARSE) + 1];
  const field = new Float32Array(columns * rows);
  for (let y = 0; y < sprite.height; y += 2) {
    for (let x = 0; x < sprite.width; x += 2) {
      const [column, row] = [(x + sprite.left) >> 2, (y + sprite.top) >> 2];
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const slot = row * columns + column;
      field[slot] = Math.min(
        1,
        (field[slot] ?? 0) + (sprite.pixels[(y * sprite.width + x) * 4 + 3] ?? 0) / 255 / 4,
      );
    }
  }
  boxBlur(field, columns, rows, Math.max(1, Math.round(blur / COARSE / 1.5)));
  return { field, columns, rows };
}

/** Goes through the canvas where a silhouette, moved by dx and dy, is not empty. */
function through(
  canvas: Canvas,
  { field, columns, rows }: Silhouette,
  shift: readonly [number, number],
  change: (slot: number, share: number) => void,
): void {
  const { width, height } = canvas;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const [a, b, c, d] = [
        field[at] ?? 0,
        field[at + 1] ?? 0,
        field[at + columns] ?? 0,
        field[at + columns + 1] ?? 0,
      ];
      if (a + b + c + d < 0.012) continue;
      for (let dy = 0; dy < COARSE; dy += 1) {
        const y = row * COARSE + dy + shift[1];
        if (y < 0 || y >= height) continue;
        const down = (dy + 0.5) / COARSE;
        const [left, right] = [a + (c - a) * down, b + (d - b) * down];
        for (let dx = 0; dx < COARSE; dx += 1) {
          const x = column * COARSE + dx + shift[0];
          if (x < 0 || x >= width) continue;
          change((y * width + x) * 4, left + ((right - left) * (dx + 0.5)) / COARSE);
        }
      }
    }
  }
}

type Shade = { dx: number; dy: number; blur: number; strength: number };

/** The shade that a sprite throws on what lies behind it. */
export function castShade(canvas: Canvas, sprite: Sprite, { dx, dy, blur, strength }: Shade): void {
  const { pixels } = canvas;
  through(canvas, silhouette(canvas, sprite, blur), [dx, dy], (slot, share) => {
    const left = 1 - share * strength;
    pixels[slot] = (pixels[slot] ?? 0) * left;
    pixels[slot + 1] = (pixels[slot + 1] ?? 0) * left;
    pixels[slot + 2] = (pixels[slot + 2] ?? 0) * left;
  });
}

type Halo = { colour: readonly [number, number, number]; blur: number; strength: number };

/** Light around a sprite, as if it stood in front of a lamp. The colour is in bytes. */
export function halo(
  canvas: Canvas,
  sprite: Sprite,
  { colour: [red, green, blue], blur, strength }: Halo,
): void {
  const { pixels } = canvas;
  through(canvas, silhouette(canvas, sprite, blur), [0, 0], (slot, share) => {
    const lit = share * strength;
    pixels[slot] = screened(pixels[slot] ?? 0, red * lit);
    pixels[slot + 1] = screened(pixels[slot + 1] ?? 0, green * lit);
    pixels[slot + 2] = screened(pixels[slot + 2] ?? 0, blue * lit);
  });
}

/** A sprite out of focus. Its borders must be empty for at least `radius` pixels, or they are cut off. */
export function outOfFocus(sprite: Sprite, radius: number): Sprite {
  const { width, height } = sprite;
  const margin = radius * 2;
  const [wide, high] = [width + margin * 2, height + margin * 2];
  const fields = [0, 1, 2, 3].map(() => new Float32Array(wide * high));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const solid = (sprite.pixels[from + 3] ?? 0) / 255;
      const to = (y + margin) * wide + x + margin;
      for (const [part, field] of fields.entries())
        field[to] = part === 3 ? solid : (sprite.pixels[from + part] ?? 0) * solid;
    }
  }
  for (const field of fields) boxBlur(field, wide, high, radius);
  const pixels = new Uint8ClampedArray(wide * high * 4);
  const [red, green, blue, alpha] = fields;
  for (let at = 0; at < wide * high; at += 1) {
    const solid = alpha?.[at] ?? 0;
    if (solid < 0.003) continue;
    pixels[at * 4] = (red?.[at] ?? 0) / solid;
    pixels[at * 4 + 1] = (green?.[at] ?? 0) / solid;
    pixels[at * 4 + 2] = (blue?.[at] ?? 0) / solid;
    pixels[at * 4 + 3] = solid * 255;
  }
  return { left: sprite.left - margin, top: sprite.top - margin, width: wide, height: high, pixels };
}

type Finish = {
  seed: number;
  bloom: number;
  vignette: number;
  grain: number;
  saturation: number;
  contrast: number;
};

/** What the lens and the film add: light that spills, dark corners, grain, and the grade. */
export function develop(canvas: Canvas, finish: Finish): void {
  const { width, height, pixels } = canvas;
  const [columns, rows] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  const [reds, greens, blues] = [0, 1, 2].map(() => new Float32Array(columns * rows));
  if (reds === undefined || greens === undefined || blues === undefined) return;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const slot =
        (Math.min(height - 1, row * COARSE + 1) * width + Math.min(width - 1, column * COARSE + 1)) * 4;
      const [red, green, blue] = [pixels[slot] ?? 0, pixels[slot + 1] ?? 0, pixels[slot + 2] ?? 0];
      const over = Math.max(0, (Math.max(red, green, blue) - 168) / 87);
      const cell = row * columns + column;
      reds[cell] = red * over;
      greens[cell] = green * over;
      blues[cell] = blue * over;
    }
  }
  for (const field of [reds, greens, blues])
    boxBlur(field, columns, rows, Math.max(2, Math.round(width / 95)));
  const { bloom, saturation, contrast } = finish;
  const random = createRandom(finish.seed);
  const film = Float32Array.from({ length: FILM }, () => (random.next() - 0.5) * finish.grain);
  const [middleX, middleY] = [width / 2, height * 0.46];
  const offX = Float32Array.from({ length: width }, (_, x) => ((x - middleX) / middleX) ** 2 * 0.62 - 0.28);
  const vivid = saturation * contrast;
  const [pale, lift] = [(1 - saturation) * contrast, 118 * (1 - contrast)];
  for (let y = 0; y < height; y += 1) {
    const offY = ((y - middleY) / middleY) ** 2 * 0.5;
    const row = Math.min(rows - 1, y >> 2) * columns;
    let grainAt = Math.floor(random.next() * FILM);
    for (let x = 0; x < width; x += 1) {
      const slot = (y * width + x) * 4;
      const cell = row + Math.min(columns - 1, x >> 2);
      const off = (offX[x] ?? 0) + offY;
      const corner = off <= 0 ? 1 : 1 - finish.vignette * Math.min(1, off);
      grainAt = (grainAt + 7) & (FILM - 1);
      const noise = film[grainAt] ?? 0;
      // Screened: what is bright already takes less of the spill.
      const red = screened(pixels[slot] ?? 0, (reds[cell] ?? 0) * bloom);
      const green = screened(pixels[slot + 1] ?? 0, (greens[cell] ?? 0) * bloom);
      const blue = screened(pixels[slot + 2] ?? 0, (blues[cell] ?? 0) * bloom);
      const base = (0.3 * red + 0.59 * green + 0.11 * blue) * pale + lift;
      pixels[slot] = (base + red * vivid) * corner + noise;
      pixels[slot + 1] = (base + green * vivid) * corner + noise;
      pixels[slot + 2] = (base + blue * vivid) * corner + noise;
    }
  }
}

/** Grains on the film, a power of two; rows begin anywhere on it. */
const FILM = 4096;

const screened = (own: number, spill: number): number =>
  255 - ((255 - own) * (255 - Math.min(255, spill))) / 255;
