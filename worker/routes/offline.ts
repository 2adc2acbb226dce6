import type { Context } from 'hono';
import { OFFLINE_MARKS } from '../../shared/domain/offline.ts';
import { policyOn } from '../../shared/domain/markets/policy.ts';
import { fill } from '../../shared/i18n/format.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { AppEnv } from '../app-env.ts';
import { settingsOf } from '../env.ts';
import { edgeMessages } from '../messages.ts';
import { renderOffline } from '../page/render-document.ts';

/** GET /offline/ : what the visitor reads without a network, in their language and by their market's duties. */
export function getOffline(c: Context<AppEnv>): Response | Promise<Response> {
  c.get('record').facts.route = 'offline';
  const { locale } = c.get('address');
  const { market, rulesAsOf } = c.get('visitor');
  const policy = policyOn(market, rulesAsOf);
  const settings = settingsOf(c.env);
  const { legal, offline } = edgeMessages(locale);
  const { tag } = LOCALE_FACTS[locale];
  const html = renderOffline({
    lang: tag,
    brand: settings.brandName,
    ageBadge: policy.ageBadge,
    helplines: [...policy.helplines, ...(policy.selfExclusion === null ? [] : [policy.selfExclusion])],
    licence: fill(legal.licence[policy.licence], {
      licensee: settings.licenseeName,
      number: settings.licences[policy.licence].number,
    }),
    words: {
      ...offline,
      lobbyText: fill(offline.lobbyText, { when: OFFLINE_MARKS.when }),
      help: legal.helplines,
    },
  });
  c.header('Cache-Control', 'private, no-cache');
  c.header('Content-Language', tag);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(html);
}

/** May ask this site alone; it loads nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const ASKED_HEADERS = ['Accept-Encoding', 'If-None-Match'];
/** Of the file service's answer. */
const KEPT_HEADERS = ['Content-Type', 'Content-Encoding', 'ETag', 'Vary'];

/** In place of the service worker: takes itself and what was kept away, in every browser that has it. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/**
 * GET /service-worker.js : from the root, so that it serves every page, and asked for anew by browsers with each visit.
 * Where the setting `SERVICE_WORKER` is off, the one that removes itself.
 */
export async function getServiceWorker(c: Context<AppEnv>): Promise<Response> {
  c.get('record').facts.route = 'static';
  c.header('Cache-Control', 'no-cache');
  c.header('Content-Security-Policy', WORKER_POLICY);
  const farewell = (): Response =>
    c.body(FAREWELL, 200, { 'Content-Type': 'text/javascript; charset=UTF-8' });
  if (!settingsOf(c.env).serviceWorker) return farewell();
  // With the request's condition and codings: the file has an ETag and a compressed copy. It is never sent in parts.
  const asked = new Headers(ASKED_HEADERS.map((name) => [name, c.req.header(name) ?? '']));
  const file = await c.env.ASSETS.fetch(c.req.url, { headers: asked });
  if (!file.ok && file.status !== 304) {
    await file.body?.cancel();
    return file.status === 404 ? farewell() : c.body(null, 503);
  }
  for (const name of KEPT_HEADERS) c.header(name, file.headers.get(name) ?? undefined);
  return c.newResponse(file.body, file.status === 304 ? 304 : 200);
}
