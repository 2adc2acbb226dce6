/**
 * One path segment, percent-encoded the one way in which the site writes it. encodeURIComponent leaves ! ' ( ) * alone;
 * `@`, `:` and `+` are legal in a path segment too and stay readable.
 * @throws URIError when the segment holds a lone surrogate
 */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll('%40', '@').replaceAll('%3A', ':').replaceAll('%2B', '+');
}
