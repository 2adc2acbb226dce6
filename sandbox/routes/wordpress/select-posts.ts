import type { Post } from '../../content/post.ts';
import { invalidParam } from './errors.ts';
import type { ListQuery } from './query.ts';

const STATUSES = ['publish', 'future', 'draft', 'any'];

/** The posts a list query asks for, in its order. Drafts are for those who are logged in. */
export function selectPosts(posts: readonly Post[], query: ListQuery, loggedIn: boolean): Post[] {
  if (!STATUSES.includes(query.status)) {
    throw invalidParam('status', `status[0] is not one of ${STATUSES.join(', ')}.`, 'rest_not_in_enum');
  }
  if (query.status !== 'publish' && !loggedIn) {
    throw invalidParam('status', 'Status is forbidden.', 'rest_forbidden_status', { status: 401 });
  }
  return posts.filter((post) => matches(post, query)).toSorted(orderOf(query));
}

function matches(post: Post, query: ListQuery): boolean {
  if (query.status !== 'any' && statusNow(post) !== query.status) return false;
  if (query.lang !== 'all' && post.lang !== query.lang) return false;
  if (query.slugs !== null && !query.slugs.includes(post.slug)) return false;
  if (query.include.length > 0 && !query.include.includes(post.id)) return false;
  if (query.exclude.includes(post.id)) return false;
  if (query.categories.length > 0 && !post.categories.some((id) => query.categories.includes(id)))
    return false;
  if (query.parent !== null && query.parent !== 0) return false;
  return query.search === '' || found(post, query.search);
}

/** A scheduled post is published when its time has come. */
function statusNow(post: Post): Post['status'] {
  return post.status === 'future' && Date.parse(`${post.date}Z`) <= Date.now() ? 'publish' : post.status;
}

/** Every word of the query in the title, the excerpt or the content, as WordPress's own search has it. */
export function found(post: Post, search: string): boolean {
  if (post.protected === true) return false;
  const text = plainText(post);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** By post, and a changed post is a new one: nothing here grows stale. */
const plainTexts = new WeakMap<Post, string>();

function plainText(post: Post): string {
  const known = plainTexts.get(post);
  if (known !== undefined) return known;
  const text = `${post.title} ${post.excerpt} ${post.content}`.replaceAll(/<[^>]*>/g, ' ').toLowerCase();
  plainTexts.set(post, text);
  return text;
}

function orderOf(query: ListQuery): (a: Post, b: Post) => number {
  const turn = query.descending ? -1 : 1;
  const key = ORDER_KEYS[query.orderBy];
  if (key === undefined) {
    throw invalidParam(
      'orderby',
      `orderby is not one of ${Object.keys(ORDER_KEYS).join(', ')}.`,
      'rest_not_in_enum',
    );
  }
  return (a, b) => turn * compare(key(a), key(b)) || turn * (a.id - b.id);
}

const ORDER_KEYS: Record<string, (post: Post) => string | number> = {
  date: (post) => post.date,
  modified: (post) => post.modified,
  title: (post) => post.title.toLowerCase(),
  slug: (post) => post.slug,
  id: (post) => post.id,
  menu_order: () => 0,
  relevance: (post) => post.date,
};

const collator = new Intl.Collator('en');

export function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
