import * as v from 'valibot';

const absoluteWebAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"'<>\\]+$/iu, 'is no web address'));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));

/** The content types of the headless content service (§7.3) by their names in addresses. */
export const CONTENT_TYPES = ['pages', 'promotions', 'games', 'magazine', 'providers', 'themes'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** WordPress's own name of each type in search results: in the singular. */
const SUBTYPES: Readonly<Record<string, ContentType>> = {
  page: 'pages',
  promotion: 'promotions',
  game: 'games',
  magazine: 'magazine',
  provider: 'providers',
  theme: 'themes',
};

/** The type of a WordPress subtype; undefined for one that the site does not show. */
export function contentTypeOf(subtype: string): ContentType | undefined {
  return Object.hasOwn(SUBTYPES, subtype) ? SUBTYPES[subtype] : undefined;
}

/** The slugs that can stand in the site's addresses; a lone surrogate, for one, cannot even be encoded. */
const SLUG = /^[\p{L}\p{N}_-]{1,200}$/u;

/** Whether the site can have an address with that slug. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/**
 * A slug without what WordPress takes off it whatever its language and plugins: capitals of ASCII, and hyphens at its ends or
 * in a row. Empty for one of hyphens alone, which WordPress would take for no name at all.
 */
export function plainSlug(slug: string): string {
  return slug
    .replaceAll(/[A-Z]+/gu, (capitals) => capitals.toLowerCase())
    .split('-')
    .filter((part) => part !== '')
    .join('-');
}

/** A slug as WordPress writes it, in which every letter but those of English is percent-encoded: `m%c3%a1s`. */
export const writtenSlug = v.pipe(v.string(), v.transform(decodeSlug));

function decodeSlug(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    // A `%` of its own: no slug, as the caller finds.
    return written;
  }
}

const slugSchema = v.pipe(writtenSlug, v.regex(SLUG, 'Expected a slug'));

const rendered = v.optional(
  v.object({ rendered: v.fallback(v.string(), ''), protected: v.optional(v.boolean()) }),
  { rendered: '' },
);

const yoastSchema = v.fallback(
  v.nullish(
    v.object({
      title: v.optional(v.string()),
      description: v.optional(v.string()),
      og_image: v.fallback(v.optional(v.array(v.object({ url: absoluteWebAddress }))), undefined),
      robots: v.fallback(v.optional(v.object({ index: v.optional(v.string()) })), undefined),
    }),
  ),
  null,
);

/** Whether an editor keeps the post from search engines. */
export function isNoindex(yoast: v.InferOutput<typeof yoastSchema>): boolean {
  return yoast?.robots?.index === 'noindex';
}

/**
 * A post as WordPress sends it. Without an id and a slug it is refused; the other fields have fallbacks. The slug is empty
 * for a draft without a title, and where no address of the site can have what WordPress sends: a preview shows both, lists
 * neither.
 */
export const wordPressPost = v.object({
  id: v.number(),
  slug: v.pipe(
    writtenSlug,
    v.transform((slug) => (isSlug(slug) ? slug : '')),
  ),
  date_gmt: v.fallback(v.nullish(v.string()), null),
  modified_gmt: v.fallback(v.nullish(v.string()), null),
  link: v.fallback(v.string(), ''),
  title: rendered,
  content: rendered,
  excerpt: rendered,
  acf: v.fallback(v.record(v.string(), v.unknown()), {}),
  yoast_head_json: yoastSchema,
  _embedded: v.fallback(v.record(v.string(), v.unknown()), {}),
});
export type WordPressPost = v.InferOutput<typeof wordPressPost>;

/** A post of a list, which leads to its address. */
export const wordPressListedPost = v.object({ ...wordPressPost.entries, slug: slugSchema });

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** One size of a picture, out of `media_details.sizes`. */
export const wordPressImageSize = v.object({ source_url: absoluteWebAddress, width: pixels, height: pixels });

/** Featured media; the member may also hold an error object, which this schema refuses. */
export const wordPressMedia = v.object({
  source_url: absoluteWebAddress,
  alt_text: v.fallback(v.optional(v.string()), ''),
  /** From 0 to 1, set by an editor in the companion plugin's field. */
  focal_point: v.fallback(v.nullish(v.object({ x: share, y: share })), null),
  /** `{}` where WordPress could not read the picture, or its kind has no size (SVG). */
  media_details: v.fallback(
    v.nullish(
      v.object({
        width: pixels,
        height: pixels,
        sizes: v.fallback(v.record(v.string(), v.unknown()), {}),
      }),
    ),
    null,
  ),
});

/** A category or another term. */
export const wordPressTerm = v.object({ id: v.number(), slug: slugSchema, name: v.string() });
export type WordPressTerm = v.InferOutput<typeof wordPressTerm>;

/** What is read of each post where only slugs are wanted. */
export const wordPressSlug = v.object({
  slug: slugSchema,
  date_gmt: v.fallback(v.optional(v.string()), undefined),
  modified_gmt: v.fallback(v.optional(v.string()), undefined),
  content: v.fallback(v.optional(v.object({ protected: v.optional(v.boolean()) })), undefined),
  yoast_head_json: yoastSchema,
  /** Of an article: the ids of its categories. */
  categories: v.fallback(v.optional(v.array(v.number()), []), []),
  /** Of a review: the game that it is about. */
  acf: v.fallback(v.optional(v.object({ game_id: v.union([v.number(), v.string()]) })), undefined),
});

/** A hit of WordPress's own search. */
export const wordPressHit = v.object({
  id: v.number(),
  title: v.string(),
  subtype: v.string(),
  url: v.string(),
  _embedded: v.fallback(
    v.object({
      self: v.array(v.object({ slug: v.optional(writtenSlug) })),
    }),
    { self: [] },
  ),
});

/** The companion plugin's response for a slug that no post has any more. */
export const wordPressRenamed = v.object({ slug: v.nullable(writtenSlug) });

/** An error response of WordPress's own. */
export const wordPressError = v.object({ code: v.string(), message: v.fallback(v.string(), '') });

/** The later of two dates that are written in one way, one of which may be missing: a post that was scheduled was changed before. */
export function laterOf(published: string | null, modified: string | null): string | null {
  if (published === null || modified === null) return modified;
  return published > modified ? published : modified;
}

/** Whether the post is behind a password: it exists but must not be shown. */
export function isProtected(post: unknown): boolean {
  return v.is(v.object({ content: v.object({ protected: v.literal(true) }) }), post);
}
