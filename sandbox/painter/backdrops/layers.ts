/** What backdrops are layered from: ridges that fade, pines, water. */
import { type Frame, fall, round } from '../drawing.ts';

export type Backdrop = (frame: Frame) => string;

export const layer = (path: string, id: string, top: string, low: string): string =>
  `${fall(id, [
    [0, top],
    [1, low],
  ])}<path d="${path}" fill="url(#${id})"/>`;

/** A colour between two, for layers that fade with distance. */
export function between(from: string, to: string, share: number): string {
  const part = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A pine's outline, its foot at `base`. */
export const pine = (x: number, base: number, size: number): string => {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [wide, top, low] = [
      size * (0.12 + tier * 0.09),
      base - size * (1 - tier * 0.22),
      base - size * (0.62 - tier * 0.2),
    ];
    return `M${round(x)} ${round(top)}L${round(x + wide)} ${round(low)}L${round(x - wide)} ${round(low)}Z`;
  });
  return tiers.join('');
};

export function water({ width, height, mood, random, focus }: Frame, level: number): string {
  const glints = Array.from({ length: 46 }, () => {
    const depth = random.next();
    const y = level + depth ** 1.4 * (height - level);
    const spread = width * (0.06 + depth * 0.5);
    const x = focus[0] + (random.next() - 0.5) * spread * 2;
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(6 + random.next() * 46 * (0.3 + depth))}" height="${round(0.8 + depth * 2.2)}" rx="1" fill="${mood.glow}" opacity="${round(0.25 + random.next() * 0.5)}"/>`;
  });
  return `${fall('water', [
    [0, between(mood.low, mood.middle, 0.4)],
    [0.4, between(mood.middle, mood.dark, 0.35)],
    [1, mood.dark],
  ])}<rect y="${round(level)}" width="${width}" height="${round(height - level)}" fill="url(#water)"/>${glints.join('')}`;
}
