/** Width of a thumbnail's `_1x_` file in px. */
const BASE_WIDTH = 290;

/**
 * The `srcset` of a thumbnail: its own file and, where the address carries the platform's `_1x_` token, the one
 * at twice the size. Undefined where the address has no token: there is one file then, and `src` names it.
 */
export function imageAt(image: string): string | undefined {
  if (!image.includes('_1x_')) return undefined;
  return `${image} ${BASE_WIDTH}w, ${image.replace('_1x_', '_2x_')} ${BASE_WIDTH * 2}w`;
}
