import { FETCH_TIMEOUT_MS, LOCALE_COOKIE, VISIT_LIMIT_MS } from '../../../shared/config/constants.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';
import { definitionOf, layoutFor } from '../../../shared/pages/pages.ts';
import type { MatchedPage } from '../../../shared/routing/match-page.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { flagsOf } from '../../../shared/routing/redirect.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cookies, Timers, VisitOptions } from '../../state/collaborators.ts';
import { inTime } from '../../state/in-time.ts';
import { needsOf, type BrowserViews } from '../views/browser-views.tsx';
import type { ViewNeeds } from '../views/views.tsx';
import {
  blurOnDeparture,
  focusOnArrival,
  isFromTop,
  isTyping,
  scrollOnArrival,
  type ScrollTarget,
} from './arrival.ts';
import { ChunkError } from '../../parts/lazy/chunk-reload.ts';
import { addressOf } from '../browser/address-of.ts';
import { reloadForReturn } from '../browser/return.ts';
import { closeModals, closeOverlays } from '../overlay-stack.ts';
import { settleDestination, type BrowserDestination } from './destination.ts';
import { isPictureInSight } from './growth.ts';
import { keyOf, type HistoryEntries } from './history-entries.ts';
import type { LinkTarget } from './link-target.ts';
import type { OverlayEntries } from './overlay-entries.ts';
import { RefusedError, type PageClient } from './page-client.ts';
import type { ReelFollower } from './reel-places.ts';
import { isSameMarket } from './same-market.ts';
import { swapPage } from './swap.ts';

export interface Router {
  /** A click on a link of this site; `pressed` is its element. */
  follow(link: LinkTarget, pressed: Element | null): void;
  /**
   * A navigation started by code.
   * @returns resolves, once it has ended, to whether it was cancelled, as by a link that was pressed meanwhile
   */
  visit(href: string, options?: VisitOptions): Promise<boolean>;
  /** Back or Forward: the address has changed already, and `state` is the entry's. */
  traverse(options: { readonly animate: boolean; readonly state?: unknown }): void;
  /** The document comes back as it was left (bfcache), at whatever entry. */
  resume(): void;
  /** A link that the browser follows, to another document. */
  leave(url: URL): void;
  /** Fetches what a link will need: its chunk and its data. */
  prefetch(url: URL): void;
}

export interface RouterParts {
  readonly app: AppState;
  readonly views: BrowserViews;
  readonly pages: PageClient;
  readonly entries: HistoryEntries;
  readonly overlayEntries: OverlayEntries;
  readonly reels: Pick<ReelFollower, 'place'>;
  readonly cookies: Cookies;
  readonly timers: Timers;
  /** §8: whether a chunk that failed may force a reload now. */
  readonly mayForceReload: () => boolean;
  /** Whether a full load would reach the edge. */
  readonly isEdgeThere: () => Promise<boolean>;
  /** The document is left for that address, and Back leads to it. */
  readonly leaveFor: (url: URL) => void;
}

interface Arrival {
  readonly kind: 'push' | 'replace' | 'traverse';
  readonly scroll: ScrollTarget;
  readonly animate: boolean;
  readonly pressed?: Element | null;
  /** What lies over the page stays, as when a guard redirects. */
  readonly keepOverlays?: boolean;
}

type PageDestination = Extract<BrowserDestination, { kind: 'page' }>;

