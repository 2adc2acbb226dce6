import { resolveInfoPage } from '../config/info-page-names.ts';
import type { ContentType } from '../contracts/wordpress.ts';
import { definitionOf, LINKED_PAGE_NAMES } from '../pages/pages.ts';
import { pathTo, writePath } from './path-to.ts';

// Apart from `pathTo`, which every page of the browser has: this one needs the whole table of info pages.
/**
 * The path under which the site shows a WordPress post (§2.2), without locale prefix: that of the page whose definition
 * names such posts. An editors' page that is named like an info page is shown as that info page. `null`: the site does
 * not show it.
 */
export function pathToPost(type: ContentType, slug: string): string | null {
  if (slug === '') return null;
  for (const name of LINKED_PAGE_NAMES) {
    const { posts } = definitionOf(name);
    if (posts?.type !== type || ('slug' in posts && posts.slug !== slug)) continue;
    const path = writePath(name, 'slug' in posts ? {} : { [posts.parameter]: slug });
    if (path !== null) return path;
  }
  const info = type === 'pages' ? resolveInfoPage(slug) : undefined;
  return info === undefined ? null : pathTo('info', { page: info.slug });
}

/**
 * The path under which the site lists the posts of a type, without locale prefix: that of a post's page without its slug.
 * `null`: it does not.
 */
export function pathToPosts(type: ContentType): string | null {
  for (const name of LINKED_PAGE_NAMES) {
    const { pattern, posts } = definitionOf(name);
    if (posts?.type !== type || !('parameter' in posts) || typeof pattern !== 'string') continue;
    return pattern.replace(`:${posts.parameter}/`, '');
  }
  return null;
}
