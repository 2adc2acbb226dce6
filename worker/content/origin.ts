import type { CleanOptions } from './clean-options.ts';

/** A host as people write it: `www.` names no other site. */
function bareHost(host: string): string {
  return host.replace(/^www\./u, '');
}

/** The origin among `origins` that an address belongs to, whichever of http and https it was written with. */
export function findOrigin(url: URL, origins: readonly string[]): string | undefined {
  return origins.find((origin) => bareHost(new URL(origin).host) === bareHost(url.host));
}

/** Parses an address as written in content; null for what no browser could open. */
export function parseUrl(address: string, base: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

export function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

/** An address without a name and password before its host, which exist to mislead. */
export function withoutCredentials(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  return copy.href;
}

/**
 * The address of an image, a sound or a video that may be shown, absolute; null for `data:`, `blob:` and
 * every origin that is not named in the options. Old content says `http:`: it gets its origin's scheme.
 */
export function mediaUrl(address: string, options: CleanOptions): string | null {
  const { siteOrigin, cmsOrigins, mediaOrigins = [] } = options;
  const url = parseUrl(address, cmsOrigins[0] ?? siteOrigin);
  if (url === null || !isWeb(url)) return null;
  const origin = findOrigin(url, [...cmsOrigins, siteOrigin, ...mediaOrigins]);
  return origin === undefined ? null : new URL(origin).origin + url.pathname + url.search;
}
