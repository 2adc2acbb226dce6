import { fill } from '../../shared/i18n/format.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { Page, PageData, PageMeta } from '../../shared/page-data.ts';
import type { RouteMatch } from '../../shared/routing/route.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { Services } from '../services/services.ts';
import type { Settings } from '../settings.ts';
import {
  PageNotFoundError,
  UnknownMiddlewareError,
  type Loaded,
  type LoadedMeta,
  type Moved,
} from './loader.ts';
import { EDGE_MESSAGES, type EdgeMessages } from './messages.ts';
import { LOADERS } from './registry.ts';

export interface PageRequest {
  readonly route: RouteMatch;
  readonly visitor: Visitor;
  readonly services: Services;
  readonly settings: Settings;
  readonly query: (name: string) => string | null;
  readonly now: number;
}

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
  const { route, services } = request;
  const messages = EDGE_MESSAGES[LOCALE_FACTS[route.locale].language];
  // Before anything is read: what is published while the page is made belongs to the next version, not to this one.
  const { version } = await services.cache.invalidations();
  let loaded: Loaded | Moved;
  try {
    loaded = await LOADERS[route.name]({ ...request, messages });
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) services.request.record.addError(error);
    return loadedPage(request, { ...errorPage(request, error), version });
  }
  return 'movedTo' in loaded ? loaded : loadedPage(request, { ...loaded, version });
}

/** The page of an address that no route has (§8 Unknown route), or of an error outside any loader. */
export async function loadErrorPage(request: PageRequest, error: unknown): Promise<LoadedPage> {
  const { version } = await request.services.cache.invalidations();
  return loadedPage(request, { ...errorPage(request, error), version });
}

function errorPage({ route, settings }: PageRequest, error: unknown): Loaded {
  const messages = EDGE_MESSAGES[LOCALE_FACTS[route.locale].language];
  const isMissing = error instanceof PageNotFoundError;
  const code = isMissing ? 404 : 500;
  return {
    page: {
      kind: 'error',
      code,
      message: shownMessage(error, messages),
    },
    meta: {
      title: `${isMissing ? messages.meta.notFoundTitle : messages.meta.errorTitle} | ${settings.brandName}`,
      description: isMissing ? messages.errors.pageNotFound : messages.errors.unknownError,
      robots: 'noindex,follow',
      hasAlternates: false,
    },
    status: code,
    complete: isMissing,
  };
}

/** What of an error a visitor reads: a 404's own message, §8's unknown middleware, and of anything else nothing. */
function shownMessage(error: unknown, { errors }: EdgeMessages): string | null {
  if (error instanceof PageNotFoundError) return error.message || errors.pageNotFound;
  if (error instanceof UnknownMiddlewareError) return fill(errors.unknownMiddleware, { name: error.guard });
  return null;
}

/** What a loader made from the content of a version, with everything around it. */
async function loadedPage(
  request: PageRequest,
  loaded: Loaded & { readonly version: string },
): Promise<LoadedPage> {
  const { route, visitor, services, settings } = request;
  const { footer, complete } = await services.shell.footer(route.locale, visitor);
  const pageData: PageData = {
    route,
    status: loaded.status ?? 200,
    visitor,
    meta: toMeta(loaded.meta, loaded.page, request),
    shell: { settings: settings.public, footer },
    page: loaded.page,
    version: loaded.version,
  };
  return { pageData, complete: complete && (loaded.complete ?? true), until: loaded.until ?? null };
}

function toMeta(meta: LoadedMeta, page: Page, request: PageRequest): PageMeta {
  const { route, settings, visitor } = request;
  return {
    title: withPageNumber(meta, request),
    description: meta.description,
    canonical: settings.siteUrl + localePath(route.locale, route.path) + (meta.canonicalQuery ?? ''),
    // A native app's pages are the same pages again: they are not for search engines.
    robots: visitor.isNative ? 'noindex,follow' : (meta.robots ?? 'index,follow'),
    image: meta.image ?? `${settings.siteUrl}/social-card.png`,
    openGraphType: meta.openGraphType ?? 'website',
    structuredData: (meta.structuredData ?? []).map(toSafeJson),
    hasAlternates: meta.hasAlternates ?? page.kind !== 'error',
  };
}

/** No two pages of a list have one title. */
function withPageNumber({ title, canonicalQuery = '' }: LoadedMeta, { route }: PageRequest): string {
  const page = new URLSearchParams(canonicalQuery).get('page');
  if (page === null) return title;
  const { general } = EDGE_MESSAGES[LOCALE_FACTS[route.locale].language];
  return `${title} | ${fill(general.page, { page })}`;
}

/** JSON that cannot end the script element it stands in. */
function toSafeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
