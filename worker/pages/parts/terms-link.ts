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
    // One to a place of the same text leads nowhere from elsewhere.
    if (!href.startsWith('#') && /terms|bonus-policy/iu.test(href)) return decodeHTML(href);
  return null;
}

/**
 * Clean HTML without the link to terms that it ends with, and where that leads; `null`: it ends with none. Where that link stands by
 * itself, its words say nothing more.
 */
export function withoutLastLink(html: string): { readonly html: string; readonly href: string | null } {
  const start = html.lastIndexOf('<a ');
  const href = start < 0 ? null : linkToTerms(html.slice(start));
  const rest = href === null ? '' : html.slice(html.indexOf('</a>', start) + 4);
  const isLast = href !== null && /^[\s.]*$/u.test(rest.replaceAll(/<[^<>]*>/gu, ''));
  return isLast ? { html: html.slice(0, start), href } : { html, href: null };
}
