import type { Difference, ShapeOptions } from '../scripts/wordpress/compare-shapes.ts';

/** `acf` is compared as such, not below: which fields a type has is the editors' own. */
export const SHAPE_OPTIONS: ShapeOptions = {
  opaque: ['[].acf', '[]._embedded.self[].acf'],
  maps: ['[].media_details.sizes', '[]._embedded.wp:featuredmedia[].media_details.sizes'],
};

interface KnownDifference {
  readonly kind: Difference['kind'];
  readonly path: RegExp;
  /** Why sandbox and WordPress may differ here, and why no code of the site minds. */
  readonly reason: string;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    kind: 'extra',
    path: /\.(class_list|targetHints)$/,
    reason: 'WordPress has it from 6.7 on; Debian 12 has 6.1.',
  },
  {
    kind: 'extra',
    path: /\.yoast_head_json$/,
    reason: 'Yoast SEO adds it; some of the sandbox’s posts play that it is active.',
  },
  {
    kind: 'missing',
    path: /\._links\.[^.]+$/,
    reason: 'The site follows no links: `_embed` does, and what it embeds is compared.',
  },
  {
    kind: 'missing',
    path: /\.media_details\.image_meta$/,
    reason: 'The camera of a photograph, which the site does not read.',
  },
];
