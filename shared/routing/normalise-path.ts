import { encodeSegment } from './encode-segment.ts';

/**
 * A path that every later step can rely on (§2.1; docs/requirements.md, Decisions): one leading slash, no empty, dot or
 * back-slashed segments, no control characters, percent-encoding that decodes, so that no `Location` made from it can
 * leave the site.
 */
export type NormalisedPath =
  | { readonly ok: true; readonly path: string; readonly changed: boolean }
  | { readonly ok: false };

/** Longer paths are refused; browsers and proxies cut at 8 KB too. */
export const MAX_PATH_LENGTH = 2_048;

// Each of these is a separator to some browser, proxy or operating system: `\`, the encoded slashes, and the Unicode
// characters that compatibility normalisation turns into `/` or `\`.
const SEPARATORS = /[\\/\u2044\u2215\u29f8\u29f5\ufe68\uff0f\uff3c]+/u;
// Control characters, including NUL, CR, LF, tab and the C1 block; also bidi overrides and zero-width characters.
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/u;

/**
 * Cleans the raw path of a request. `ok: false` when no page can have it (undecodable, control characters, too long):
 * the caller responds with 404, never with 5xx.
 */
export function normalisePath(rawPath: string): NormalisedPath {
  if (rawPath.length > MAX_PATH_LENGTH) return { ok: false };
  const decoded = decode(rawPath);
  // A lone surrogate cannot be encoded again; only a script can put one into a path.
  if (decoded === null || FORBIDDEN.test(decoded) || !decoded.isWellFormed()) return { ok: false };
  const endsWithSlash = SEPARATORS.test(decoded.slice(-1)) || /(?:^|\/)\.{1,2}$/u.test(decoded);
  const segments: string[] = [];
  for (const segment of decoded.split(SEPARATORS)) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') segments.pop();
    else segments.push(segment);
  }
  const body = segments.map(encodeSegment).join('/');
  const path = body === '' ? '/' : `/${body}${endsWithSlash ? '/' : ''}`;
  return { ok: true, path, changed: path !== rawPath };
}

/**
 * Decodes until nothing changes, so that `%252f` cannot hide a slash from a later step; null when that takes too many
 * rounds.
 */
function decode(value: string): string | null {
  let current = value;
  for (let round = 0; round < 4; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}
