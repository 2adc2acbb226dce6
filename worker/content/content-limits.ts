/** One post's HTML at most, in UTF-8 bytes. What is larger is no page but an accident (or an attack). */
export const MAX_CONTENT_BYTES = 1_500_000;
/** Elements at most: broken formatting tags multiply as a parser repairs them, bytes alone do not bound that. */
export const MAX_ELEMENTS = 50_000;
/** Open elements at most. Browsers stop at 512, and every tree walk after the parser recurses. */
export const MAX_DEPTH = 250;

const LIMITS = { bytes: MAX_CONTENT_BYTES, elements: MAX_ELEMENTS, depth: MAX_DEPTH } as const;

/**
 * Content that is refused as a whole: over {@link MAX_CONTENT_BYTES}, or markup whose repair would cost
 * more than a page may. The caller logs `measure` and answers with an honest page.
 */
export class ContentTooLargeError extends Error {
  override readonly name = 'ContentTooLargeError';
  readonly measure: keyof typeof LIMITS;
  readonly limit: number;

  constructor(measure: keyof typeof LIMITS) {
    const limit = LIMITS[measure];
    super(`CMS content is refused: more than ${limit} ${measure === 'depth' ? 'levels deep' : measure}`);
    this.measure = measure;
    this.limit = limit;
  }
}

/** Throws {@link ContentTooLargeError} for HTML of more than {@link MAX_CONTENT_BYTES}. */
export function assertContentSize(html: string): void {
  // A UTF-16 unit is one to three bytes of UTF-8, so that most content is settled without encoding it.
  const tooLarge =
    html.length > MAX_CONTENT_BYTES ||
    (html.length * 3 > MAX_CONTENT_BYTES && new TextEncoder().encode(html).length > MAX_CONTENT_BYTES);
  if (tooLarge) throw new ContentTooLargeError('bytes');
}
