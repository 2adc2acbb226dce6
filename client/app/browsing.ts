import { effect } from '@preact/signals-react';
import { definitionOf } from '../../shared/pages/pages.ts';
import { listenForSearchKey } from '../overlays/search/search-key.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cookies, Timers } from '../state/collaborators.ts';
import type { Hydration } from '../state/hydration/hydration.ts';
import { roveReels } from '../ui/reel/rove-reels.ts';
import { paintFavourites } from './actions/paint-favourites.ts';
import type { BrowserViews } from './views/browser-views.tsx';
import { layOutAhead } from './lay-out-ahead.ts';
import { createHistoryEntries } from './router/history-entries.ts';
import { listenForNavigation } from './router/listen.ts';
import { createOverlayEntries } from './router/overlay-entries.ts';
import { createPageClient } from './router/page-client.ts';
import { startPrefetching } from './router/prefetch.ts';
import { createRouter, type Router } from './router/router.ts';
import { createScrollMemory } from './router/scroll-memory.ts';

export interface BrowsingParts {
  readonly app: AppState;
  readonly views: BrowserViews;
  readonly hydration: Hydration;
  readonly cookies: Cookies;
  readonly timers: Timers;
  /** Session storage: its values last as long as the tab. */
  readonly tabStore: Pick<Storage, 'getItem' | 'setItem'>;
  /** The entry module of this document. */
  readonly entry: string;
  readonly mayForceReload: () => boolean;
}

/**
 * Client-side navigation. It is a chunk of its own, fetched once the page is hydrated; until it has loaded, or if it
 * fails to, links make full page loads.
 */
export function startBrowsing(parts: BrowsingParts): Router {
  const { app, views, hydration, cookies, timers, tabStore, entry, mayForceReload } = parts;
  const entries = createHistoryEntries({
    history,
    memory: createScrollMemory(tabStore),
    position: () => ({ x: window.scrollX, y: window.scrollY }),
    newKey: () => Math.random().toString(36).slice(2),
  });
  const { gridSize, reelSize } = app.display;
  const pages = createPageClient({
    fetch: window.fetch.bind(window),
    now: timers.now,
    entry,
    sizes: () => ({ gridSize: gridSize.peek(), reelSize: reelSize.peek() }),
  });
  const overlayEntries = createOverlayEntries(app, entries);
  const router = createRouter({ app, views, pages, entries, overlayEntries, cookies, mayForceReload });
  listenForNavigation({ router, entries, hydration });
  paintFavourites(app);
  leaveGuestPages(app, router);
  startPrefetching(router);
  layOutAhead(app);
  listenForSearchKey(app.search);
  roveReels();
  return router;
}

/** §2.5: a page for guests redirects to the home page once the player is logged in. */
function leaveGuestPages({ session, navigation }: AppState, router: Router): void {
  effect(() => {
    const { guards } = definitionOf(navigation.pageData.peek().page.name);
    if (!session.isLoggedIn.value || guards?.includes('guest-only') !== true) return;
    // The router's guard redirects.
    router.visit(location.href, { replace: true, keepOverlays: true });
  });
}
