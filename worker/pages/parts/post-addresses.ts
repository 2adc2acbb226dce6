import type { PagePosts } from '../../../shared/pages/definition.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import type { AddressLister, AnyLoaderContext } from '../../page/loader.ts';
import { safely } from './safely.ts';

/** What a sitemap may say of a change; anything else makes it invalid as a whole. */
const DAY = /^\d{4}-\d\d-\d\d/u;

/** The addresses of the posts that WordPress has for a page; a failure is logged, and the list is not `complete`. */
export async function postAddresses(
  { type }: PagePosts,
  { address, services }: AnyLoaderContext,
): ReturnType<AddressLister> {
  const slugs = await safely(services.content.slugs(type, address.locale), services);
  return {
    addresses: (slugs ?? []).flatMap(({ slug, modified }) => {
      const path = pathToPost(type, slug);
      return path === null ? [] : [{ path, modified: DAY.exec(modified ?? '')?.[0] ?? null }];
    }),
    complete: slugs !== null,
  };
}
