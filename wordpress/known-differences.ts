import type { Difference, ShapeOptions } from '../scripts/wordpress/compare-shapes.ts';

const SIZES = '.media_details.sizes';

/** Objects used as maps: image sizes, by their names. */
export const SHAPE_OPTIONS: ShapeOptions = {
  // Of a search result the site reads title and address only.
  opaque: ['[]._embedded.self[].acf'],
  maps: [`[]${SIZES}`, `[]._embedded.wp:featuredmedia[]${SIZES}`],
};

interface KnownDifference {
  readonly kind: Difference['kind'];
  readonly path: RegExp;
  /** Why sandbox and WordPress may differ here, and why the site does not depend on it. */
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
    path: /^(\[\]|.*wp:featuredmedia\[\])\.featured_media$/,
    reason: 'Media have it in later versions of WordPress.',
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
    path: /\.acf\.[^.]+$/,
    reason: 'The sandbox fills in the fields that its content needs; it may have none of its own.',
  },
  {
    kind: 'missing',
    path: /\.(media_details\.image_meta|filesize)$/,
    reason: 'The camera of a photograph and the weight of a file, which the site does not read.',
  },
  {
    kind: 'extra',
    path: /\.acf\.(banner|cta_label|cta_link|game|logo)$/,
    reason: 'The sandbox’s posts have fields of an editor’s own field groups too: the site reads past them.',
  },
  {
    kind: 'missing',
    path: /^\[\]\._embedded\.wp:featuredmedia$/,
    reason: 'Of some types no post of the sandbox’s has a featured image.',
  },
  {
    kind: 'missing',
    path: /\.avatar_urls\.\d+$/,
    reason: 'The site shows no pictures of authors.',
  },
];
