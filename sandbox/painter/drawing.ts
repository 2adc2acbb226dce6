/** Pieces of SVG that backdrops are drawn with. Lengths are in the picture's own units. */
import type { Random } from '../data/catalogue-seed.ts';
import type { Mood } from './scenery.ts';

export type Frame = {
  width: number;
  height: number;
  mood: Mood;
  random: Random;
  /** Where the light comes out behind the subject. */
  focus: readonly [x: number, y: number];
};

export const round = (value: number): number => Math.round(value * 10) / 10;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient from top to bottom of whatever is filled with it. */
export const fall = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;

/** A gradient from the middle outwards. */
export const bloom = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;

/** The whole picture filled from the top down. */
export function sky({ width, height, mood }: Frame, turn = 0.55): string {
  return `${fall('sky', [
    [0, mood.top],
    [turn, mood.middle],
    [1, mood.low],
  ])}<rect width="${width}" height="${height}" fill="url(#sky)"/>`;
}

/** Light with soft borders. `id` must be unique in the picture. */
export function light(
  id: string,
  [x, y]: readonly [number, number],
  radius: readonly [number, number],
  colour: string,
  strength = 1,
): string {
  return `${bloom(id, [
    [0, colour, strength],
    [0.35, colour, strength * 0.55],
    [0.7, colour, strength * 0.14],
    [1, colour, 0],
  ])}<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius[0])}" ry="${round(radius[1])}" fill="url(#${id})"/>`;
}

/** A sun or a moon: a bright disc within its own light. */
export function orb(
  frame: Frame,
  at: readonly [number, number],
  radius: number,
  colour = frame.mood.glow,
): string {
  const [x, y] = at;
  return `${light('orb-light', at, [radius * 3.4, radius * 3.4], colour, 0.75)}${bloom('orb', [
    [0, '#ffffff'],
    [0.55, colour],
    [0.92, colour, 0.92],
    [1, colour, 0.1],
  ])}<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="url(#orb)"/>`;
}

/** Beams that run out from the focus. */
export function rays(
  { width, height, mood, random, focus: [x, y] }: Frame,
  count = 18,
  strength = 0.4,
  colour = mood.glow,
): string {
  const reach = Math.hypot(width, height);
  const start = random.next() * Math.PI;
  const beams = Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * Math.PI * 2 + (random.next() - 0.5) * 0.1;
    const half = (Math.PI / count) * (0.35 + random.next() * 0.3);
    const point = (turn: number): string =>
      `${round(x + Math.cos(turn) * reach)} ${round(y + Math.sin(turn) * reach)}`;
    return `M${round(x)} ${round(y)}L${point(angle - half)}L${point(angle + half)}Z`;
  });
  return `<radialGradient id="beams" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(reach * 0.62)}">${stopsOf(
    [
      [0, colour, strength],
      [0.45, colour, strength * 0.5],
      [1, colour, 0],
    ],
  )}</radialGradient><path d="${beams.join('')}" fill="url(#beams)"/>`;
}

/** Shafts of light that fall in from above left. */
export function shafts({ width, height, mood, random }: Frame, count = 5, strength = 0.3): string {
  const beams = Array.from({ length: count }, (_, index) => {
    const from = width * (-0.15 + (index / count) * 0.95) + random.next() * 40;
    const wide = width * (0.03 + random.next() * 0.07);
    const lean = width * 0.28;
    return `M${round(from)} -10L${round(from + wide)} -10L${round(from + wide * 2.2 + lean)} ${height}L${round(from - wide + lean)} ${height}Z`;
  });
  return `${fall('shafts', [
    [0, mood.glow, strength],
    [0.6, mood.glow, strength * 0.3],
    [1, mood.glow, 0],
  ])}<path d="${beams.join('')}" fill="url(#shafts)" filter="url(#soft6)"/>`;
}

export function stars({ width, height, random }: Frame, count = 60, depth = 0.7): string {
  return Array.from({ length: count }, () => {
    const size = random.next() ** 3 * 1.6 + 0.4;
    return `<circle cx="${round(random.next() * width)}" cy="${round(random.next() * height * depth)}" r="${round(size)}" fill="#fff" opacity="${round(0.35 + random.next() * 0.6)}"/>`;
  }).join('');
}

/** Motes of light, larger and brighter near the focus: a core, and a veil around it instead of a costly blur. */
export function sparks(
  { width, height, mood, random, focus }: Frame,
  count = 40,
  colour = mood.glow,
): string {
  const motes = Array.from({ length: count }, () => {
    const angle = random.next() * Math.PI * 2;
    const away = random.next() ** 0.7 * Math.hypot(width, height) * 0.5;
    const size = 0.7 + random.next() ** 4 * 3.6;
    const at = `cx="${round(focus[0] + Math.cos(angle) * away)}" cy="${round(focus[1] + Math.sin(angle) * away * 0.75)}"`;
    const strength = 0.35 + random.next() * 0.65;
    return `<circle ${at} r="${round(size * 2.6)}" opacity="${round(strength * 0.22)}"/><circle ${at} r="${round(size)}" opacity="${round(strength)}"/>`;
  });
  return `<g fill="${colour}">${motes.join('')}</g>`;
}

/** Discs of light out of focus. */
export function bokeh(
  { width, height, mood, random }: Frame,
  count = 26,
  colours = [mood.glow, mood.low, mood.middle],
): string {
  return Array.from({ length: count }, () => {
    const size = 5 + random.next() ** 2 * Math.min(width * 0.055, 46);
    const colour = random.pick(colours);
    const strength = round(0.1 + random.next() * 0.28);
    return `<circle cx="${round(random.next() * width)}" cy="${round(random.next() * height)}" r="${round(size)}" fill="${colour}" opacity="${strength}" stroke="${colour}" stroke-opacity=".55" stroke-width="1.8"/>`;
  }).join('');
}

/** A ridge from side to side: `jag` is how rough, `height` where it lies, from the top. */
export function ridge(
  { width, height: full, random }: Frame,
  level: number,
  swing: number,
  jag: number,
): string {
  let points: number[] = [0, (random.next() - 0.5) * 0.4, 0];
  let spread = 1;
  while (points.length < 60) {
    points = points.flatMap((value, index) => {
      const next = points[index + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + (random.next() - 0.5) * spread];
    });
    spread *= 0.48 + jag * 0.2;
  }
  const step = width / (points.length - 1);
  const top = points
    .map((value, index) => `L${round(index * step)} ${round(level + value * swing)}`)
    .join('');
  return `M-2 ${full + 2}${top}L${width + 2} ${full + 2}Z`;
}

/** A cloud bank: discs along a line, softened by the caller's filter. */
export function cloudBank({ width, random }: Frame, level: number, size: number, count = 16): string {
  return Array.from({ length: count }, (_, index) => {
    const radius = size * (0.5 + random.next());
    return `<ellipse cx="${round(((index + random.next() * 0.8) / count) * width * 1.1 - width * 0.05)}" cy="${round(level + (random.next() - 0.5) * size * 0.9)}" rx="${round(radius * 1.35)}" ry="${round(radius * 0.78)}"/>`;
  }).join('');
}

/** Blurs that everything here names, and the wrapping of a whole picture, drawn at `scale` of its size. */
export function picture(width: number, height: number, content: string, scale = 1): string {
  const soft = [2, 6, 14, 30]
    .map(
      (by) =>
        `<filter id="soft${by}" filterUnits="userSpaceOnUse" x="-20" y="-20" width="${width + 40}" height="${height + 40}"><feGaussianBlur stdDeviation="${by}"/></filter>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">${soft}${content}</svg>`;
}
