import { cleanText } from './clean-text.ts';

/**
 * HTML without its first heading, when that repeats the page's own title. The platform's info pages begin with one,
 * because its popup has no title of its own.
 */
export function withoutLeadingTitle(html: string, title: string): string {
  const heading = /^\s*<(h[1-3])\b[^>]*>([^]{0,300}?)<\/\1>\s*/iu.exec(html);
  if (heading === null) return html;
  const [whole, , text = ''] = heading;
  return plain(text) === plain(title) ? html.slice(whole.length) : html;
}

function plain(html: string): string {
  return cleanText(html).toLocaleLowerCase();
}
