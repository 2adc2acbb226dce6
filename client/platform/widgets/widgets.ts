import { effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, Timers } from '../../state/collaborators.ts';
import { isCashier, isContainedWidget, type Opened } from '../../state/platform-calls.ts';
import type { Framework } from '../framework/contract.ts';
import { createDialogs, type AskedDialog } from './dialogs.ts';
import { tickMarketingOptIn } from './marketing-opt-in.ts';
import { readWidget } from '../framework/payloads.ts';
import type { WantedFeed } from '../games/wanted.ts';

/** Where players set their limits: that it was shown answers the question about them (§5). */
export const LIMIT_WIDGET = 'depositLimit';

interface WidgetsParts {
  readonly app: AppState;
  /** Closes the page's modal dialogs, under which what is drawn beside them, perhaps in that element, could not be pressed. */
  readonly closeDialogs: (shown: unknown) => void;
  /** Called with whether the cash-out is shown, as that changes. */
  readonly followCashOut: (isShown: boolean) => void;
  readonly timers: Pick<Timers, 'now'>;
  readonly wanted: WantedFeed;
}

/** What a framework has told of its widgets. */
export interface WidgetsTold {
  /** How many it has shown. */
  readonly widgetsShown: () => number;
  /** Whether what it has shown last, and not closed, is in the page's own container. */
  readonly isContainerUsed: () => boolean;
  /** The visitor asks for a dialog beside the page, at that time of the page's clock. */
  readonly dialogAsked: (
    name: string,
    atMs: number,
  ) => Pick<AskedDialog, 'answered'> & { readonly opened: (handle: Opened) => void };
  /** Another framework has replaced it, which is not known to show what this one has shown. */
  readonly end: Cancel;
}

/**
 * Follows what a framework tells about its widgets; those events are extras, the page's own container tells as well
 * (`followContainer`).
 */
export function followWidgets(
  framework: Framework,
  { app, closeDialogs, followCashOut, timers, wanted }: WidgetsParts,
): WidgetsTold {
  const { account, consent, games, limitPrompt, overlays } = app;
  const dialogs = createDialogs(overlays, timers);
  let shown = 0;
  let drawn: string | null = null;
  /** The container that was open when it was drawn: another one that is open now is not that widget's to close. */
  let drawnIn: string | null = null;
  let isDialog = false;
  let isCashOut = false;
  const setCashOut = (isShown: boolean) => {
    if (isShown !== isCashOut) followCashOut(isShown);
    isCashOut = isShown;
  };
  // That one has closed may not be told: it has where a game opens or closes, unless it is seen to lie there.
  const stopFollowing = games.openGameId.subscribe(() => {
    setCashOut(false);
    dialogs.clear();
  });
  framework.on('widgetShown', (payload) => {
    const widget = readWidget(payload);
    if (widget === null) return;
    shown += 1;
    drawn = widget.name;
    setCashOut(drawn === 'withdraw');
    if (drawn === LIMIT_WIDGET) limitPrompt.settle();
    // The platform opens its cashier by itself too.
    if (isCashier(drawn)) {
      consent.keepTagsOut();
      account.noteCashier();
    }
    drawnIn = overlays.openName.peek();
    // It may have come by itself, as a reality check does, and need not be in a dialog that the browser lays over ours.
    isDialog = !isInContainer(widget.element, drawnIn);
    if (!isDialog && isContainedWidget(drawn)) overlays.noteDrawn(drawn);
    // A login is drawn within, and so is what the platform goes on to in the container.
    if (isDialog && (isContainedWidget(drawn) || dialogs.shown(drawn, widget.element)))
      closeDialogs(widget.element);
    if (drawn === 'registration' && widget.element instanceof Element)
      tickMarketingOptIn(widget.element, app);
  });
  framework.on('widgetClosed', (payload) => {
    // One that does not say which is the one that was shown last.
    const name = readWidget(payload)?.name ?? drawn;
    if (name === null) return;
    const inContainer = drawn ?? overlays.openName.peek();
    if (drawn === name) drawn = null;
    if (name === 'withdraw') setCashOut(false);
    dialogs.closed(name);
    // Another widget may be drawn in its place at once, and after a login the login event may follow: looked at after them.
    queueMicrotask(() => {
      if (drawn !== null) return;
      isDialog = dialogs.settle();
      const open = overlays.openName.peek();
      // Another container that was opened meanwhile is not that widget's, and the visitor still wants to play.
      const isItsOwn = inContainer === name && open === (drawnIn ?? open);
      if (isContainedWidget(open) && !isItsOwn) return;
      if (isContainedWidget(name)) wanted.formGone();
      if (isContainedWidget(open)) overlays.close(open);
    });
  });
  return {
    widgetsShown: () => shown,
    isContainerUsed: () => drawn !== null && !isDialog,
    dialogAsked(name, atMs) {
      const shownBefore = shown;
      const { answered, opened } = dialogs.asked(name, atMs);
      return { answered, opened: (handle) => opened(handle, isDialog && shown > shownBefore) };
    },
    end() {
      stopFollowing();
      setCashOut(false);
    },
  };
}

/** Whether a widget is drawn in the page's own container; one without an element is taken to be while the container is open. */
function isInContainer(element: unknown, openName: string | null): boolean {
  if ((element ?? null) === null) return isContainedWidget(openName);
  return element instanceof Element && element.closest('[data-widget-host]') !== null;
}

/**
 * Keeps the page's own container for login and registration in step with the session: it closes when its work is done, and a
 * visitor who closes it does not play after a later login. The registration stays after it has logged the player in: the
 * platform has more to say there. Who is a player already, and came by a link to it, is asked to join no more (§6).
 */
export function followContainer({
  games,
  overlays,
  session,
}: Pick<AppState, 'games' | 'overlays' | 'session'>): Cancel {
  let wasOpen = false;
  /** A guest was seen with the container open: who logs in then has done so in it. */
  let isForGuest = false;
  return effect(() => {
    const name = overlays.openName.value;
    const isOpen = isContainedWidget(name);
    const isLoggedIn = session.isLoggedIn.value;
    // Who was here a moment ago is probably a player whom the platform is about to tell.
    const isGuest = !session.isReLoginLoaderShown.value && !isLoggedIn;
    isForGuest = isOpen && (isForGuest || isGuest);
    const isDone = name === 'login' || games.isGameOpen.value || !isForGuest;
    if (isOpen && isLoggedIn && isDone) overlays.close(name);
    if (wasOpen && !isOpen && !isLoggedIn) games.want(null);
    wasOpen = isOpen;
  });
}
