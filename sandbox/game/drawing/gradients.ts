type Stop = readonly [offset: number, colour: string];

/** A gradient along a line, with its stops. */
export function linear(
  context: CanvasRenderingContext2D,
  line: readonly [x0: number, y0: number, x1: number, y1: number],
  ...stops: Stop[]
): CanvasGradient {
  return withStops(context.createLinearGradient(...line), stops);
}

/** A gradient between two circles, with its stops. */
export function radial(
  context: CanvasRenderingContext2D,
  circles: readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number],
  ...stops: Stop[]
): CanvasGradient {
  return withStops(context.createRadialGradient(...circles), stops);
}

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}
