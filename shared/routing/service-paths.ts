import { API_PATH, LIVE_PATH, MANIFEST_PATH } from '../config/constants.ts';

/**
 * Addresses of this site that are no pages, named once for the edge, which serves them, and the browser, which requests
 * them.
 */
export const SERVICE_PATHS = {
  /** Our own API, see `apiPath` (api-path.ts). */
  api: API_PATH,
  /** For operators and WordPress. */
  operations: '/ops',
  /** Built files. */
  assets: '/assets',
  health: '/healthz',
  live: LIVE_PATH,
  ready: '/readyz',
  preview: '/preview/',
  /** What is read without a network; the service worker shows it at the address that was asked for. */
  offline: '/offline/',
  serviceWorker: '/service-worker.js',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: MANIFEST_PATH,
  /** Asked for without a link to it: by browsers that do not read one, feeds, and link previews. */
  favicon: '/favicon.ico',
  securityTxt: '/.well-known/security.txt',
  speculationRules: '/speculation-rules.json',
} as const;

/** Whether a path is one of these addresses, or below it. */
export function isAtOrBelow(path: string, bases: readonly string[]): boolean {
  return bases.some((base) => path === base || path.startsWith(`${base}/`));
}
