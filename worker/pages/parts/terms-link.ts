import { decodeHTML } from 'entities';
import type { PostCard } from '../../content/post.ts';

/** Where an editor says that the full terms are: a path of this site or a web address; `null` for anything else. */
export function termsLink({ fields }: Pick<PostCard, 'fields'>): string | null {
  const link = fields['terms_link'] ?? '';
  return /^(?:https?:\/)?\/[^/\\]/iu.test(link) ? link : null;
}

/** The first link of clean HTML that leads to terms or to the bonus policy, with the prefix of its language. */
export function linkToTerms(html: string): string | null {
  for (const [, href = ''] of html.matchAll(/<a [^<>]*href="([^"]*)"/giu))
    if (/terms|bonus-policy/iu.test(href)) return decodeHTML(href);
  return null;
}

/** Clean HTML without the link to terms that it ends with: where that link stands by itself, its words say nothing more. */
export function withoutLastLink(html: string): string {
  const start = html.lastIndexOf('<a ');
  const isLast = start >= 0 && linkToTerms(html.slice(start)) !== null;
  const rest = isLast ? html.slice(html.indexOf('</a>', start) + 4) : '';
  return isLast && /^[\s.]*$/u.test(rest.replaceAll(/<[^<>]*>/gu, '')) ? html.slice(0, start) : html;
}
