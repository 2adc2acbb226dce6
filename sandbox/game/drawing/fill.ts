/** Fills a shape, given as path data or made already, with the context's own fill style. */
export function fillShape(context: CanvasRenderingContext2D, shape: string | Path2D): void {
  const path = typeof shape === 'string' ? new Path2D(shape) : shape;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas's fill, taken for an array's
  context.fill(path);
}
