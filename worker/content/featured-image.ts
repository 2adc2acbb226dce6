import * as v from 'valibot';
import { wordPressImageSize, wordPressMedia } from '../../shared/contracts/wordpress.ts';
import type { ContentImage } from '../../shared/domain/content.ts';
import { cleanText } from './clean-text.ts';

/** Crops of another shape (thumbnails) do not belong in one `srcset`. */
const SHAPE_TOLERANCE = 0.02;

/**
 * The featured image from `_embedded['wp:featuredmedia']`, which may be missing, an error object or the API's index:
 * only an entry with an address and a size is an image.
 */
export function featuredImage(embedded: unknown): ContentImage | null {
  const list = v.safeParse(v.array(v.unknown()), embedded);
  if (!list.success) return null;
  const media = v.safeParse(wordPressMedia, list.output[0]);
  if (!media.success || !URL.canParse(media.output.source_url)) return null;
  const { source_url: src, alt_text: alt, media_details: details, focal_point: focus } = media.output;
  const shape = details.width / details.height;
  const candidates = new Map([[details.width, src]]);
  for (const value of Object.values(details.sizes)) {
    const parsed = v.safeParse(wordPressImageSize, value);
    if (!parsed.success) continue;
    const { source_url: address, width, height } = parsed.output;
    if (URL.canParse(address) && Math.abs(width / height - shape) <= SHAPE_TOLERANCE * shape)
      candidates.set(width, address);
  }
  const srcset = [...candidates]
    .toSorted(([a], [b]) => a - b)
    // A comma at the end of an address would end its candidate.
    .map(([width, address]) => `${new URL(address).href.replaceAll(',', '%2C')} ${width}w`)
    .join(', ');
  return {
    src,
    srcset: candidates.size > 1 ? srcset : null,
    width: details.width,
    height: details.height,
    alt: cleanText(alt ?? ''),
    focus:
      focus === null || focus === undefined
        ? null
        : `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`,
  };
}
