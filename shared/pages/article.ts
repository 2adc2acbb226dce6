import type { ContentBody, ContentCard } from '../domain/content.ts';
import { definePage, type Deferred } from './definition.ts';

/** One article of the magazine (§2.2). */
export interface ArticleData {
  readonly body: ContentBody;
  readonly related: Deferred<readonly ContentCard[]>;
}

/** @example /blog/rtp-explained/ */
export const article = definePage<ArticleData>()({
  pattern: '/blog/:slug/',
  layout: 'content-page',
  posts: { type: 'magazine', parameter: 'slug' },
  sitemap: 'posts',
});
