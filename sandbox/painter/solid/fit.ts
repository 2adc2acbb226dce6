import type { Mesh } from './mesh.ts';
import { packedOf } from './packed.ts';
import { EYE } from './raster.ts';
import { matrixOf, rotation, type Turn } from './vector.ts';

/** Left, top, right and bottom, in pixels. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

/** Where to put a turned solid, and how large, so that it fills an area without leaving it. */
export function fitted(
  mesh: Mesh,
  turn: Turn,
  [left, top, right, bottom]: Area,
): { at: [number, number]; size: number } {
  const { points } = packedOf(mesh);
  const [a, b, c, d, e, f, g, h, i] = matrixOf(rotation(turn));
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 3) {
    const [px, py, pz] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
    const near = EYE / (EYE - (g * px + h * py + i * pz));
    const x = (a * px + b * py + c * pz) * near;
    const y = -(d * px + e * py + f * pz) * near;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  const size = Math.min((right - left) / (maxX - minX), (bottom - top) / (maxY - minY));
  return {
    size,
    at: [(left + right) / 2 - ((minX + maxX) / 2) * size, (top + bottom) / 2 - ((minY + maxY) / 2) * size],
  };
}
