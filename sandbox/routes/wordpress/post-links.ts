import type { Post } from '../../content/post.ts';
import { mediaIdOf } from '../../content/media-library.ts';

type Link = { href: string; [key: string]: unknown };

/** The `_links` of a post: what `_embed` follows, and the neighbours that WordPress lists. */
export function linksOf(post: Post, origin: string): Record<string, Link[]> {
  const api = `${origin}/wp-json/wp/v2`;
  const mediaId = mediaIdOf(post.featuredMedia);
  return {
    self: [{ href: `${api}/${post.type}/${post.id}`, targetHints: { allow: ['GET'] } }],
    collection: [{ href: `${api}/${post.type}` }],
    about: [{ href: `${api}/types/${post.type}` }],
    author: [{ embeddable: true, href: `${api}/users/${post.author}` }],
    ...(mediaId !== 0 && { 'wp:featuredmedia': [{ embeddable: true, href: `${api}/media/${mediaId}` }] }),
    'wp:attachment': [{ href: `${api}/media?parent=${post.id}` }],
    ...(post.type !== 'pages' && {
      'wp:term': [{ taxonomy: 'category', embeddable: true, href: `${api}/categories?post=${post.id}` }],
    }),
    curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
  };
}
