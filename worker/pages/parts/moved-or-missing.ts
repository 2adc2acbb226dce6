import type { ContentType } from '../../../shared/contracts/wordpress.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '../../../shared/i18n/locales.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import { PageNotFoundError, TryAgainError, type AnyLoaderContext, type Moved } from '../../page/loader.ts';

interface MissingPost {
  readonly type: ContentType;
  readonly slug: string;
  /** Which of the locales in other languages have the page; left out: those whose list is known to have the slug. */
  readonly elsewhere?: (others: readonly Locale[]) => Promise<readonly Locale[]>;
}

/**
 * For a slug without a post: a redirect (301) to the current slug where WordPress knows one (§7.3) and has its post.
 * @throws (rejects) PageNotFoundError when it knows none, with what WordPress says of it to readers (§2.4) and the locales that
 *   have the page (§2.7); TryAgainError when it cannot be asked, because then nothing is known of the slug
 */
export async function movedOrMissing(
  context: AnyLoaderContext,
  { type, slug, elsewhere }: MissingPost,
): Promise<Moved> {
  const { services, address } = context;
  const { slug: renamed, message } = await services.content
    .renamed(type, slug, address.locale)
    .catch((cause: unknown) => {
      throw new TryAgainError(`whether ${type}/${slug} was renamed is not known`, { cause });
    });
  const isKnown = renamed !== null && renamed !== slug && (await isThere(context, type, renamed));
  const path = isKnown ? pathToPost(type, renamed) : null;
  if (path !== null) return { movedTo: localePath(address.locale, path) };
  const { language } = LOCALE_FACTS[address.locale];
  const others = LOCALES.filter((locale) => LOCALE_FACTS[locale].language !== language);
  const known = await (elsewhere?.(others) ?? services.content.knownLocalesOf(type, slug));
  throw new PageNotFoundError(
    message ?? undefined,
    others.filter((locale) => known.includes(locale)),
  );
}

/**
 * The same for a page that a list of groups would name too.
 * @throws (rejects) as {@link movedOrMissing}; also TryAgainError where the list is not complete, which may lack that page
 */
export async function movedOrUnlisted(
  context: AnyLoaderContext,
  { complete, ...missing }: MissingPost & { readonly complete: boolean },
): Promise<Moved> {
  try {
    return await movedOrMissing(context, missing);
  } catch (error) {
    if (complete || !(error instanceof PageNotFoundError)) throw error;
    throw new TryAgainError(`whether ${missing.type}/${missing.slug} has games is not known`, {
      cause: error,
    });
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
