import type { Drawing } from '../scenes/scenes.ts';
import { MATERIALS, type MaterialName } from './materials.ts';

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
  context.fillStyle = gradient(context, of, path);
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
  context.strokeStyle = gradient(context, of, path);
  context.stroke(outline);
}

function gradient(context: CanvasRenderingContext2D, of: MaterialName, path: string): CanvasGradient {
  const { left, top, right, bottom } = extentOf(path);
  const fill = context.createLinearGradient(left, top, right, bottom);
  const [light, own, shade] = MATERIALS[of];
  fill.addColorStop(0, light);
  fill.addColorStop(0.42, own);
  fill.addColorStop(1, shade);
  return fill;
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
