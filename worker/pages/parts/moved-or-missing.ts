import type { ContentType } from '../../../shared/contracts/wordpress.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import { PageNotFoundError, TryAgainError, type AnyLoaderContext, type Moved } from '../../page/loader.ts';

/**
 * For a slug without a post: a redirect (301) to the current slug where WordPress knows one (§7.3).
 * @throws (rejects) PageNotFoundError when it knows none; TryAgainError when it cannot be asked, because then nothing is
 *   known of the slug
 */
export async function movedOrMissing(
  { services, address }: AnyLoaderContext,
  type: ContentType,
  slug: string,
): Promise<Moved> {
  const renamed = await services.content.renamed(type, slug, address.locale).catch((cause: unknown) => {
    throw new TryAgainError(`whether ${type}/${slug} was renamed is not known`, { cause });
  });
  const path = renamed === null || renamed === slug ? null : pathToPost(type, renamed);
  if (path === null) throw new PageNotFoundError();
  return { movedTo: localePath(address.locale, path) };
}
