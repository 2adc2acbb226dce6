/**
 * Shapes as SVG path data in a box of 100 by 100, made of absolute M, L, C, Q and Z only, so that every number in it is a
 * coordinate and the extent of a shape can be read off it.
 */

const ARC = 0.5523; // a quarter of a circle as one cubic

const fix = (value: number): string => String(Math.round(value * 100) / 100);
const at = (x: number, y: number): string => `${fix(x)} ${fix(y)}`;

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [ox, oy] = [rx * ARC, ry * ARC];
  return [
    `M${at(x - rx, y)}`,
    `C${at(x - rx, y - oy)} ${at(x - ox, y - ry)} ${at(x, y - ry)}`,
    `C${at(x + ox, y - ry)} ${at(x + rx, y - oy)} ${at(x + rx, y)}`,
    `C${at(x + rx, y + oy)} ${at(x + ox, y + ry)} ${at(x, y + ry)}`,
    `C${at(x - ox, y + ry)} ${at(x - rx, y + oy)} ${at(x - rx, y)}Z`,
  ].join('');
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** A ring: the hole is wound the other way round. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  const o = inner * ARC;
  return [
    circle(x, y, outer),
    `M${at(x - inner, y)}`,
    `C${at(x - inner, y + o)} ${at(x - o, y + inner)} ${at(x, y + inner)}`,
    `C${at(x + o, y + inner)} ${at(x + inner, y + o)} ${at(x + inner, y)}`,
    `C${at(x + inner, y - o)} ${at(x + o, y - inner)} ${at(x, y - inner)}`,
    `C${at(x - o, y - inner)} ${at(x - inner, y - o)} ${at(x - inner, y)}Z`,
  ].join('');
}

export function polygon(...points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;
}

export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index): [number, number] => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return polygon(...corners);
}

export function regular(x: number, y: number, sides: number, radius: number, turn = 0): [number, number][] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (Math.PI * 2 * (index + turn)) / sides - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [r, b] = [x + width, y + height];
  return [
    `M${at(x + radius, y)}L${at(r - radius, y)}Q${at(r, y)} ${at(r, y + radius)}`,
    `L${at(r, b - radius)}Q${at(r, b)} ${at(r - radius, b)}`,
    `L${at(x + radius, b)}Q${at(x, b)} ${at(x, b - radius)}`,
    `L${at(x, y + radius)}Q${at(x, y)} ${at(x + radius, y)}Z`,
  ].join('');
}

/** The shape turned about a point, by degrees clockwise. */
export function turned(path: string, degrees: number, x = 50, y = 50): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapPoints(path, (px, py) => [
    x + (px - x) * cos - (py - y) * sin,
    y + (px - x) * sin + (py - y) * cos,
  ]);
}

/** The shape seen in a mirror that stands at x = 50. */
export function mirrored(path: string): string {
  return mapPoints(path, (x, y) => [100 - x, y]);
}

function mapPoints(path: string, move: (x: number, y: number) => [number, number]): string {
  return path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) =>
    at(...move(Number(x), Number(y))),
  );
}

export type Extent = { left: number; top: number; right: number; bottom: number };

/** The extent of a shape's points; curves stay within it. */
export function extentOf(path: string): Extent {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
