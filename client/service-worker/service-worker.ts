import { fillOffline, KEPT_LOBBY, OFFLINE_CACHE, readKeptLobby } from '../../shared/domain/offline.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';

/**
 * The service worker. A document always comes from the network; without one the visitor gets the offline document, which
 * the pages keep (`client/app/offline`). It holds no page, no script and no style, so that nothing of it can be out of date
 * against the site. It does not claim open pages: that would throw them out of the back-forward cache.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // All but documents bypass this worker, where the browser can be told so: it is not even started for them.
  if ('addRoutes' in event && typeof event.addRoutes === 'function') {
    event.waitUntil(
      Promise.resolve(
        event.addRoutes([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]),
      ),
    );
  }
});

self.addEventListener('activate', (event) => {
  // The document is requested while this worker starts.
  event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || destination !== 'document') return;
  event.respondWith(fresh(event));
});

/** The document from the network, else the offline document. @throws (rejects) as the browser does where none is kept */
async function fresh(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(event.request);
  } catch (error) {
    const offline = await offlineDocument();
    if (offline === null) throw error;
    return offline;
  }
}

async function offlineDocument(): Promise<Response | null> {
  const cache = await caches.open(OFFLINE_CACHE);
  const [kept, lobby] = await Promise.all([cache.match(SERVICE_PATHS.offline), cache.match(KEPT_LOBBY)]);
  if (kept === undefined) return null;
  const html = fillOffline(
    { html: await kept.text(), tag: kept.headers.get('content-language') },
    lobby === undefined ? null : readKeptLobby(await lobby.json()),
  );
  // Not a 200: browsers then ask anew when the visitor comes back to it.
  return new Response(html, { status: 503, headers: kept.headers });
}
