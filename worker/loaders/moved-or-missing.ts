import { localePath } from '../../shared/routing/locale-path.ts';
import type { ContentType } from '../upstream/wordpress.ts';
import { PageNotFoundError, type LoaderContext, type Moved } from './loader.ts';
import { safely } from './safely.ts';

/** A slug that is not there: WordPress may know what it is called now (301); otherwise it is a 404 (§7.3). */
export async function movedOrMissing(
  { services, route }: LoaderContext,
  { type, slug, base }: { type: ContentType; slug: string; base: string },
): Promise<Moved> {
  const renamed = await safely(services.content.renamed(type, slug, route.locale), services);
  if (renamed === null || renamed === slug) throw new PageNotFoundError();
  return { movedTo: localePath(route.locale, `${base}${encodeURIComponent(renamed)}/`) };
}
