import type { ContentType } from '../../../shared/contracts/wordpress.ts';
import type { PagePosts } from '../../../shared/pages/definition.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import type { AddressLister, AnyLoaderContext } from '../../page/loader.ts';
import { safely } from './safely.ts';

/** What a sitemap may say of a change; anything else makes it invalid as a whole. */
const DAY = /^\d{4}-\d\d-\d\d/u;

/**
 * The addresses of the posts that WordPress has for a page, without those that editors keep from search engines; a failure is
 * logged, and the list is not `complete`.
 */
export async function postAddresses(
  { type }: PagePosts,
  { address, services }: AnyLoaderContext,
): ReturnType<AddressLister> {
  const slugs = await safely(services.content.slugs(type, address.locale), services);
  return {
    addresses: (slugs ?? []).flatMap(({ slug, modified, noindex }) => {
      const path = pathToPost(type, slug);
      return path === null || noindex ? [] : [{ path, modified: DAY.exec(modified ?? '')?.[0] ?? null }];
    }),
    complete: slugs !== null,
  };
}

/** Of pages that there are with a post or without, those whose post no editor keeps from search engines. */
export async function indexedAddresses(
  type: ContentType,
  paths: readonly string[],
  { address, services }: AnyLoaderContext,
): ReturnType<AddressLister> {
  const posts = await safely(services.content.slugs(type, address.locale), services);
  const hidden = new Set(
    (posts ?? []).filter(({ noindex }) => noindex).map(({ slug }) => pathToPost(type, slug)),
  );
  return {
    addresses: paths.filter((path) => !hidden.has(path)).map((path) => ({ path })),
    complete: posts !== null,
  };
}
