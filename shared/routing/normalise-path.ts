/**
 * A path as every later step may believe it (DESIGN.md §7 "2.1 slash"): one leading slash, no empty,
 * dot or back-slashed segments, no control characters, percent-encoding that decodes, so that no
 * `Location` made from it can leave the site.
 */
export type NormalisedPath =
  | { readonly ok: true; readonly path: string; readonly changed: boolean }
  | { readonly ok: false };

/** Longer paths are refused; browsers and proxies cut at 8 KB too. */
export const MAX_PATH_LENGTH = 2_048;

// Everything below is a separator to some browser, proxy or operating system: `\`, the encoded
// slashes, and the Unicode characters that compatibility normalisation turns into `/` or `\`.
const SEPARATORS = /[\\/\u2044\u2215\u29f8\u29f5\ufe68\uff0f\uff3c]+/u;
// Control characters, including NUL, CR, LF, tab and the C1 block; bidi overrides and zero-width too.
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/u;

/**
 * Cleans the raw path of a request. `ok: false` when it cannot be a page's address at all (undecodable,
 * control characters, too long): the caller answers 404, never 5xx.
 */
export function normalisePath(rawPath: string): NormalisedPath {
  if (rawPath.length > MAX_PATH_LENGTH) return { ok: false };
  const decoded = decode(rawPath);
  // A lone surrogate is no text that could be encoded again; only a script can put one into a path.
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

/** Decodes until nothing changes, so that `%252f` hides no slash from a later hop; null when it never ends. */
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

// encodeURIComponent leaves ! ' ( ) * alone; the rest of a path segment's legal characters stay readable.
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll('%40', '@').replaceAll('%3A', ':').replaceAll('%2B', '+');
}
