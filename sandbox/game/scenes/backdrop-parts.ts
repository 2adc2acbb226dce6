/** Pieces that several backdrops are built of; all of them paint in CSS pixels. */

export function gradientSky(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  colours: readonly string[],
): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  colours.forEach((colour, index) => sky.addColorStop(index / Math.max(1, colours.length - 1), colour));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

type Disc = { x: number; y: number; radius: number; colour: string };

/** A disc of light with its halo. */
export function sunDisc(context: CanvasRenderingContext2D, { x, y, radius, colour }: Disc): void {
  const halo = context.createRadialGradient(x, y, radius * 0.2, x, y, radius * 3.4);
  halo.addColorStop(0, colour);
  halo.addColorStop(0.26, colour);
  halo.addColorStop(0.3, `${colour}66`);
  halo.addColorStop(1, `${colour}00`);
  context.fillStyle = halo;
  context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
}

type Hills = { from: number; rise: number; colour: string; waves: number };

/** A rolling line of land; `from` and `rise` are shares of the height. */
export function hills(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { from, rise, colour, waves }: Hills,
): void {
  context.beginPath();
  context.moveTo(0, height);
  for (let step = 0; step <= 60; step += 1) {
    const along = step / 60;
    const wave =
      Math.sin(along * waves * Math.PI * 2 + from * 40) + 0.4 * Math.sin(along * waves * 5 + rise * 90);
    context.lineTo(along * width, height * (from - rise * wave));
  }
  context.lineTo(width, height);
  context.fillStyle = colour;
  context.fill();
}

/** Points strewn evenly without a pattern that the eye finds: the golden ratio's low-discrepancy sequence. */
export function strewn(count: number): { x: number; y: number; size: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    x: (0.5 + index * 0.754877666) % 1,
    y: (0.5 + index * 0.569840296) % 1,
    size: (0.3 + index * 0.381966) % 1,
  }));
}

export function stars(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { count, colour }: { count: number; colour: string },
): void {
  context.fillStyle = colour;
  for (const { x, y, size } of strewn(count)) {
    context.globalAlpha = 0.25 + size * 0.6;
    context.beginPath();
    context.arc(x * width, y * height * 0.8, 0.5 + size * 1.4, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Light that falls in shafts from a point above. */
export function shafts(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { colour, from, count }: { colour: string; from: number; count: number },
): void {
  context.save();
  const light = context.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, colour);
  light.addColorStop(1, 'transparent');
  context.fillStyle = light;
  for (let index = 0; index < count; index += 1) {
    const spread = (index - (count - 1) / 2) / count;
    const foot = width * (from + spread * 1.8);
    context.globalAlpha = 0.1 + 0.08 * (index % 3);
    context.beginPath();
    context.moveTo(width * (from + spread * 0.2), -20);
    context.lineTo(foot - width * 0.05, height);
    context.lineTo(foot + width * 0.07, height);
    context.fill();
  }
  context.restore();
}
