import type { Post } from '../../content/post.ts';
import type { Content } from '../../content/content.ts';
import type { Dressing } from './post-json.ts';
import { authorJson } from './authors.ts';
import { mediaItem } from '../../content/media-library.ts';
import { embeddedMediaJson } from './media-json.ts';
import { apiIndex } from './api-index.ts';
import { embeddedTermJson } from './term-json.ts';

/** The `_embedded` of a post. `only` lists relations; empty is all of them. */
export function embedsOf(
  post: Post,
  content: Content,
  dressing: Dressing,
  only: readonly string[],
): Record<string, unknown> {
  const wants = (relation: string): boolean => only.length === 0 || only.includes(relation);
  const featured = wants('wp:featuredmedia') ? featuredEmbed(post, dressing) : undefined;
  return {
    ...(wants('author') && { author: [authorJson(post.author, dressing.origin)] }),
    ...(featured !== undefined && { 'wp:featuredmedia': [featured] }),
    ...(wants('wp:term') &&
      post.type !== 'pages' && {
        'wp:term': [content.termsOf(post).map((term) => embeddedTermJson(term, dressing.origin))],
      }),
  };
}

/** The featured image, or one of the things that stand in its place on a site that has lived a while. */
function featuredEmbed(post: Post, { origin }: Dressing): unknown {
  const featured = post.featuredMedia;
  if (featured === null) return undefined;
  if (typeof featured === 'string') return embeddedMediaJson(mediaItem(featured), origin);
  if (featured.broken === 'index') return apiIndex(origin);
  if (featured.broken === 'gone') {
    return { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } };
  }
  return undefined;
}
