import { fill } from '../../shared/i18n/format.ts';
import { policyOn } from '../../shared/domain/markets/policy.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import { layoutFor, type AnyPage } from '../../shared/pages/pages.ts';
import { isRefusedForNow } from '../upstream/upstream-error.ts';
import { loaderOf } from './loaders.ts';
import {
  PageNotFoundError,
  TryAgainError,
  UnknownMiddlewareError,
  type AnyLoaderContext,
  type Loaded,
  type Moved,
  type PageRequest,
} from './loader.ts';
import { pageMeta, statusMeta } from './meta.ts';

export interface LoadedPage {
  readonly pageData: PageData;
  /** Whether everything that belongs on the page is there; only then is it cached. */
  readonly complete: boolean;
  /** When the page becomes wrong, in milliseconds since the epoch; `null`: at no known time. */
  readonly until: NonNullable<Loaded['until']> | null;
  /** Whether a part around it could not be had: it is cached all the same, and made anew soon. */
  readonly isOutdated: boolean;
}

/**
 * The page's data. A page that does not exist and a page that cannot be made are pages too (§2.4, §8), with header,
 * footer, licence and help.
 */
export async function loadPage(request: PageRequest): Promise<LoadedPage | Moved> {
  const { name, services } = request;
  // Read first: content that is published while the page is made belongs to the next version, not to this one.
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
    // The loader of a name returns the data of that name.
    page: { name, ...data } as AnyPage,
    status: 200,
    meta: pageMeta(name, meta, request),
    version,
    complete,
    until,
  });
}

/** The page of an unknown address (§8 Unknown route), or of any other error (§2.4). */
export async function loadErrorPage(context: AnyLoaderContext, error: unknown): Promise<LoadedPage> {
  const { version } = await context.services.cache.invalidations();
  const status = statusOf(error);
  const page: AnyPage =
    error instanceof PageNotFoundError
      ? { name: 'not-found', message: error.message || null }
      : {
          name: 'error',
          code: status,
          message: shownMessage(error, context),
          traceId: context.services.traceId,
        };
  return withShell(context, {
    page,
    status,
    meta: statusMeta(page.name, context, error instanceof PageNotFoundError ? error.locales : []),
    version,
    complete: false,
    until: null,
  });
}

/** 503 only for what ends by itself soon: the response then says when to come again. */
function statusOf(error: unknown): 404 | 500 | 503 {
  if (error instanceof PageNotFoundError) return 404;
  return error instanceof TryAgainError || isRefusedForNow(error) ? 503 : 500;
}

/** The part of an error that a visitor reads: §8's text of an unknown middleware, otherwise nothing. */
function shownMessage(error: unknown, { messages }: AnyLoaderContext): string | null {
  if (!(error instanceof UnknownMiddlewareError)) return null;
  return fill(messages.errors.unknownMiddleware, { name: error.guard });
}

/** The page's data with everything around the page. */
async function withShell(
  { address, visitor, services, settings, isPreview = false }: AnyLoaderContext,
  {
    page,
    status,
    meta,
    version,
    ...facts
  }: Pick<PageData, 'page' | 'status' | 'meta' | 'version'> & Omit<LoadedPage, 'pageData' | 'isOutdated'>,
): Promise<LoadedPage> {
  const { footer, complete, failed } = await services.shell.footer(address.locale, visitor);
  const policy = policyOn(visitor.market, visitor.rulesAsOf);
  const pageData: PageData = {
    address,
    layout: layoutFor(page.name, visitor.isServed || isPreview),
    status,
    visitor,
    policy,
    meta,
    shell: { settings: settings.public, licence: settings.licences[policy.licence], footer },
    page,
    version,
  };
  // One line of the footer that no service gives takes the cache from no page: nobody waits for it, and it is asked for soon again.
  return { ...facts, pageData, complete: (complete || failed) && facts.complete, isOutdated: failed };
}
