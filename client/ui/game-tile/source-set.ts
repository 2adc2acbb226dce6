/** Width of a thumbnail's `_1x_` file in px. */
const BASE_WIDTH = 290;

/**
 * The `srcset` of a thumbnail beside its `src`: the file at twice the size for dense screens or, `byWidth`, both files
 * with their widths. Undefined where the address lacks the platform's `_1x_` token: there is one file then.
 */
export function sourceSet(image: string, byWidth: boolean): string | undefined {
  if (!image.includes('_1x_')) return undefined;
  const double = image.replace('_1x_', '_2x_');
  return byWidth ? `${image} ${BASE_WIDTH}w, ${double} ${BASE_WIDTH * 2}w` : `${double} 2x`;
}
