import type { ContentCard, Pagination } from '../domain/content.ts';
import { definePage } from './definition.ts';

/** The magazine, newest first, by category (§2.2). */
export interface BlogData {
  readonly cards: readonly ContentCard[];
  readonly pagination: Pagination;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  readonly category: string | null;
}

export const blog = definePage<BlogData>()({
  pattern: '/blog/',
  layout: 'default',
  query: ['category', 'page'],
  sitemap: 'addresses',
});
