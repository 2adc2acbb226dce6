import * as v from 'valibot';
import { wordPressImageSize, wordPressMedia } from '../../shared/contracts/wordpress.ts';
import type { ContentImage } from '../../shared/domain/content.ts';
import { cleanText } from './clean-text.ts';

/** In pixels, of a picture that does not say its size: where one is shown, it is cropped to its place. */
export const ASSUMED_SIZE = { width: 1200, height: 675 } as const;

/** Crops of another shape (thumbnails) do not belong in one `srcset`. */
const SHAPE_TOLERANCE = 0.02;

/**
 * The featured image from `_embedded['wp:featuredmedia']`, which may be missing, an error object or the API's index:
 * only an entry with an address is an image. One without a size has that which is assumed, and no other sizes.
 */
export function featuredImage(embedded: unknown): ContentImage | null {
  const list = v.safeParse(v.array(v.unknown()), embedded);
  if (!list.success) return null;
  const media = v.safeParse(wordPressMedia, list.output[0]);
  if (!media.success || !URL.canParse(media.output.source_url)) return null;
  const { source_url: src, alt_text: alt, media_details: details, focal_point: focus } = media.output;
  return {
    src,
    srcset: details === null || details === undefined ? null : srcsetOf(src, details),
    width: details?.width ?? ASSUMED_SIZE.width,
    height: details?.height ?? ASSUMED_SIZE.height,
    alt: cleanText(alt ?? ''),
    focus:
      focus === null || focus === undefined
        ? null
        : `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`,
  };
}

type MediaDetails = NonNullable<v.InferOutput<typeof wordPressMedia>['media_details']>;

/** All sizes of one shape, by width; `null`: there is one alone. */
function srcsetOf(src: string, { width: whole, height: tall, sizes }: MediaDetails): string | null {
  const shape = whole / tall;
  const candidates = new Map([[whole, src]]);
  for (const value of Object.values(sizes)) {
    const parsed = v.safeParse(wordPressImageSize, value);
    if (!parsed.success) continue;
    const { source_url: address, width, height } = parsed.output;
    if (URL.canParse(address) && Math.abs(width / height - shape) <= SHAPE_TOLERANCE * shape)
      candidates.set(width, address);
  }
  if (candidates.size === 1) return null;
  return (
    [...candidates]
      .toSorted(([a], [b]) => a - b)
      // A comma at the end of an address would end its candidate.
      .map(([width, address]) => `${new URL(address).href.replaceAll(',', '%2C')} ${width}w`)
      .join(', ')
  );
}
