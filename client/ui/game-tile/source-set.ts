/** Width of a thumbnail's `_1x_` file in px. */
const BASE_WIDTH = 290;
/**
 * The widest place that it is taken for, in px of the screen. Drawn a seventh larger nobody sees a difference, and the file of
 * twice the size has two and a half times the bytes: phones of 1.75 px per px, whose lists' covers are 320 px wide, would fetch
 * that for a tenth more.
 */
const WIDE_ENOUGH_FOR = 330;

/**
 * The `srcset` of a thumbnail: its file and the one at twice the size, with the widths that they are for. Undefined when the
 * address lacks the platform's `_1x_` token, since there is only one file then.
 */
export function sourceSet(image: string): string | undefined {
  if (!image.includes('_1x_')) return undefined;
  return `${image} ${WIDE_ENOUGH_FOR}w, ${image.replace('_1x_', '_2x_')} ${BASE_WIDTH * 2}w`;
}
