import type { Content } from '../../content/content.ts';
import type { Post, PostType } from '../../content/post.ts';
import { RestError, invalidPostId } from './errors.ts';
import { itemAnswer, keepsLinks, listAnswer, pageOf, pickFields } from './list-answer.ts';
import { embedsOf, postJson } from './post-json.ts';
import { readListQuery, type ListQuery } from './query.ts';
import { selectPosts } from './select-posts.ts';

const NEWEST_FIRST = { by: 'date', descending: true };

export type Desk = { content: Content; origin: string };

/** GET /wp-json/wp/v2/{type} */
export function listPosts(request: Request, type: PostType, desk: Desk): Response {
  const url = new URL(request.url);
  const query = readListQuery(url, NEWEST_FIRST);
  const selected = selectPosts(desk.content.postsOf(type), query, isLoggedIn(request));
  const { items, total, pages } = pageOf(selected, query);
  return listAnswer(url, query.page, {
    body: items.map((post) => dressedPost(post, query, desk)),
    total,
    pages,
  });
}

/** GET /wp-json/wp/v2/{type}/{id} */
export function onePost(request: Request, type: PostType, id: string, desk: Desk): Response {
  const query = readListQuery(new URL(request.url), NEWEST_FIRST);
  const post = desk.content.postsOf(type).find((one) => String(one.id) === id);
  if (post === undefined) throw invalidPostId();
  if (post.status !== 'publish' && !isLoggedIn(request)) {
    throw new RestError('rest_forbidden', 'Sorry, you are not allowed to do that.', 401);
  }
  return itemAnswer(dressedPost(post, query, desk));
}

/** A post as it is answered to a query: its fields chosen, its embeds added. */
export function dressedPost(
  post: Post,
  query: ListQuery,
  { content, origin }: Desk,
): Record<string, unknown> {
  const dressing = { origin, standardAcf: query.standardAcf };
  const full = postJson(post, dressing);
  const item = query.fields === null ? full : pickFields(full, query.fields);
  if (query.embed === null || !keepsLinks(query.fields)) return item;
  return { ...item, _embedded: embedsOf(post, content, dressing, query.embed) };
}

function isLoggedIn(request: Request): boolean {
  return (request.headers.get('authorization') ?? '') !== '';
}
