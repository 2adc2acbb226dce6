import type { ContentType } from '../../../shared/contracts/wordpress.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import { PageNotFoundError, TryAgainError, type AnyLoaderContext, type Moved } from '../../page/loader.ts';

/**
 * For a slug without a post: a redirect (301) to the current slug where WordPress knows one (§7.3) and has its post.
 * @throws (rejects) PageNotFoundError when it knows none, with what WordPress says of it to readers (§2.4); TryAgainError
 *   when it cannot be asked, because then nothing is known of the slug
 */
export async function movedOrMissing(
  context: AnyLoaderContext,
  type: ContentType,
  slug: string,
): Promise<Moved> {
  const { services, address } = context;
  const { slug: renamed, message } = await services.content
    .renamed(type, slug, address.locale)
    .catch((cause: unknown) => {
      throw new TryAgainError(`whether ${type}/${slug} was renamed is not known`, { cause });
    });
  const isKnown = renamed !== null && renamed !== slug && (await isThere(context, type, renamed));
  const path = isKnown ? pathToPost(type, renamed) : null;
  if (path === null) throw new PageNotFoundError(message ?? undefined);
  return { movedTo: localePath(address.locale, path) };
}

/**
 * The same for a page that a list of groups would name too.
 * @throws (rejects) as {@link movedOrMissing}; also TryAgainError where the list is not complete, which may lack that page
 */
export async function movedOrUnlisted(
  context: AnyLoaderContext,
  { type, slug, complete }: { readonly type: ContentType; readonly slug: string; readonly complete: boolean },
): Promise<Moved> {
  try {
    return await movedOrMissing(context, type, slug);
  } catch (error) {
    if (complete || !(error instanceof PageNotFoundError)) throw error;
    throw new TryAgainError(`whether ${type}/${slug} has games is not known`, { cause: error });
  }
}

/** Two slugs without posts that WordPress resolves to each other would send browsers in a circle. */
async function isThere(
  { services, address }: AnyLoaderContext,
  type: ContentType,
  slug: string,
): Promise<boolean> {
  const post = await services.content.post(type, slug, address.locale).catch((cause: unknown) => {
    throw new TryAgainError(`whether ${type}/${slug} exists is not known`, { cause });
  });
  return post !== null;
}
