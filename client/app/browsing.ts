import { effect } from '@preact/signals-react';
import { listenForSearchKey } from '../overlays/search/search-key.ts';
import { fetchPart } from '../parts/lazy/lazy-part.tsx';
import type { AppState } from '../state/app-state.ts';
import type { ClientStorage, Cookies, Timers } from '../state/collaborators.ts';
import type { Hydration } from '../state/hydration/hydration.ts';
import { isDeferredMarker } from '../state/hydration/script-json.ts';
import { lookFirst } from '../ui/look-first.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { roveTiles } from '../ui/reel/rove-tiles.ts';
import { turnPanels } from '../ui/reel/turn-panels.ts';
import { pressedAction } from './actions/actions.ts';
import { openedBy } from './actions/opened-by.ts';
import { paintFavourites } from './actions/paint-favourites.ts';
import type { BrowserViews } from './views/browser-views.tsx';
import { addressOf } from './browser/address-of.ts';
import { markBrokenImages } from './browser/broken-images.ts';
import { isEdgeThere } from './browser/edge-there.ts';
import { reloadForReturn } from './browser/return.ts';
import { followScrollbar } from './browser/scrollbar.ts';
import { browserStorage } from './browser/storage.ts';
import { whenIdle } from './browser/when-idle.ts';
import { closeOnEscape } from './escape.ts';
import { pressOnce } from './held-enter.ts';
import { focusBeside } from './focus-beside.ts';
import { keepFocusInOverlay } from './keep-focus-in-overlay.ts';
import { layOutAhead } from './lay-out-ahead.ts';
import { isForeign } from './overlay-marks.ts';
import { overlayOf } from './overlay-stack.ts';
import { keepRoomAtFoot } from './room-at-foot.ts';
import { scrollOnArrival } from './router/arrival.ts';
import { createHistoryEntries, keyOf } from './router/history-entries.ts';
import { keepLanguage } from './router/keep-language.ts';
import { leaveGuestPages } from './router/leave-guest-pages.ts';
import { isElsewhere } from './router/is-elsewhere.ts';
import { listenForNavigation } from './router/listen.ts';
import { createOverlayEntries } from './router/overlay-entries.ts';
import { createPageClient } from './router/page-client.ts';
import { followReels } from './router/reel-places.ts';
import { startPrefetching } from './router/prefetch.ts';
import { createRouter, type Router } from './router/router.ts';
import { createScrollMemory } from './router/scroll-memory.ts';
import { showCurrentPill } from './show-current-pill.ts';
import { uncoverNotice } from './uncover-notice.ts';
import { measureWithConsent } from './vitals/with-consent.ts';

export interface BrowsingParts {
  readonly app: AppState;
  readonly views: BrowserViews;
  readonly hydration: Hydration;
  readonly cookies: Cookies;
  readonly timers: Timers;
  readonly storage: ClientStorage;
  /** Of this document (PagePayload). */
  readonly dataFormat: string;
  readonly mayForceReload: () => boolean;
}

/**
 * Client-side navigation. It is a chunk of its own, fetched once the page is hydrated; until it has loaded, or if it
 * fails to, links make full page loads.
 */
