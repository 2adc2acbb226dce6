/** Control characters, and those that end a line or turn the direction of writing in Unicode. */
const NOT_PRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Text for a terminal: paths, queries and messages in the log are visitors' and upstreams' own, and must not move the
 * cursor, paint, or begin a line that looks like the site's.
 */
export function printable(text: string): string {
  return text.replaceAll(NOT_PRINTABLE, '\ufffd');
}