/** Navigates from page to page without leaving the document; where it cannot, it makes a full page load. */
export function createRouter({
  app,
  views,
  pages,
  entries,
  overlayEntries,
  reels,
  cookies,
  timers,
  mayForceReload,
  isEdgeThere,
  leaveFor,
}: RouterParts): Router {
  const { navigation, session } = app;
  const { address, visitor: look } = navigation.pageData.peek();
  const { locale } = address;
  let underWay = new AbortController();
  let isForPress = false;
  /** Another document has been asked for, and is not there yet: what gives way to it is not to be asked for again. */
  let isLeaving = false;
  let shownAddress = addressOf(location);

  const settle = (url: URL): BrowserDestination =>
    settleDestination(url, {
      origin: location.origin,
      locale,
      cookieLocale: cookies.get(LOCALE_COOKIE) ?? undefined,
      look,
    });

  /** §2.5: a page for guests redirects a logged-in player to the home page. */
  const guarded = (destination: BrowserDestination): BrowserDestination => {
    if (destination.kind === 'load' || !session.isLoggedIn.peek()) return destination;
    const { url, matched } = destination;
    return definitionOf(matched.name).guards?.includes('guest-only') === true
      ? settle(new URL(localePath(locale, pathTo('home')) + flagsOf(url.search), location.origin))
      : destination;
  };

  const gather = async ({ url, matched }: PageDestination, arrival: Arrival, signal: AbortSignal) => {
    const [pageData] = await Promise.all([
      pages.get(url, { signal, returning: arrival.kind === 'traverse' }),
      views.load(usualNeeds(matched, look)),
      // Header and footer must be hydrated before the page between them changes.
      views.footer.load?.(),
      app.hydration?.document.settle(),
    ]);
    // Seldom needs another chunk: the edge can respond with the error page.
    await views.load(needsOf(pageData));
    return pageData;
  };

  const arrive = async (url: URL, pageData: PageData, arrival: Arrival, signal: AbortSignal) => {
    const staysOnPage = navigation.pageData.peek().address.path === pageData.address.path;
    /** The focus is the page's to give: what had it may go, and what inherited it would be scrolled to. */
    let isFocusGiven = false;
    // Back led to a page that a guard redirects: the entry gets the address of the page shown instead. It is replaced
    // here, not in `update`, since another press of Back may change the current entry before the transition begins.
    if (arrival.kind === 'traverse' && addressOf(url) !== addressOf(location)) entries.replace(url);

    // After Back or Forward the entry is that of the page already.
    const release = arrival.kind === 'traverse' ? overlayEntries.agree : await overlayEntries.hold();
    await swapPage({
      // Back and Forward paint at once (§4): a transition first draws the page that is left. A picture that may shrink is worth it.
      animate: arrival.animate && !staysOnPage && (arrival.kind !== 'traverse' || isPictureInSight()),
      pressed: arrival.pressed ?? null,
      left: shownAddress,
      signal,
      update() {
        // The same page with other data needs all its parts hydrated; another page removes the parts still pending.
        if (staysOnPage) app.hydration?.page.openAll();
        else app.hydration?.page.retire();
        // Who types in a search goes on typing.
        isFocusGiven = !staysOnPage || (arrival.scroll !== 'keep' && !isTyping());
        if (isFocusGiven) blurOnDeparture();
        isForPress = false;
        if (arrival.kind === 'push') entries.push(url);
        if (arrival.kind === 'replace') entries.replace(url);
        entries.show();
        if (arrival.keepOverlays !== true) closeOverlays(app);
        app.footer.complete(pageData.shell.footer);
        app.display.resize(pageData.visitor);
        navigation.show(pageData, {
          returning: arrival.kind === 'traverse',
          fromTop: !staysOnPage && isFromTop(arrival.scroll, url.hash),
        });
        app.wishNotice.load();
        shownAddress = addressOf(url);
        pages.keep(url, pageData);
      },
      settle() {
        scrollOnArrival(arrival.scroll, url.hash);
        if (typeof arrival.scroll !== 'string') reels.place(arrival.scroll.reels ?? {});
        else if (!staysOnPage) reels.place({});
        if (isFocusGiven) focusOnArrival(url.hash);
      },
    }).finally(release);
  };

  /** Ends the attempt before. */
  const begin = (keepOverlays = false): AbortSignal => {
    underWay.abort();
    underWay = new AbortController();
    isForPress = !keepOverlays;
    // A guard that redirects is no press.
    if (isForPress) app.overlays.turn();
    return underWay.signal;
  };

  const stop = () => {
    underWay.abort();
    isForPress = false;
    navigation.abort();
  };

  // The last press counts: a page asked for before would close what has been opened since, such as a game with its bet.
  let lay: readonly string[] = [];
  /** The platform, or its code, may come late for what was asked for before the link was pressed. */
  const isOpenedSince = (name: string) => !lay.includes(name) && app.overlays.isOfPage(name);
  app.overlays.stack.subscribe((lies) => {
    if (isForPress && lies.some(isOpenedSince)) stop();
    lay = lies;
  });

  const loadFully = async (url: URL, { kind }: Pick<Arrival, 'kind'>, signal: AbortSignal) => {
    // After Back or Forward the address is already that of the page; assigning it again may not load it.
    if (kind === 'traverse') {
      reloadForReturn();
      return;
    }
    isLeaving = true;
    const release = await overlayEntries.hold();
    isLeaving = false;
    // The document may stay, where the address is that of a download, or come back (bfcache): without what led out of it.
    if (!signal.aborted) {
      closeOverlays(app);
      if (kind === 'push') leaveFor(url);
      // As of a guard that redirects: Back would lead to the page that it forbids.
      location[kind === 'replace' ? 'replace' : 'assign'](url);
    }
    release();
  };

  const fail = async (error: unknown, url: URL, arrival: Arrival, signal: AbortSignal) => {
    navigation.fail();
    // The current page is better than the browser's error page. But after Back or Forward it would stay under another page's
    // address; there a full load follows, whatever its result.
    const isAddressRight = addressOf(location) === shownAddress;
    const isThere = !isAddressRight || (await isEdgeThere());
    if (signal.aborted) return;
    const isReloadSpent = error instanceof ChunkError && !mayForceReload();
    if (isAddressRight && (!isThere || isReloadSpent)) app.wishNotice.missLoad();
    else void loadFully(url, arrival, signal);
  };

  const go = async (asked: URL, arrival: Arrival): Promise<boolean> => {
    const destination = guarded(settle(asked));
    if (destination.kind === 'load') {
      navigation.abort();
      void loadFully(destination.url, arrival, begin(arrival.keepOverlays));
      return false;
    }
    const signal = begin(arrival.keepOverlays);
    const { url } = destination;
    navigation.start();
    // Dialogs lie above the bar, which says what becomes of the link that was pressed in one.
    const uncover = navigation.loadingBar.subscribe((bar) => {
      if (arrival.keepOverlays !== true && (bar === 'running' || bar === 'failed')) closeModals(app);
    });
    try {
      // A line that has stalled brings nothing, and fails nothing by itself.
      const pageData = await inTime(gather(destination, arrival, signal), VISIT_LIMIT_MS, timers);
      if (signal.aborted) return true;
      // As with another look: the platform, the footer and the pages that Back keeps are those of the document's market.
      if (isSameMarket(pageData.visitor, look)) await arrive(url, pageData, arrival, signal);
      else await loadFully(url, arrival, signal);
    } catch (error) {
      if (!signal.aborted) await fail(error, url, arrival, signal);
    } finally {
      uncover();
    }
    return signal.aborted && !isLeaving;
  };

  const traverse: Router['traverse'] = ({ animate, state }) => {
    const isOfShown = entries.over().length > 0 || addressOf(location) === shownAddress;
    if (keyOf(state) === null && isOfShown) {
      entries.adopt();
      return;
    }
    const position = entries.enter(state);
    const isOwn = overlayEntries.arrived();
    // An entry of a page that was not awaited: a link pressed over it since then takes its place.
    if (addressOf(location) !== shownAddress && !(isOwn && isForPress)) {
      void go(new URL(location.href), { kind: 'traverse', scroll: position, animate });
      return;
    }
    if (isOwn) return;
    // Only what lies over the page, or the hash, differs: nothing is fetched, and a navigation in progress is cancelled.
    stop();
    // The page itself has not moved: where it seems to have, a platform holds it in place behind its dialog, and lets go by itself.
    const isSamePlace = entries.isShown();
    entries.show();
    overlayEntries.enter();
    if (!isSamePlace) scrollOnArrival(position, location.hash);
  };

  /** The browser has kept the document for as long as it liked: if the visitor is in another market by now, it is loaded anew. */
  const lookAround = async () => {
    const here = new URL(location.href);
    const isStill = await pages
      .get(here, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), returning: false })
      .then(
        ({ visitor }) => isSameMarket(visitor, look),
        // An edge that cannot say is asked with the next page.
        (error: unknown) => !(error instanceof RefusedError),
      );
    if (!isStill) reloadForReturn();
  };

  return {
    follow({ url, keepScroll }, pressed) {
      const isSamePlace = url.href === location.href;
      void go(url, {
        kind: isSamePlace ? 'replace' : 'push',
        scroll: keepScroll ? 'keep' : 'top-or-hash',
        animate: true,
        pressed,
      });
    },
    visit(href, { replace = false, keepScroll = false, keepOverlays = false, askedMs } = {}) {
      if (app.overlays.isOutdated(askedMs)) return Promise.resolve(true);
      const url = new URL(href, location.href);
      return go(url, {
        // As browsers do where a form leads to the address that is shown.
        kind: replace || url.href === location.href ? 'replace' : 'push',
        scroll: keepScroll ? 'keep' : 'top-or-hash',
        animate: !replace,
        keepOverlays,
      });
    },
    traverse,
    resume() {
      // What was under way as it was left is not wanted any more, and the browser's `popstate` may never have come.
      stop();
      traverse({ animate: false, state: history.state });
      void lookAround();
    },
    leave(url) {
      navigation.abort();
      void loadFully(url, { kind: 'push' }, begin());
    },
    prefetch(url) {
      const destination = settle(url);
      if (destination.kind === 'load') return;
      pages.prefetch(destination.url);
      // What cannot be fetched ahead is fetched again, and reported, when the link is followed.
      Promise.all([views.load(usualNeeds(destination.matched, look)), views.footer.load?.()]).catch(() => {});
    },
  };
}

/** The code that a page needs, unless the edge responds with an error page. */
function usualNeeds({ name }: MatchedPage, { isServed }: Visitor): ViewNeeds {
  return { page: name, layout: layoutFor(name, isServed) };
}
