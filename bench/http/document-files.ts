/** What a document brings with it, or asks for before it is interactive. */
export interface NamedFiles {
  /** The entry module. */
  readonly entry: string;
  /** What the entry imports. */
  readonly imported: readonly string[];
  /** The styles that the document carries itself. */
  readonly styles: string;
  /** The style sheets of which it carries a part: they come whole with the modules. */
  readonly later: readonly string[];
}

/**
 * Reads a document of the site.
 * @throws Error when it starts no entry, or has styles that it does not carry itself
 */
export function filesOf(html: string): NamedFiles {
  const script = /<script type="module" async data-modules="([^"]*)">[^<]*import\("(\/[^"]+)"\)/u.exec(html);
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu), ([, text = '']) => text).join('');
  if (script === null || styles === '') throw new Error('The document names no entry, or has no styles');
  if (/<link rel="stylesheet"(?![^>]*(?:disabled|media="print"))/u.test(html))
    throw new Error('A style sheet is fetched');
  const [, modules = '', entry = ''] = script;
  const later = Array.from(
    html.matchAll(/<style data-part[^>]*>.*?<\/style><link rel="stylesheet" href="([^"]+)"/gsu),
    ([, file = '']) => file,
  );
  return { entry, imported: modules.split(' ').filter((file) => file !== entry), styles, later };
}
