import type { CleanOptions } from '../clean-options.ts';
import { mediaUrl } from '../origin.ts';

/** One candidate of a srcset: an address, and `480w` or `2x`. */
export interface ImageCandidate {
  readonly url: string;
  readonly descriptor: string;
}

/**
 * The candidates of a srcset whose addresses may be shown, absolute. One without a descriptor, or with a refused
 * address, is left out; commas inside addresses belong to them, as in HTML.
 */
export function parseSrcset(written: string, options: CleanOptions): readonly ImageCandidate[] {
  const candidates: ImageCandidate[] = [];
  for (const [, address = '', descriptor = ''] of written.matchAll(
    /(?:^|,)\s*([^\s,][^\s]{0,2000})\s+(\d{1,5}w|\d(?:\.\d{1,2})?x)\s*(?=,|$)/gu,
  )) {
    const url = mediaUrl(address, options);
    // A comma would end the candidate.
    if (url !== null) candidates.push({ url: url.replaceAll(',', '%2C'), descriptor });
  }
  return candidates;
}

export function formatSrcset(candidates: readonly ImageCandidate[]): string {
  return candidates.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ');
}
