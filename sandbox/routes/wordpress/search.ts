import { POST_TYPES, type Post } from '../../content/post.ts';
import { permalink } from '../../content/rendered.ts';
import { keepsLinks, listAnswer, pageOf, pickFields } from './list-answer.ts';
import { TYPE_NAMES, embeddedPostJson } from './post-json.ts';
import type { Desk } from './posts.ts';
import { readListQuery, type ListQuery } from './query.ts';
import { found } from './select-posts.ts';

/** GET /wp-json/wp/v2/search: titles first, then texts; every post type unless `subtype` names some. */
export function search(request: Request, { content, origin }: Desk): Response {
  const url = new URL(request.url);
  const query = readListQuery(url, { by: 'relevance', descending: true });
  const subtypes = (url.searchParams.get('subtype') ?? 'any').split(',');
  const types = POST_TYPES.filter((type) => subtypes.includes('any') || subtypes.includes(TYPE_NAMES[type]));
  const hits = types
    .flatMap((type) => content.postsOf(type))
    .filter((post) => post.status === 'publish' && (query.lang === 'all' || post.lang === query.lang))
    .filter((post) => found(post, query.search))
    .toSorted((a, b) => Number(inTitle(b, query.search)) - Number(inTitle(a, query.search)));
  const { items, total, pages } = pageOf(hits, query, 'empty');
  const body = items.map((post) => hitAnswer(post, query, origin));
  return listAnswer(url, query.page, { body, total, pages });
}

function hitAnswer(post: Post, query: ListQuery, origin: string): Record<string, unknown> {
  const full = hitJson(post, origin);
  const item = query.fields === null ? full : pickFields(full, query.fields);
  if (query.embed === null || !keepsLinks(query.fields)) return item;
  return {
    ...item,
    _embedded: { self: [embeddedPostJson(post, { origin, standardAcf: query.standardAcf })] },
  };
}

function inTitle(post: Post, words: string): boolean {
  return post.title.toLowerCase().includes(words.toLowerCase());
}

function hitJson(post: Post, origin: string): Record<string, unknown> {
  const api = `${origin}/wp-json/wp/v2`;
  return {
    id: post.id,
    title: post.title,
    url: permalink(post.type, post.slug, post.lang),
    type: 'post',
    subtype: TYPE_NAMES[post.type],
    _links: {
      self: [{ embeddable: true, href: `${api}/${post.type}/${post.id}` }],
      about: [{ href: `${api}/types/${post.type}` }],
      collection: [{ href: `${api}/search` }],
    },
  };
}
