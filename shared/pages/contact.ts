import type { ContentBody } from '../domain/content.ts';
import { definePage } from './definition.ts';

/** The ticket form, and the quicker ways beside it (§2.2, §7.5). */
export interface ContactData {
  readonly body: ContentBody | null;
}

export const contact = definePage<ContactData>()({
  pattern: '/contact-us/',
  layout: 'default',
  posts: { type: 'pages', slug: 'contact-us' },
  sitemap: 'addresses',
});
