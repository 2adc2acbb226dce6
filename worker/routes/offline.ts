import type { Context } from 'hono';
import { OFFLINE_MARKS } from '../../shared/domain/offline.ts';
import { policyOn } from '../../shared/domain/markets/policy.ts';
import { fill } from '../../shared/i18n/format.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
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
  c.header('Reporting-Endpoints', undefined);
  const type = { 'Content-Type': 'text/javascript; charset=UTF-8' };
  if (!settingsOf(c.env).serviceWorker) return c.body(FAREWELL, 200, type);
  const file = await c.env.ASSETS.fetch(new URL(SERVICE_PATHS.serviceWorker, c.req.url));
  return file.ok ? c.body(await file.text(), 200, type) : c.body(FAREWELL, 200, type);
}
