import { effect } from '@preact/signals-react';
import { FETCH_TIMEOUT_MS } from '../../../shared/config/constants.ts';
import { KEPT_LOBBY, OFFLINE_CACHE, type KeptLobby } from '../../../shared/domain/offline.ts';
import { LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { SERVICE_PATHS } from '../../../shared/routing/service-paths.ts';
import type { AppState } from '../../state/app-state.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { registerServiceWorker } from '../../trusted/trusted.ts';

/** The offline document is fetched again when the one that is kept is older, or in another language. */
const FRESH_MS = 3_600_000;
/** Enough of the lobby to be recognised. */
const MOST_ROWS = 8;
const MOST_GAMES = 12;

/** Ends the keeping of lobbies: once there is consent again, it begins anew. */
let stopKeeping = (): void => undefined;

type KeptParts = Pick<AppState, 'navigation' | 'messages' | 'hydration'>;

/**
 * Registers the service worker, and keeps for it what is shown without a network: the offline document of the visitor's
 * language and market, and the names of the last lobby. Called when the page is idle; failing, it leaves the page as it is.
 */
export async function keepOffline({ navigation, messages, hydration }: KeptParts) {
  await registerServiceWorker(SERVICE_PATHS.serviceWorker);
  const cache = await caches.open(OFFLINE_CACHE);
  await keepDocument(cache, navigation.pageData.peek().address.locale);
  stopKeeping();
  stopKeeping = effect(() => {
    const shown = navigation.pageData.value;
    let isShown = true;
    // Not in the task that shows the page.
    whenIdle(() => {
      const lobby = isShown ? lobbyOf(shown, { messages, hydration }) : null;
      if (lobby === null) return;
      cache.put(KEPT_LOBBY, Response.json(lobby)).catch((error: unknown) => console.warn('Offline', error));
    });
    return () => {
      isShown = false;
    };
  });
}

/** Takes back what {@link keepOffline} did. */
export async function forgetOffline(): Promise<void> {
  stopKeeping();
  await caches.delete(OFFLINE_CACHE);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}

async function keepDocument(cache: Cache, locale: Locale): Promise<void> {
  const kept = await cache.match(SERVICE_PATHS.offline);
  const keptAt = Date.parse(kept?.headers.get('date') ?? '');
  // The clock may have been set back since.
  const isFresh = Math.abs(Date.now() - keptAt) < FRESH_MS;
  if (isFresh && kept?.headers.get('content-language') === LOCALE_FACTS[locale].tag) return;
  const response = await fetch(localePath(locale, SERVICE_PATHS.offline), {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) return;
  const dated = new Response(response.body, response);
  // By the clock that it is compared with. Not every edge says when it answered.
  dated.headers.set('date', new Date().toUTCString());
  await cache.put(SERVICE_PATHS.offline, dated);
}

/** The names on a lobby's page; null for any other page. They are the edge's, the same for every visitor. */
function lobbyOf(
  { address, page }: PageData,
  { messages, hydration }: Omit<KeptParts, 'navigation'>,
): KeptLobby | null {
  if (page.name !== 'home' && page.name !== 'tab') return null;
  const rows = page.rows
    .map((row) =>
      'isInDocument' in row
        ? foundNames(hydration?.found.elementOf(row))
        : {
            title: row.title ?? titleOf(messages, row.titleKey ?? row.id),
            games: row.tiles.map(({ name }) => name),
          },
    )
    .map(({ title, games }) => ({ title, games: games.slice(0, MOST_GAMES) }))
    .filter(({ games }) => games.length > 0)
    .slice(0, MOST_ROWS);
  return rows.length === 0 ? null : { tag: LOCALE_FACTS[address.locale].tag, seenAt: Date.now(), rows };
}

/** The names of a row that the document alone has. */
function foundNames(row: Element | null | undefined): KeptLobby['rows'][number] {
  const games = row?.querySelectorAll('[data-game-name]') ?? [];
  return {
    // The number of games comes after the title.
    title: row?.querySelector('h2')?.firstChild?.textContent ?? '',
    games: Array.from(games, ({ textContent }) => textContent),
  };
}
