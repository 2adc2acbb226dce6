import type { ContentBody, ContentCard } from '../domain/content.ts';
import { definePage } from './definition.ts';
import type { Deferred } from './page-data.ts';

/** One article of the magazine (§2.2). */
export interface ArticleData {
  readonly body: ContentBody;
  readonly related: Deferred<readonly ContentCard[]>;
}

export const article = definePage<ArticleData>()({
  name: 'article',
  pattern: '/blog/:slug/',
  layout: 'content-page',
  posts: { type: 'magazine', parameter: 'slug' },
  sitemap: 'posts',
});
