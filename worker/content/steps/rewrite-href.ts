import { FINNISH_SEGMENT, localePath, splitLocale } from '../../../shared/routing/locale-path.ts';
import { normalisePath } from '../../../shared/routing/normalise-path.ts';
import { withNativeFlag } from '../../../shared/routing/native-flag.ts';
import { namesFile } from '../../../shared/routing/redirect.ts';
import { CONTENT_TYPES } from '../../../shared/contracts/wordpress.ts';
import { matchPage } from '../../../shared/routing/match-page.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { pathToPost, pathToPosts } from '../../../shared/routing/path-to-post.ts';
import { SERVICE_PATHS } from '../../../shared/routing/service-paths.ts';
import { anchorId } from './anchor-id.ts';
import type { CleanOptions } from '../clean-options.ts';
import { infoPageOf } from './info-link.ts';
import { findOrigin, isWeb, mediaUrl, ownOrigins, parseUrl, withoutCredentials } from '../origin.ts';

/** The target of a link once it is on our page. */
export type LinkTarget =
  | { readonly kind: 'anchor' | 'contact' | 'local' | 'own' | 'file' | 'external'; readonly href: string }
  | { readonly kind: 'info'; readonly href: string; readonly popupId: string };

/** Parts of WordPress that are no pages: readers are never sent there. */
const ADMIN = /^\/(?:wp-admin|wp-json|wp-login\.php|xmlrpc\.php|wp-includes)(?:\/|$)/iu;
/** WordPress's plain permalinks and previews: numbers that have no meaning here. */
const CMS_PARAMETERS = [
  'p',
  'page_id',
  'attachment_id',
  'post_type',
  'preview',
  'preview_id',
  'preview_nonce',
];

/** What this site has besides its pages, in no language. */
const SERVICES: ReadonlySet<string> = new Set(Object.values(SERVICE_PATHS));
/** A base by which an address without a host of its own is known. */
const NOWHERE = 'https://nowhere.invalid';

/**
 * The target of a link as an editor wrote it (§2.3): info pages to their page, our own domain and pages of the CMS that this
 * site has to local paths in the reader's locale, its other pages and files to the service that has them: the one that is named, else
 * the one that sent the link; other sites unchanged. Null when a reader may not follow the link
 * (`javascript:`, `data:`, the CMS's admin, malformed addresses), and for a bare `#`, which stands for no address yet.
 */
export function rewriteHref(written: string, options: CleanOptions): LinkTarget | null {
  const address = written.trim();
  if (address.startsWith('#')) {
    const id = anchorId(address.slice(1));
    return id === null ? null : { kind: 'anchor', href: `#${id}` };
  }
  const url = parseUrl(address, options.siteOrigin);
  if (url === null || address === '') return null;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'contact', href: url.href };
  if (!isWeb(url)) return null;
  const isOurs = findOrigin(url, [...ownOrigins(options), ...options.cmsOrigins]) !== undefined;
  if (!isOurs) return { kind: 'external', href: withoutCredentials(url) };
  const isNamed = parseUrl(address, NOWHERE)?.origin !== NOWHERE;
  return ourTarget(url, options, isNamed);
}

function ourTarget(url: URL, options: CleanOptions, isNamed: boolean): LinkTarget | null {
  const normalised = normalisePath(url.pathname);
  if (!normalised.ok || ADMIN.test(normalised.path)) return null;
  const { path, prefixed, locale } = splitLocale(normalised.path);
  const page = infoPageOf(path, url.searchParams);
  if (page !== undefined) {
    return {
      kind: 'info',
      href: flagged(localePath(options.locale, pathTo('info', { page: page.slug })), options) + hashOf(url),
      popupId: page.popupId,
    };
  }
  if (path.startsWith('/wp-content/')) {
    const isTheirs = isNamed && findOrigin(url, ownOrigins(options)) === undefined;
    const href = mediaUrl(isTheirs ? url.href : path, isNamed ? withCmsBase(options) : options);
    return href === null ? null : { kind: 'file', href };
  }
  if (/\.(?:php|aspx?)$/iu.test(path)) return null;
  const localPath = fromPermalink(path);
  const slash = localPath.endsWith('/') || namesFile(localPath) ? '' : '/';
  if (SERVICES.has(localPath)) return { kind: 'local', href: localPath };
  // An old Finnish address is redirected here (§2.1).
  const isHere = path.split('/').includes(FINNISH_SEGMENT) || matchPage(localPath + slash) !== null;
  const elsewhere = isHere ? null : originElsewhere(url, options, isNamed);
  if (elsewhere !== null)
    return { kind: 'external', href: elsewhere + url.pathname + queryOf(url) + url.hash };
  // A locale that the editor wrote is intended (a link to the Spanish page); otherwise the reader's own is used.
  const address = localePath(prefixed ? locale : options.locale, localPath + slash) + queryOf(url);
  const href = (isHere ? flagged(address, options) : address) + hashOf(url);
  // Without our name, what is no page here would be another service's.
  return isHere || !isNamed
    ? { kind: 'local', href }
    : { kind: 'own', href: new URL(options.siteOrigin).origin + href };
}

function flagged(href: string, { isForNativeApp }: CleanOptions): string {
  return isForNativeApp === true ? withNativeFlag(href) : href;
}

/** A file under our own name is WordPress's, whoever links to it; one without a name is of the service that sent the link. */
function withCmsBase(options: CleanOptions): CleanOptions {
  const { cmsOrigins, mediaBase } = options;
  return { ...options, mediaBase: cmsOrigins[0] ?? mediaBase };
}

/** Where an address is that this site has not; null: under our own name there is no other place. */
function originElsewhere(url: URL, options: CleanOptions, isNamed: boolean): string | null {
  const origin = isNamed ? findOrigin(url, options.cmsOrigins) : options.mediaBase;
  if (origin === undefined) return null;
  const base = new URL(origin);
  return findOrigin(base, ownOrigins(options)) === undefined ? base.origin : null;
}

/** WordPress's own address of a post, a page or a type's list, `/magazine/first-steps/`, as ours (§2.2). */
function fromPermalink(path: string): string {
  const [, base = '', slug = ''] = /^\/([^/]+)(?:\/([^/]*))?\/?$/u.exec(path) ?? [];
  const type = CONTENT_TYPES.find((name) => name === base);
  if (type === undefined) return (slug === '' ? pathToPost('pages', decodeURIComponent(base)) : null) ?? path;
  if (type === 'pages') return path;
  return (slug === '' ? pathToPosts(type) : pathToPost(type, decodeURIComponent(slug))) ?? path;
}

function queryOf(url: URL): string {
  if (!CMS_PARAMETERS.some((name) => url.searchParams.has(name))) return url.search;
  const query = new URLSearchParams(url.search);
  for (const name of CMS_PARAMETERS) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Ids on our other pages have the same prefix. */
function hashOf(url: URL): string {
  const id = anchorId(url.hash.slice(1));
  return id === null ? '' : `#${id}`;
}
