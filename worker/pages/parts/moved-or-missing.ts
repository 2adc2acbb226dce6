import type { ContentType } from '../../../shared/contracts/wordpress.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathToPost } from '../../../shared/routing/path-to.ts';
import { PageNotFoundError, type AnyLoaderContext, type Moved } from '../../page/loader.ts';
import { safely } from './safely.ts';

/** A slug that is not there: WordPress may know what it is called now (301); otherwise it is a 404 (§7.3). */
export async function movedOrMissing(
  { services, address }: AnyLoaderContext,
  type: ContentType,
  slug: string,
): Promise<Moved> {
  const renamed = await safely(services.content.renamed(type, slug, address.locale), services);
  const path = renamed === null || renamed === slug ? null : pathToPost(type, renamed);
  if (path === null) throw new PageNotFoundError();
  return { movedTo: localePath(address.locale, path) };
}
