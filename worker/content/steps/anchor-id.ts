/** Before every id in content: no id an editor types can shadow a global or a form's field (DOM clobbering). */
export const ANCHOR_PREFIX = 'c-';

/** Ids longer than this are no anchors. */
const MAX_LENGTH = 120;

/**
 * The id under which an editor's anchor lives here: prefixed once, made of letters, digits, `-` and `_`.
 * Null when nothing of it is left. Links to `#anchor` go through the same function, so they still meet.
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
    // A lone `%` is no escape but a percent sign.
    if (error instanceof URIError) return written;
    throw error;
  }
}
