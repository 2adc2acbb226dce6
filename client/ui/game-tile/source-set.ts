/** Width of a thumbnail's `_1x_` file in px. */
const BASE_WIDTH = 290;

/**
 * The `srcset` of a thumbnail: its file and the one at twice the size, with their widths. Undefined when the address
 * lacks the platform's `_1x_` token, since there is only one file then.
 */
export function sourceSet(image: string): string | undefined {
  if (!image.includes('_1x_')) return undefined;
  return `${image} ${BASE_WIDTH}w, ${image.replace('_1x_', '_2x_')} ${BASE_WIDTH * 2}w`;
}
