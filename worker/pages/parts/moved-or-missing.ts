import type { ContentType } from '../../../shared/contracts/wordpress.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import { PageNotFoundError, type AnyLoaderContext, type Moved } from '../../page/loader.ts';
import { safely } from './safely.ts';

/**
 * For a slug without a post: a redirect (301) to the current slug where WordPress knows one (§7.3).
 * @throws (rejects) PageNotFoundError when it knows none, with what WordPress says of it to readers (§2.4)
 */
export async function movedOrMissing(
  { services, address }: AnyLoaderContext,
  type: ContentType,
  slug: string,
): Promise<Moved> {
  const found = await safely(services.content.renamed(type, slug, address.locale), services);
  const renamed = found?.slug ?? null;
  const path = renamed === null || renamed === slug ? null : pathToPost(type, renamed);
  if (path === null) throw new PageNotFoundError(found?.message ?? undefined);
  return { movedTo: localePath(address.locale, path) };
}
