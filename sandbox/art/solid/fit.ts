import type { Mesh } from './mesh.ts';
import { EYE } from './raster.ts';
import { rotation, type Turn } from './vector.ts';

/** Left, top, right and bottom, in pixels. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

/** Where to put a turned solid, and how large, so that it fills an area without leaving it. */
export function fitted(
  mesh: Mesh,
  turn: Turn,
  [left, top, right, bottom]: Area,
): { at: [number, number]; size: number } {
  const rotate = rotation(turn);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const corner of mesh.corners) {
    const [x, y, z] = rotate(corner.point);
    const near = EYE / (EYE - z);
    minX = Math.min(minX, x * near);
    maxX = Math.max(maxX, x * near);
    minY = Math.min(minY, -y * near);
    maxY = Math.max(maxY, -y * near);
  }
  const size = Math.min((right - left) / (maxX - minX), (bottom - top) / (maxY - minY));
  return {
    size,
    at: [(left + right) / 2 - ((minX + maxX) / 2) * size, (top + bottom) / 2 - ((minY + maxY) / 2) * size],
  };
}
