/** Prefix of every id in content, so that no id of an editor can shadow a global or a form's field (DOM clobbering). */
export const ANCHOR_PREFIX = 'c-';

/** Longer ids are cut to this length. */
const MAX_LENGTH = 120;

/**
 * The id of an editor's anchor on our page: prefixed once, made of letters, digits, `-` and `_`. Null when nothing of
 * it is left. Links to `#anchor` use the same function, so that they still match.
 */
export function anchorId(written: string): string | null {
  const name = decodeAnchor(written)
    .replace(/^c-/u, '')
    .slice(0, MAX_LENGTH)
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
  return /[\p{L}\p{N}]/u.test(name) ? ANCHOR_PREFIX + name : null;
}

function decodeAnchor(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch (error) {
    // A lone `%` is not an escape but a percent sign.
    if (error instanceof URIError) return written;
    throw error;
  }
}
