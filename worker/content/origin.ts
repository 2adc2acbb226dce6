import { LRUCache } from 'lru-cache';
import type { CleanOptions } from './clean-options.ts';

/**
 * The host of an address, with its port where that names another server; without what does not: `www.`, the dot that ends a
 * full name, the port of the other scheme.
 */
function siteOf({ hostname, port }: URL): string {
  const name = hostname.replace(/^www\./u, '').replace(/\.$/u, '');
  return ['', '80', '443'].includes(port) ? name : `${name}:${port}`;
}

/** An article has hundreds of addresses, and a site a handful of origins: each is parsed once. */
const hosts = new LRUCache<string, string>({
  max: 100,
  memoMethod: (origin) => siteOf(new URL(origin)),
});

/** The one of `origins` that an address belongs to, with http or https. */
export function findOrigin(url: URL, origins: readonly string[]): string | undefined {
  const host = siteOf(url);
  return origins.find((origin) => hosts.memo(origin) === host);
}

/** The addresses of the public site. */
export function ownOrigins({ siteOrigin, siteAliases = [] }: CleanOptions): readonly string[] {
  return [siteOrigin, ...siteAliases];
}

/** Parses an address as written in content; null for one that no browser could open. */
export function parseUrl(address: string, base: string): URL | null {
  return URL.parse(address, base);
}

export function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

/** An address without name and password before its host, which only mislead readers. */
export function withoutCredentials(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  return copy.href;
}

/**
 * The absolute address of an image, a sound or a video that may be shown; null for `data:`, `blob:` and every origin
 * that the options do not name. An `http:` address of old content gets its origin's scheme.
 */
export function mediaUrl(address: string, options: CleanOptions): string | null {
  const { mediaBase, cmsOrigins, mediaOrigins = [] } = options;
  const url = parseUrl(address, mediaBase);
  if (url === null || !isWeb(url)) return null;
  const origin = findOrigin(url, [...cmsOrigins, ...ownOrigins(options), ...mediaOrigins]);
  return origin === undefined ? null : new URL(origin).origin + url.pathname + url.search;
}
