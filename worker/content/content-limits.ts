/** Largest HTML of one post, in UTF-8 bytes. Larger content is a mistake or an attack. */
export const MAX_CONTENT_BYTES = 1_500_000;
/**
 * Most elements and comments of one post: a parser multiplies broken formatting tags as it repairs them, which a limit on
 * bytes does not bound. So many are cleaned within a second; a long article has some hundred.
 */
export const MAX_ELEMENTS = 20_000;
/** Deepest nesting of elements. Browsers stop at 512, and every tree walk after the parser recurses. */
export const MAX_DEPTH = 250;
/**
 * Most times that content is parsed and settled before it has to be the same. Links and headings that cross one another
 * need four at most, however many there are.
 */
export const MAX_ROUNDS = 8;

const LIMITS = {
  bytes: MAX_CONTENT_BYTES,
  elements: MAX_ELEMENTS,
  depth: MAX_DEPTH,
  rounds: MAX_ROUNDS,
} as const;

/**
 * Content that is refused as a whole: over {@link MAX_CONTENT_BYTES}, or markup that is too costly to repair.
 * Its message names the limit.
 */
export class ContentTooLargeError extends Error {
  override readonly name = 'ContentTooLargeError';

  constructor(measure: keyof typeof LIMITS) {
    const limit = LIMITS[measure];
    super(`CMS content is refused: more than ${limit} ${measure === 'depth' ? 'levels deep' : measure}`);
  }
}

/** @throws ContentTooLargeError when the HTML has more than {@link MAX_CONTENT_BYTES} */
export function assertContentSize(html: string): void {
  // A UTF-16 unit is one to three bytes of UTF-8, so that most content is decided without encoding it.
  const tooLarge =
    html.length > MAX_CONTENT_BYTES ||
    (html.length * 3 > MAX_CONTENT_BYTES && new TextEncoder().encode(html).length > MAX_CONTENT_BYTES);
  if (tooLarge) throw new ContentTooLargeError('bytes');
}

/**
 * The same for the characters of content that is half cleaned. Written out, a `<` takes six: what has more than doubled is
 * markup gone wrong, and going on with it would take seconds.
 * @throws ContentTooLargeError when there are too many
 */
export function assertLengthWithin(characters: number): void {
  if (characters > 2 * MAX_CONTENT_BYTES) throw new ContentTooLargeError('bytes');
}
