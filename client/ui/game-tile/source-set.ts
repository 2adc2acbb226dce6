/** Width of a thumbnail's `_1x_` file in px. */
const BASE_WIDTH = 290;

/**
 * The `srcset` of a thumbnail beside its `src`: the file at twice the size for dense screens or, `byWidth`, both files
 * with their widths. Undefined where the address lacks the platform's `_1x_` token: there is one file then.
 * `preloaded`: React makes a preload of an image that is not lazy, out of its `srcset` alone; without the `_1x_` file in
 * it, plain screens would fetch both.
 */
export function sourceSet(image: string, byWidth: boolean, preloaded = false): string | undefined {
  if (!image.includes('_1x_')) return undefined;
  const double = image.replace('_1x_', '_2x_');
  if (byWidth) return `${image} ${BASE_WIDTH}w, ${double} ${BASE_WIDTH * 2}w`;
  return preloaded ? `${image} 1x, ${double} 2x` : `${double} 2x`;
}
