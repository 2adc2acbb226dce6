import { fillShape } from './fill.ts';
import { MATERIALS, type MaterialName } from './materials.ts';
import { extentOf } from './shapes.ts';

/** One shape of a drawing. `flat`: a detail without edges of its own. `stroke`: a line of this width instead of a surface. */
export type Layer = {
  of: MaterialName;
  path: string;
  flat?: true;
  stroke?: number;
  /** From 0 to 1. */
  opacity?: number;
};

/** A symbol, a box of 100 by 100, from back to front. */
export type Drawing = readonly Layer[];

export function shape(of: MaterialName, path: string): Layer {
  return { of, path };
}

export function detail(of: MaterialName, path: string, opacity = 1): Layer {
  return { of, path, flat: true, opacity };
}

export function line(of: MaterialName, path: string, stroke: number): Layer {
  return { of, path, stroke };
}

/** Light that lies on a glossy surface. */
export function gloss(path: string, opacity = 0.55): Layer {
  return { of: 'white', path, flat: true, opacity };
}

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
