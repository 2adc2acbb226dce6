import * as v from 'valibot';

/** What symbols are made of: the colour where the light falls (from the upper left), its own, and in the shade. */
export type Material = readonly [light: string, own: string, shade: string];

export const MATERIALS = {
  gold: ['#fff0b3', '#f2b93b', '#9a5b12'],
  bronze: ['#f7cfa0', '#c07a3e', '#6b3518'],
  silver: ['#ffffff', '#b9c2d6', '#5d667f'],
  ivory: ['#fffdf2', '#f1e3c4', '#b89a6d'],
  stone: ['#d9dccf', '#8f978a', '#4a5350'],
  wood: ['#d99a5b', '#8f5426', '#4a260f'],
  leather: ['#b9683a', '#7a3a1c', '#3f1a0c'],
  ruby: ['#ff9c9c', '#d81f3f', '#6d0628'],
  coral: ['#ffc3a8', '#fb6f52', '#a8263a'],
  orange: ['#ffd79a', '#f78a1f', '#a63f08'],
  amber: ['#fff1a8', '#ffc21f', '#c0700a'],
  lemon: ['#fffcc0', '#ffe03a', '#c99a08'],
  lime: ['#e9ffa8', '#a3dc35', '#4d8a12'],
  leaf: ['#b4f08f', '#3fa648', '#12522f'],
  emerald: ['#a5ffcf', '#12b573', '#05553f'],
  teal: ['#b0fff0', '#1db4ac', '#0a5060'],
  sky: ['#d6f6ff', '#4fb6f2', '#1a5aa8'],
  sapphire: ['#b3ccff', '#2f62e6', '#141f7d'],
  lapis: ['#8fa8ff', '#2b3fb0', '#101a5c'],
  violet: ['#e3c4ff', '#8d47e0', '#3c127f'],
  plum: ['#e9a9ff', '#8e2fb3', '#41085c'],
  rose: ['#ffd3e6', '#f5569c', '#98114f'],
  ink: ['#5b5570', '#2a2438', '#0f0b18'],
  night: ['#3b3160', '#1d1638', '#0a0718'],
  white: ['#ffffff', '#ffffff', '#d8d8ee'],
  diamond: ['#ffffff', '#cfeaff', '#7fa3d6'],
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

/** The name of a material, in a scene's file. */
export const materialSchema = v.custom<MaterialName>((name) => typeof name === 'string' && name in MATERIALS);

/** A symbol from back to front, in a box of 100 by 100. Paths are SVG path data of absolute M, L, C, Q and Z only. */
export const drawingSchema = v.array(
  v.strictObject({
    of: materialSchema,
    path: v.string(),
    /** A detail without edges of its own. */
    flat: v.exactOptional(v.boolean()),
    /** A line of this width instead of a surface. */
    stroke: v.exactOptional(v.number()),
    /** From 0 to 1. */
    opacity: v.exactOptional(v.number()),
  }),
);
export type Drawing = v.InferOutput<typeof drawingSchema>;

type Layer = Drawing[number];

/** Paints a drawing, light from the upper left: a gradient over each surface, a lit and a shaded inner edge, a thin outline. */
export function paint(context: CanvasRenderingContext2D, drawing: Drawing): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const layer of drawing) {
    context.save();
    context.globalAlpha = layer.opacity ?? 1;
    if (layer.stroke === undefined) paintSurface(context, layer);
    else paintLine(context, layer, layer.stroke);
    context.restore();
  }
}

function paintSurface(context: CanvasRenderingContext2D, { of, path, flat }: Layer): void {
  const outline = new Path2D(path);
  context.fillStyle = surface(context, of, path);
  fillShape(context, outline);
  if (flat) return;
  context.save();
  context.clip(outline);
  context.lineWidth = 3.6;
  context.translate(1.5, 1.7);
  context.strokeStyle = 'rgb(255 255 255 / 0.42)';
  context.stroke(outline);
  context.translate(-3, -3.4);
  context.strokeStyle = 'rgb(10 0 25 / 0.3)';
  context.stroke(outline);
  context.restore();
  context.lineWidth = 1.3;
  context.strokeStyle = 'rgb(14 4 26 / 0.75)';
  context.stroke(outline);
}

function paintLine(context: CanvasRenderingContext2D, { of, path }: Layer, width: number): void {
  const outline = new Path2D(path);
  context.lineWidth = width + 2.2;
  context.strokeStyle = 'rgb(14 4 26 / 0.7)';
  context.stroke(outline);
  context.lineWidth = width;
  context.strokeStyle = surface(context, of, path);
  context.stroke(outline);
}

function surface(context: CanvasRenderingContext2D, of: MaterialName, path: string): CanvasGradient {
  const { left, top, right, bottom } = extentOf(path);
  const [light, own, shade] = MATERIALS[of];
  return linear(context, [left, top, right, bottom], { 0: light, 0.42: own, 1: shade });
}

/** Fills a shape with the context's own fill style. */
export function fillShape(context: CanvasRenderingContext2D, path: Path2D): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas's fill, taken for an array's
  context.fill(path);
}

/** The extent of a shape's points; curves stay within it. */
function extentOf(path: string): { left: number; top: number; right: number; bottom: number } {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The colours of a gradient by where they stand along it, from 0 to 1. */
type Stops = Readonly<Record<number, string>>;

/** A gradient along a line. */
export function linear(
  context: CanvasRenderingContext2D,
  line: readonly [x0: number, y0: number, x1: number, y1: number],
  stops: Stops,
): CanvasGradient {
  return withStops(context.createLinearGradient(...line), stops);
}

/** A gradient between two circles. */
export function radial(
  context: CanvasRenderingContext2D,
  circles: readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number],
  stops: Stops,
): CanvasGradient {
  return withStops(context.createRadialGradient(...circles), stops);
}

function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [offset, colour] of Object.entries(stops)) gradient.addColorStop(Number(offset), colour);
  return gradient;
}
