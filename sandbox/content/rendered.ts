const ENTITIES: readonly (readonly [character: string, entity: string])[] = [
  ['&', '&#038;'],
  ['’', '&#8217;'],
  ['‘', '&#8216;'],
  ['“', '&#8220;'],
  ['”', '&#8221;'],
  ['–', '&#8211;'],
  ['…', '&#8230;'],
  ['<', '&lt;'],
];

/** A title as WordPress renders it: typographic characters become numeric entities. */
export function renderedTitle(plain: string): string {
  return ENTITIES.reduce((text, [character, entity]) => text.replaceAll(character, entity), plain);
}

/** An excerpt as WordPress renders it: a paragraph with a line feed behind it. */
export function renderedExcerpt(plain: string): string {
  return `<p>${renderedTitle(plain)}</p>\n`;
}
