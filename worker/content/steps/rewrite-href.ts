import { localePath, splitLocale } from '../../../shared/routing/locale-path.ts';
import { normalisePath } from '../../../shared/routing/normalise-path.ts';
import { namesFile } from '../../../shared/routing/redirect.ts';
import { CONTENT_TYPES } from '../../../shared/contracts/wordpress.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { pathToPost, pathToPosts } from '../../../shared/routing/path-to-post.ts';
import { anchorId } from './anchor-id.ts';
import type { CleanOptions } from '../clean-options.ts';
import { infoPageOf } from './info-link.ts';
import { findOrigin, isWeb, mediaUrl, parseUrl, withoutCredentials } from '../origin.ts';

/** The target of a link once it is on our page. */
export type LinkTarget =
  | { readonly kind: 'anchor' | 'contact' | 'local' | 'file' | 'external'; readonly href: string }
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

/**
 * The target of a link as an editor wrote it (§2.3): info pages to their page, our own domain and the CMS to local
 * paths in the reader's locale, files to the service that sent the link, other sites unchanged. Null when a reader may not follow the link
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
  const isOurs = findOrigin(url, [options.siteOrigin, ...options.cmsOrigins]) !== undefined;
  return isOurs
    ? ourTarget(url, URL.canParse(address) ? withCmsBase(options) : options)
    : { kind: 'external', href: withoutCredentials(url) };
}

function ourTarget(url: URL, options: CleanOptions): LinkTarget | null {
  const normalised = normalisePath(url.pathname);
  if (!normalised.ok || ADMIN.test(normalised.path)) return null;
  const { path, prefixed, locale } = splitLocale(normalised.path);
  const page = infoPageOf(path, url.searchParams);
  if (page !== undefined) {
    return {
      kind: 'info',
      href: localePath(options.locale, pathTo('info', { page: page.slug })) + hashOf(url),
      popupId: page.popupId,
    };
  }
  if (path.startsWith('/wp-content/')) {
    const href = mediaUrl(findOrigin(url, options.cmsOrigins) === undefined ? path : url.href, options);
    return href === null ? null : { kind: 'file', href };
  }
  if (/\.(?:php|aspx?)$/iu.test(path)) return null;
  const localPath = fromPermalink(path);
  const slash = localPath.endsWith('/') || namesFile(localPath) ? '' : '/';
  // A locale that the editor wrote is intended (a link to the Spanish page); otherwise the reader's own is used.
  const href = localePath(prefixed ? locale : options.locale, localPath + slash);
  return { kind: 'local', href: href + queryOf(url) + hashOf(url) };
}

/** A file under our own name is WordPress's, whoever links to it; one without a name is of the service that sent the link. */
function withCmsBase(options: CleanOptions): CleanOptions {
  const { cmsOrigins, mediaBase } = options;
  return { ...options, mediaBase: cmsOrigins[0] ?? mediaBase };
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
