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
  for (const { address, descriptor } of readCandidates(written)) {
    if (!DESCRIPTOR.test(descriptor) || address.length > LONGEST_ADDRESS) continue;
    const url = mediaUrl(address, options);
    // A comma would end the candidate.
    if (url !== null) candidates.push({ url: url.replaceAll(',', '%2C'), descriptor });
  }
  return candidates;
}

const DESCRIPTOR = /^(?:\d{1,5}w|\d(?:\.\d{1,2})?x)$/u;
const LONGEST_ADDRESS = 2_000;

/** Reads as HTML does, from left to right and every character once: an address up to white space, the rest up to a comma. */
function* readCandidates(written: string): Generator<{ address: string; descriptor: string }> {
  const next = /[\s,]*(\S+)/uy;
  for (;;) {
    const [, address] = next.exec(written) ?? [];
    if (address === undefined) return;
    // Commas at its end belong to the list: there is no descriptor.
    if (address.endsWith(',')) continue;
    const comma = written.indexOf(',', next.lastIndex);
    const end = comma === -1 ? written.length : comma;
    yield { address, descriptor: written.slice(next.lastIndex, end).trim() };
    next.lastIndex = end;
  }
}

export function formatSrcset(candidates: readonly ImageCandidate[]): string {
  return candidates.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ');
}
