import { fill } from '../../shared/i18n/format.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import { definitionOf, type AnyPage } from '../../shared/pages/pages.ts';
import { loaderOf } from './loaders.ts';
import {
  PageNotFoundError,
  UnknownMiddlewareError,
  type AnyLoaderContext,
  type Loaded,
  type Moved,
  type PageRequest,
} from './loader.ts';
import { pageMeta, statusMeta } from './meta.ts';

export interface LoadedPage {
  readonly pageData: PageData;
  /** Whether all that belongs on the page is there: only then is it kept. */
  readonly complete: boolean;
  /** When it stops being true, in milliseconds since the epoch; `null`: at no known moment. */
  readonly until: number | null;
}

/**
 * The page's data, whatever happens: a page that does not exist and a page that cannot be made are pages too (§2.4,
 * §8), and have header, footer, licence and help around them.
 */
export async function loadPage(request: PageRequest): Promise<LoadedPage | Moved> {
  const { name, services } = request;
  // Before anything is read: what is published while the page is made belongs to the next version, not to this one.
  const { version } = await services.cache.invalidations();
  let loaded: Loaded | Moved;
  try {
    loaded = await loaderOf(name).load(request);
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) services.report(error);
    return loadErrorPage(request, error);
  }
  if ('movedTo' in loaded) return loaded;
  const { data, meta, complete = true, until = null } = loaded;
  return withShell(request, {
    // The loader of a name gives the data of that name.
    page: { name, ...data } as AnyPage,
    status: 200,
    meta: pageMeta(name, meta, request),
    version,
    complete,
    until,
  });
}

/** The page of an address that there is not (§8 Unknown route), or of whatever went wrong on the way (§2.4). */
export async function loadErrorPage(context: AnyLoaderContext, error: unknown): Promise<LoadedPage> {
  const { version } = await context.services.cache.invalidations();
  const isMissing = error instanceof PageNotFoundError;
  const page: AnyPage = isMissing
    ? { name: 'not-found', message: error.message || null }
    : { name: 'error', code: 500, message: shownMessage(error, context) };
  return withShell(context, {
    page,
    status: isMissing ? 404 : 500,
    meta: statusMeta(page.name, context),
    version,
    complete: false,
    until: null,
  });
}

/** What of an error a visitor reads: §8's unknown middleware, and of anything else nothing. */
function shownMessage(error: unknown, { messages }: AnyLoaderContext): string | null {
  if (!(error instanceof UnknownMiddlewareError)) return null;
  return fill(messages.errors.unknownMiddleware, { name: error.guard });
}

/** A page with everything around it. */
async function withShell(
  { address, visitor, services, settings }: AnyLoaderContext,
  {
    page,
    status,
    meta,
    version,
    ...facts
  }: Pick<PageData, 'page' | 'status' | 'meta' | 'version'> & Omit<LoadedPage, 'pageData'>,
): Promise<LoadedPage> {
  const { footer, complete } = await services.shell.footer(address.locale, visitor);
  const pageData: PageData = {
    address,
    layout: definitionOf(page.name).layout,
    status,
    visitor,
    meta,
    shell: { settings: settings.public, footer },
    page,
    version,
  };
  return { ...facts, pageData, complete: complete && facts.complete };
}
