import { effect } from '@preact/signals-react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openDataLayer, pushEvent } from '../platform/tags/data-layer.ts';
import { FOUND_HTML } from '../trusted/trusted.ts';
import { createPlatformPort } from '../platform/port.ts';
import { createAppState, type AppState } from '../state/app-state.ts';
import { importComponents } from '../overlays/overlay.ts';
import { withFound } from '../state/hydration/found-data.ts';
import { createHydration } from '../state/hydration/hydration.ts';
import type { VisitOptions } from '../state/collaborators.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { listenForActions } from './actions/listen.ts';
import { browserCookies } from './browser/cookies.ts';
import { browserStorage } from './browser/storage.ts';
import { isEdgeThere } from './browser/edge-there.ts';
import { isTyped } from './browser/is-typed.ts';
import { mayReload } from './browser/may-reload.ts';
import { isGoneBackTo, reloadForReturn } from './browser/return.ts';
import type { PagePayload } from './document/page-payload.ts';
import { BROWSER_TIMERS } from './browser/timers.ts';
import type { BrowserWords } from './browser/words.ts';
import { isTranslated } from './browser/translation.ts';
import type { BrowserViews } from './views/browser-views.tsx';
import { Document } from './document/document.tsx';
import { loadOnce } from './load-once.ts';
import { ChunkError, loadChunk } from '../parts/lazy/chunk-reload.ts';
import { makeWay } from './make-way.ts';
import { isForeign } from './overlay-marks.ts';
import { closeModals, stackOverlays } from './overlay-stack.ts';
import type { Router } from './router/router.ts';

export interface BrowserParts {
  readonly payload: PagePayload;
  /** The frame's and the page's are loaded already. */
  readonly words: BrowserWords;
  /** The code of the payload's page and layout is loaded already. */
  readonly views: BrowserViews;
}

/** Builds the browser's state and hydrates the document. Called once per page load. */
export function startBrowser({ payload, words, views }: BrowserParts): void {
  const { assets } = payload;
  const pageData = withFound(payload.pageData);
  const { locale } = pageData.address;
  const timers = BROWSER_TIMERS;
  const cookies = browserCookies();
  const storage = browserStorage(() => window.localStorage);
  const hydration = createHydration();
  hydration.found.hold(pageData.page);

  let router: Router | null = null;
  const visit = (href: string, options?: VisitOptions) => {
    if (router === null) location.assign(href);
    else void router.visit(href, options);
  };
  const connect = loadOnce(async () => {
    const { startPlatform } = await loadChunk(() => import('../platform/start.ts'));
    return startPlatform({
      app,
      timers,
      cookies,
      storage,
      makeWay: () => makeWay(app),
      isForeign,
      closeDialogs: () => closeModals(app),
      loadChunk,
    });
  });

  const dataLayer = openDataLayer(window);
  const app = createAppState(pageData, {
    messages: words.messages,
    hydration,
    collaborators: {
      loadWords: async () => void (await Promise.all([words.load.pages(), words.load.later()])),
      timers,
      cookies,
      storage,
      platform: createPlatformPort({
        connect,
        timers,
        notice: () => app.wishNotice,
        onUnreachable() {
          app.wishNotice.fail();
          app.games.want(null);
        },
      }),
      track: (event) => pushEvent(dataLayer, event),
      announce: (name) => window.dispatchEvent(new Event(name)),
      visit,
      fetchInfoPage: (page) =>
        import('./browser/info-page.ts').then(
          ({ fetchInfoPage }) => fetchInfoPage(page, locale),
          (error: unknown) => {
            console.warn('Info pages', error); // §8: the visitor sees no error
            return null;
          },
        ),
    },
  });

  if (isGoneBackTo()) app.navigation.noteReturn();

  const browse = async () => {
    const { startBrowsing } = await loadChunk(() => import('./browsing.ts'));
    const { dataFormat } = assets;
    router = startBrowsing({
      app,
      views,
      hydration,
      cookies,
      timers,
      storage,
      dataFormat,
      mayForceReload: mayReload,
    });
  };

  stackOverlays(app);
  // Before hydration, so that Play works at once.
  listenForActions({ app, cookies }, hydration);

  const recover = async (lost: ChunkError) => {
    // React tells of it before its place is given up: a game whose own code is lost is closed by then.
    await Promise.resolve();
    // Nothing else is worth a game, nor what is being written.
    const isWorthMore = () => isTyped() || app.games.isGameOpen.peek();
    if (isWorthMore() || !(await isEdgeThere()) || isWorthMore() || !mayReload()) {
      console.warn(lost);
      app.wishNotice.missLoad();
    } else if (app.navigation.isReturn.peek()) reloadForReturn();
    else location.reload();
  };
  const onError = (error: unknown) => {
    if (error instanceof ChunkError) void recover(error);
    else reportError(error);
  };
  // What is loaded outside of React reports it.
  window.addEventListener('error', (event) => {
    if (!(event.error instanceof ChunkError)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onError(event.error);
  });
  // What opens first does so as hydration ends. What fails is asked for again as something opens.
  importComponents().catch(() => {});
  // In slices, between which the browser paints and answers: by itself React hydrates a document in one task.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        app={app}
        views={views}
        assets={assets}
        stylesOf={foundHtml}
        scripts={foundHtml}
        onHydrated={() => void afterHydration({ app, browse, connect })}
      />,
      { onCaughtError: onError, onUncaughtError: onError, onRecoverableError },
    );
  });
}

const foundHtml = () => FOUND_HTML;

/** What hydration did not find as the edge had sent it is rendered anew. A fault of ours, unless a translator was there first. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated()) reportError(error);
}

interface Started {
  readonly app: AppState;
  readonly browse: () => Promise<void>;
  readonly connect: () => Promise<PlatformCalls>;
}

/** Reads what only the browser knows (cookies, storage, platform). Not earlier: hydration must render the edge's HTML. */
async function afterHydration({ app, browse, connect }: Started): Promise<void> {
  const root = document.documentElement;
  effect(() => {
    root.dataset['session'] = app.session.isLoggedIn.value ? 'player' : 'guest';
  });
  app.session.recallActivity();
  app.recentGames.belongTo(null);
  app.display.recallStill();
  app.consent.resume();

  const late = [browse(), connect()];
  for (const outcome of await Promise.allSettled(late)) {
    // After the one reload the page goes on: it is readable, its links work and it is hydrated without either of them.
    if (outcome.status === 'rejected') reportError(outcome.reason);
  }
  // Tests wait for this attribute: now everything is interactive.
  root.dataset['hydrated'] = '';
}
