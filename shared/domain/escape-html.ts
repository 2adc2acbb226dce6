const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? '');
}
