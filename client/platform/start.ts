import { effect } from '@preact/signals-react';
import { IOS_APP_COOKIE } from '../../shared/config/constants.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cookies, Timers } from '../state/collaborators.ts';
import { openWidget } from '../state/open-widget.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { pollBonusCount } from './bonus-count.ts';
import { createPlatformCalls } from './calls.ts';
import { bonusCountGlobal, readFramework } from './contract.ts';
import { openDataLayer } from './data-layer.ts';
import { deepLinkTarget } from './deep-links.ts';
import { listenToFramework } from './events.ts';
import { forwardToIosApp, postToIosApp } from './ios-forwarding.ts';
import { keepSessionAlive } from './keep-alive.ts';
import { onFirstSign } from './lazy-rule.ts';
import { createFrameworkLoader } from './loader.ts';
import { PAGE_OPEN_EVENT, pageOfKey } from './page-open.ts';
import { reportPageViews } from './page-views.ts';
import { insertScript } from './script.ts';
import { loadTagManager } from './tag-manager.ts';

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
  readonly nonce: string;
  /** Opens the info popup. */
  readonly openInfoPage: (page: string) => void;
}

/**
 * Connects the page to the platform and the tags, once it is hydrated: a chunk of its own, so that browsing does not wait
 * for it (§4).
 */
export function startPlatform(parts: PlatformParts): PlatformCalls {
  const { app, timers, cookies, nonce, openInfoPage } = parts;
  const { navigation, session, games } = app;
  const { address, visitor, shell } = navigation.pageData.peek();

  const loader = createFrameworkLoader({
    timers,
    insertScript: (onError) => insertScript(shell.settings.platformScriptUrl, nonce, onError),
    find: () => readFramework(window),
    listen: (framework) => listenToFramework(framework, app),
    start: (framework) =>
      framework.call('start', {
        language: LOCALE_FACTS[address.locale].platformLanguage,
        currency: visitor.currency,
        platform: visitor.device,
      }),
    onPatienceLost: () => session.giveUpWaiting(),
  });
  const calls = createPlatformCalls({ loader, timers, games, global: window });

  loadByRule(app, loader.load);
  keepSessionAlive({
    app,
    timers,
    keepAlive() {
      const beat = loader.ready().then((framework) => framework.call('keepAlive'));
      beat.catch((error: unknown) => console.warn('CasinoPlatform.keepAlive()', error));
    },
  });
  pollBonusCount({ app, timers, readGlobal: () => bonusCountGlobal(window) });

  const dataLayer = openDataLayer(window);
  if (visitor.isIosApp || cookies.get(IOS_APP_COOKIE) === '1')
    forwardToIosApp(dataLayer, postToIosApp(window));
  loadTagManager({
    consent: app.consent,
    gtmId: shell.settings.gtmId,
    dataLayer,
    now: timers.now,
    insertScript: (source) => insertScript(source, nonce),
  });
  reportPageViews(app, timers);

  window.openContactUs = () => app.overlays.open('contact');
  window.addEventListener(PAGE_OPEN_EVENT, (event) => {
    const page = event instanceof CustomEvent ? pageOfKey(event.detail) : null;
    if (page !== null) openInfoPage(page);
  });
  openDeepLinks(app);
  return calls;
}

/** §4: on the home page at once, elsewhere with the visitor's first interaction. */
function loadByRule({ navigation }: AppState, load: () => void): void {
  const stopWaiting = onFirstSign(window, load);
  effect(() => {
    if (navigation.pageData.value.page.name !== 'home') return;
    stopWaiting();
    load();
  });
}

/** §2.6 NeoDL, on the first page and on each later one. */
function openDeepLinks(app: AppState): void {
  app.navigation.pageData.subscribe(() => {
    const target = deepLinkTarget(location.search);
    if (target === 'contact') app.overlays.open('contact');
    else if (target !== null) openWidget(app, target);
  });
}
