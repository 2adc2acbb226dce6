import { effect } from '@preact/signals-react';
import { IOS_APP_COOKIE } from '../../shared/config/constants.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { AppState } from '../state/app-state.ts';
import type { ClientStorage, Cookies, LoadChunk, Timers } from '../state/collaborators.ts';
import { openWidget } from '../state/open-widget.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { insertScript } from '../trusted/insert-script.ts';
import { pollBonusCount } from './session/bonus-count.ts';
import { createPlatformCalls } from './calls/calls.ts';
import { carryWanted } from './games/carry-wanted.ts';
import { connectFramework, type Connection } from './calls/connection.ts';
import { bonusCountGlobal, readFramework } from './framework/contract.ts';
import { openDataLayer } from './tags/data-layer.ts';
import { deepLinkTarget } from './calls/deep-links.ts';
import { expireTagCookies } from './tags/expire-tag-cookies.ts';
import { followChat } from './widgets/follow-chat.ts';
import { forwardToIosApp, postToIosApp } from './tags/ios-forwarding.ts';
import { keepSessionAlive } from './session/keep-alive.ts';
import { onFirstSign } from './framework/lazy-rule.ts';
import { createFrameworkLoader } from './framework/loader.ts';
import { PAGE_OPEN_EVENT, pageOfKey } from './calls/page-open.ts';
import { followOtherTabs } from './session/other-tabs.ts';
import { pathOf, reportPageViews } from './tags/page-views.ts';
import { askWhenShownAgain } from './session/shown-again.ts';
import { loadTagManager } from './tags/tag-manager.ts';
import { standInForGames } from './games/stand-in-for-games.ts';
import { servedOnly } from './calls/served-only.ts';
import { followSession } from './session/session-tabs.ts';
import { followUse, type IsForeign } from './widgets/tree.ts';
import { createWanted } from './games/wanted.ts';
import { followContainer } from './widgets/widgets.ts';
import { createWishes } from './calls/wishes.ts';
import { yieldTo } from './widgets/yield-to.ts';

declare global {
  interface Window {
    /** Called by the platform; opens the contact popup (docs/contracts/platform-framework.md). */
    openContactUs?: () => void;
  }
}

export interface PlatformParts {
  readonly app: AppState;
  readonly timers: Timers;
  readonly cookies: Cookies;
  readonly storage: ClientStorage;
  /** Closes what would lie over a dialog of the platform's; resolves when that is gone. */
  readonly makeWay: () => Promise<void>;
  readonly isForeign: IsForeign;
  /** Closes all modal dialogs at once, for what the platform shows by itself. */
  readonly closeDialogs: () => void;
  readonly loadChunk: LoadChunk;
}

/**
 * Connects the page to the platform and the tags, once it is hydrated: a chunk of its own, so that browsing does not wait
 * for it (§4).
 */
export function startPlatform(parts: PlatformParts): PlatformCalls {
  const { app, timers, cookies, storage, makeWay, isForeign, loadChunk } = parts;
  const { navigation, session } = app;
  const { address, visitor, shell } = navigation.pageData.peek();

  const closeDialogs = (shown: unknown) => {
    const { stack } = app.overlays;
    const before = stack.peek();
    parts.closeDialogs();
    const closed = before.filter((name) => !stack.peek().includes(name));
    yieldTo(shown, closed, isForeign);
  };
  const use = followUse(isForeign, timers, window);
  const wanted = createWanted(app, timers);
  const loader = createFrameworkLoader<Connection>({
    timers,
    insertScript: (onError) => insertScript(shell.settings.platformScriptUrl, onError),
    find: () => readFramework(window),
    listen: (framework) =>
      connectFramework(framework, { app, timers, storage, use, wanted, closeDialogs, loadChunk }),
    start: (framework) =>
      framework.call('start', {
        language: LOCALE_FACTS[address.locale].platformLanguage,
        currency: visitor.currency,
        platform: visitor.device,
      }),
    onReady: ({ session: feed }) => feed.check(),
    onPatienceLost: () => session.giveUpWaiting(),
    onScriptFailed: () => wishes.deny(),
  });
  const wishes = createWishes(loader, timers);
  const calls = servedOnly(
    createPlatformCalls({ loader, wishes, timers, app, global: window, makeWay, use, wanted }),
    app,
  );

  const isHandedOn = carryWanted({
    app,
    timers,
    storage: () => window.sessionStorage,
    tabs: window,
    wanted,
  });
  if (isHandedOn) loader.load();
  else loadByRule(app, loader.load);
  followContainer(app);
  followChat(app);
  standInForGames({ app, timers, loadChunk });
  followSession({
    app,
    storage,
    timers,
    check: () => loader.current()?.session.check(),
    tabs: window,
  });
  followOtherTabs({
    app,
    storage,
    askFavourites: () => loader.current()?.favourites.ask(),
    countDeposit: (told) => loader.current()?.deposits.hearOfOtherTab(told),
    tabs: window,
  });
  askWhenShownAgain({ app, timers, page: document, tabs: window, current: loader.current });
  keepSessionAlive({
    app,
    timers,
    keepAlive: async () => loader.current()?.framework.call('keepAlive'),
    onLapsed: (isSaid) => loader.current()?.session[isSaid ? 'checkOver' : 'check'](),
  });
  pollBonusCount({ app, timers, readGlobal: () => bonusCountGlobal(window) });

  const dataLayer = openDataLayer(window);
  if (visitor.isIosApp || cookies.get(IOS_APP_COOKIE) === '1')
    forwardToIosApp(dataLayer, postToIosApp(window));
  // Before the tags: an address that opens the cashier keeps them out.
  openDeepLinks(app);
  loadTagManager({
    consent: app.consent,
    gtmId: shell.settings.gtmId,
    dataLayer,
    tagLayer: (window.tagDataLayer ??= []),
    path: () => pathOf(navigation.pageData.peek()),
    now: timers.now,
    insertScript: (source) => insertScript(source),
  });
  expireTagCookies(app.consent, document, location);
  reportPageViews(app, timers, window);

  window.openContactUs = () => app.overlays.open('contact');
  window.addEventListener(PAGE_OPEN_EVENT, (event) => {
    const page = event instanceof CustomEvent ? pageOfKey(event.detail) : null;
    if (page !== null) app.infoPopup.open(page);
  });
  return calls;
}

/**
 * §4: on the home page at once, elsewhere with the visitor's first interaction; also at once for a player who was active a
 * moment ago, whom the re-login loader tells that it is on its way.
 */
function loadByRule({ navigation, session }: AppState, load: () => void): void {
  const stopWaiting = onFirstSign(window, load);
  effect(() => {
    if (navigation.pageData.value.page.name !== 'home' && !session.isReLoginLoaderShown.value) return;
    stopWaiting();
    load();
  });
}

/**
 * §2.6 NeoDL, on the first page and on each later one that a link leads to. Not after Back and Forward: the login is not asked for
 * again (§2.9), and an overlay that opened by itself would cut off the way forward.
 */
function openDeepLinks(app: AppState): void {
  const { isReturn, pageData } = app.navigation;
  pageData.subscribe(() => {
    if (isReturn.peek()) return;
    const target = deepLinkTarget(location.search);
    if (target === 'contact') app.overlays.open('contact');
    else if (target !== null) openWidget(app, target);
  });
}
