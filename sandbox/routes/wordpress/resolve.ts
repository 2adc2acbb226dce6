import { POST_TYPES } from '../../content/post.ts';
import { invalidParam, RestError } from './errors.ts';
import { itemAnswer } from './list-answer.ts';
import type { Desk } from './posts.ts';

/** What the plugin says to readers, in their language; in any other it says nothing. */
const MISSING = new Map([
  ['en', 'This page could not be found'],
  ['es', 'No se ha podido encontrar esta página'],
]);

/**
 * GET /wp-json/casino/v1/resolve?type&slug&lang, of the companion plugin: where the post is that has or had a slug.
 * 404 `casino_unknown_slug` when none did.
 */
export function resolveSlug(request: Request, { content }: Desk): Response {
  const query = new URL(request.url).searchParams;
  const type = POST_TYPES.find((one) => one === query.get('type'));
  const slug = query.get('slug');
  if (query.get('type') === null || slug === null) throw missing(query);
  if (type === undefined) {
    throw invalidParam('type', `type is not one of ${POST_TYPES.join(', ')}.`, 'rest_not_in_enum');
  }
  const lang = query.get('lang') === 'es' ? 'es' : 'en';
  const posts = content.postsOf(type).filter((post) => post.status === 'publish' && post.lang === lang);
  const post =
    posts.find((one) => one.slug === slug) ?? posts.find(({ oldSlugs }) => oldSlugs?.includes(slug) === true);
  if (post === undefined) {
    throw new RestError(
      'casino_unknown_slug',
      MISSING.get(query.get('lang')?.split('-')[0] ?? lang) ?? '',
      404,
    );
  }
  return itemAnswer({ type, slug: post.slug, lang, moved: post.slug !== slug });
}

function missing(query: URLSearchParams): RestError {
  const params = ['type', 'slug'].filter((name) => !query.has(name));
  return new RestError('rest_missing_callback_param', `Missing parameter(s): ${params.join(', ')}`, 400, {
    params,
  });
}
