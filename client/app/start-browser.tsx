import { effect } from '@preact/signals-react';
import { hydrateRoot } from 'react-dom/client';
import type { Messages } from '../../shared/i18n/messages.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { openDataLayer, pushEvent } from '../platform/data-layer.ts';
import { createPlatformPort } from '../platform/port.ts';
import { createAppState, type AppState } from '../state/app-state.ts';
import { createHydrationGate } from '../state/hydration/hydration-gate.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { listenForActions } from './actions/listen.ts';
import { paintFavourites } from './actions/paint-favourites.ts';
import { browserCookies } from './browser/cookies.ts';
import { fetchInfoPage } from './browser/info-page.ts';
import { browserKeep } from './browser/keep.ts';
import type { ReadPayload } from './browser/payload.ts';
import { BROWSER_TIMERS } from './browser/timers.ts';
import type { BrowserViews } from './browser-views.ts';
import { Document } from './document.tsx';
import { hasOverlay } from './overlay-registry.tsx';
import { ChunkError, loadChunk, mayForceReload } from './router/chunk-reload.ts';
import { createHistoryEntries } from './router/history-entries.ts';
import { listenForNavigation } from './router/listen.ts';
import { createPageClient } from './router/page-client.ts';
import { startPrefetching } from './router/prefetch.ts';
import { createRouter, type Router } from './router/router.ts';
import { createScrollMemory } from './router/scroll-memory.ts';

export interface BrowserParts {
  readonly payload: ReadPayload;
  readonly messages: Messages;
  /** Holds the page of the payload already. */
  readonly views: BrowserViews;
}

/** Puts the browser's side together and hydrates the document (DESIGN.md §3). Once for each page load. */
export function startBrowser({ payload, messages, views }: BrowserParts): void {
  const { pageData, assets } = payload;
  const timers = BROWSER_TIMERS;
  const cookies = browserCookies();
  const tabStore = browserKeep(() => window.sessionStorage);
  const gate = createHydrationGate();
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  const mayReload = () => mayForceReload({ now: timers.now, store: tabStore });

  const openContact = () => {
    if (hasOverlay('contact')) app.display.openContact();
    else router.visit(localePath(pageData.route.locale, '/contact-us/'));
  };
  let connected: Promise<PlatformCalls> | null = null;
  const connect = () => {
    connected ??= loadChunk(() => import('../platform/start.ts')).then(({ startPlatform }) =>
      startPlatform({ app, timers, cookies, nonce, openContact }),
    );
    return connected;
  };

  const dataLayer = openDataLayer(window);
  const app = createAppState(pageData, {
    messages,
    hydrationGate: gate,
    collaborators: {
      timers,
      cookies,
      keep: browserKeep(() => window.localStorage),
      platform: createPlatformPort(connect),
      track: (event) => pushEvent(dataLayer, event),
      announce: (name) => window.dispatchEvent(new Event(name)),
      visit: (href, options) => router.visit(href, options),
      fetchInfoPage: (page) => fetchInfoPage(page, pageData.route.locale),
    },
  });

  const entries = createHistoryEntries({
    history,
    memory: createScrollMemory(tabStore),
    position: () => ({ x: window.scrollX, y: window.scrollY }),
    newKey: () => Math.random().toString(36).slice(2),
  });
  const pages = createPageClient({ fetch: window.fetch.bind(window), now: timers.now, entry: assets.entry });
  const router = createRouter({ app, views, pages, entries, cookies, mayForceReload: mayReload });

  listenForActions({ app, cookies, hasOverlay }, gate);
  listenForNavigation({ router, entries, gate });

  const onError = (error: unknown) => {
    if (error instanceof ChunkError && mayReload()) location.reload();
    else reportError(error);
  };
  hydrateRoot(
    document,
    <Document
      app={app}
      views={views}
      assets={assets}
      payload={payload.text}
      nonce={nonce}
      onHydrated={() => afterHydration({ app, router, connect })}
    />,
    { onCaughtError: onError, onUncaughtError: onError },
  );
}

interface Started {
  readonly app: AppState;
  readonly router: Router;
  readonly connect: () => Promise<PlatformCalls>;
}

/** What only the browser knows comes in, now that both sides have agreed on the first picture. */
function afterHydration({ app, router, connect }: Started): void {
  const root = document.documentElement;
  root.dataset['hydrated'] = '';
  effect(() => {
    root.dataset['session'] = app.session.isLoggedIn.value ? 'player' : 'guest';
  });
  app.session.recallActivity();
  app.recentGames.recall();
  app.search.recall();
  app.consent.resume();
  paintFavourites(app);
  leaveLandingPages(app);
  startPrefetching(router);
  connect().catch((error: unknown) => console.warn('The platform could not be reached.', error));
}

/** §2.5: a landing page leads home once the player is logged in. */
function leaveLandingPages({ session, navigation, visit }: AppState): void {
  effect(() => {
    if (!session.isLoggedIn.value) return;
    if (navigation.pageData.peek().page.kind === 'landing') visit(location.href, { replace: true });
  });
}
