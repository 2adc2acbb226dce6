/**
 * Addresses of this site that are no pages, named once for the edge, which serves them, and the browser, which requests
 * them.
 */
export const SERVICE_PATHS = {
  /** Our own API, see {@link apiPath}. */
  api: '/api',
  /** For operators and WordPress. */
  operations: '/ops',
  /** Built files. */
  assets: '/assets',
  health: '/healthz',
  preview: '/preview/',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  speculationRules: '/speculation-rules.json',
} as const;

/** The calls of our own API; `info` is followed by the page's name. */
export type ApiCall =
  | 'page'
  | `info/${string}/`
  | 'payment-methods'
  | 'footer'
  | 'geo'
  | 'games'
  | 'categories'
  | 'search'
  | 'chat'
  | 'ticket';

/** The address of a call with its query: `apiPath('games', { lang: 'es' })` is `/api/games?lang=es`. */
export function apiPath(call: ApiCall, query: Readonly<Record<string, string>> = {}): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${SERVICE_PATHS.api}/${call}${search.length === 0 ? '' : `?${search.join('&')}`}`;
}
