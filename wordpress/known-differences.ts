import type { Difference, ShapeOptions } from '../scripts/wordpress/compare-shapes.ts';

export const SHAPE_OPTIONS: ShapeOptions = {
  opaque: ['[].acf'],
  maps: ['[].media_details.sizes', '[]._embedded.wp:featuredmedia[].media_details.sizes'],
};

interface KnownDifference {
  readonly kind: Difference['kind'];
  readonly path: RegExp;
  /** Why the two may differ here, and why no code of the site minds. */
  readonly reason: string;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