export function startBrowsing(parts: BrowsingParts): Router {
  if (isElsewhere()) reloadForReturn();
  const { app, hydration, timers, dataFormat } = parts;
  const reels = followReels();
  const memory = createScrollMemory(browserStorage(() => window.sessionStorage));
  const position = () => ({
    x: window.scrollX,
    y: window.scrollY - heldBy(document.body),
    reels: reels.places(),
  });
  // Back has led here by way of the edge (`keepLanguage`): of the entry that was left nothing is there but the place.
  const isForgotten = app.navigation.isReturn.peek() && keyOf(history.state) === null;
  const entries = createHistoryEntries({
    history,
    navigation: window.navigation,
    memory,
    position,
    newKey: () => Math.random().toString(36).slice(2),
  });
  // After a reload, or Back from another document, browsers restore where the page was, and of no reel.
  const left = isForgotten ? memory.find(leftAt(addressOf(location))) : entries.left();
  reels.place(left.reels ?? {});
  if (isForgotten && left.y > 0 && window.scrollY === 0) scrollOnArrival(left, location.hash);
  const { gridSize, reelSize } = app.display;
  const pages = createPageClient({
    fetch: window.fetch.bind(window),
    now: timers.now,
    dataFormat,
    sizes: () => ({ gridSize: gridSize.peek(), reelSize: reelSize.peek() }),
  });
  const first = app.navigation.pageData.peek();
  // What came late stands in the document alone, and goes with it.
  if (!Object.values(first.page).some(isDeferredMarker)) pages.keep(new URL(location.href), first);
  const overlayEntries = createOverlayEntries(app, entries, window.navigation);
  const leaveFor = keepLanguage({
    locale: first.address.locale,
    cookies: parts.cookies,
    onLeft: (address) => memory.save(leftAt(address), position()),
    isCovered: () => entries.over().length > 0,
  });
  const router = createRouter({ ...parts, isEdgeThere, pages, entries, overlayEntries, reels, leaveFor });
  listenForNavigation({ router, entries, hydration });
  closeOnEscape(app);
  pressOnce();
  paintFavourites(app);
  leaveGuestPages(app, router);
  startPrefetching(router, (target) => fetchOpened(app, target));
  layOutAhead(app);
  markBrokenImages();
  followScrollbar();
  keepRoomAtFoot();
  focusBeside(app);
  uncoverNotice(app);
  listenForSearchKey(app.search, isForeign);
  keepFocus();
  keepFocusInOverlay(app);
  showCurrentPill(app);
  turnPanels();
  roveTiles(app.messages.gameArea.tileKeys);
  lookFirst('focusin', showWhole);
  keepForOffline(app);
  measureWithConsent(app, parts.storage);
  return router;
}

/**
 * Fetches the code of what a press there would open, while the finger or the mouse is on its way: then it opens at once.
 * @returns whether a press there opens something over the page, and leads to no other page
 */
function fetchOpened(app: AppState, target: EventTarget | null): boolean {
  const pressed = pressedAction(target);
  const name = pressed === null ? null : openedBy(app, pressed);
  if (name === null) return false;
  const load = overlayOf(name)?.load ?? null;
  // What fails is asked for again when it is pressed, and the visitor is told if that fails too.
  if (load !== null) fetchPart(load, app.loadWords).catch(() => undefined);
  return true;
}

/** Browsers leave what is partly in sight where it is: what a key leads to in a row that scrolls sideways comes whole. */
function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const { left, right } = target.getBoundingClientRect();
  if (left < 0 || right > document.documentElement.clientWidth)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Keeps what is shown without a network once the visitor has consented to what remembers something, and forgets it when that
 * is taken back or the setting is off. Not for a draft, which is one editor's.
 */
function keepForOffline(app: AppState): void {
  const { isPreview = false, shell } = app.navigation.pageData.peek();
  if (isPreview || !('serviceWorker' in navigator)) return;
  let isKept = navigator.serviceWorker.controller !== null;
  let last = Promise.resolve();
  effect(() => {
    const choices = app.consent.choices.value;
    if (choices === null) return;
    const isWanted = shell.settings.serviceWorker && choices.functionality;
    if (!isWanted && !isKept) return;
    isKept = isWanted;
    whenIdle(() => {
      // One after the other: what is forgotten must not be kept by an earlier choice that takes longer.
      last = last
        .then(() => import('./offline/keep-offline.ts'))
        .then(({ keepOffline, forgetOffline }) => (isWanted ? keepOffline(app) : forgetOffline()))
        .catch((error: unknown) => console.warn('Offline', error));
    });
  });
}

/** The key of a place whose entry is lost. */
const leftAt = (address: string) => `left ${address}`;

/** How far up another company's dialog holds the page behind it, in px below 0: as scripts do for iOS, by a body that is fixed. */
function heldBy({ style }: HTMLElement): number {
  return style.position === 'fixed' ? Number.parseFloat(style.top) || 0 : 0;
}
