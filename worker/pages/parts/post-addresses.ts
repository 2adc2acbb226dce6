import type { PagePosts } from '../../../shared/pages/definition.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import type { AddressLister, AnyLoaderContext } from '../../page/loader.ts';
import { safely } from './safely.ts';

/** The addresses of the posts that WordPress has for a page; a failure is logged, and the list is not `complete`. */
export async function postAddresses(
  { type }: PagePosts,
  { address, services }: AnyLoaderContext,
): ReturnType<AddressLister> {
  const slugs = await safely(services.content.slugs(type, address.locale), services);
  return {
    addresses: (slugs ?? []).flatMap(({ slug, modified }) => {
      const path = pathToPost(type, slug);
      return path === null ? [] : [{ path, modified: modified?.slice(0, 10) ?? null }];
    }),
    complete: slugs !== null,
  };
}
