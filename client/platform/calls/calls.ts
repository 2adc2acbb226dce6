import { FRAMEWORK_PATIENCE_MS } from '../../../shared/config/constants.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Timers } from '../../state/collaborators.ts';
import { isContainedWidget, type Opened, type PlatformCalls } from '../../state/platform-calls.ts';
import type { Connection } from './connection.ts';
import { openOffersPopup, type FrameworkCall } from '../framework/contract.ts';
import type { FrameworkLoader } from '../framework/loader.ts';
import { watchMarketingOptIn } from '../widgets/marketing-opt-in.ts';
import { readClose, warn } from '../framework/payloads.ts';
import { EMPTIED_FOR_MS, hasNodes, watchRendering } from '../widgets/rendering.ts';
import type { TreeUse } from '../widgets/tree.ts';
import type { WantedFeed } from '../games/wanted.ts';
import { LIMIT_WIDGET } from '../widgets/widgets.ts';
import type { Wishes } from './wishes.ts';

/** Time limits for a game to load, and for a favourite to change or a logout to happen. */
const GAME_LIMIT_MS = 20_000;
const CHANGE_LIMIT_MS = 10_000;
/** Whether a widget that is not drawn in its container is shown still. */
const LOOK_EVERY_MS = 1_000;

interface CallsParts {
  readonly loader: FrameworkLoader<Connection>;
  readonly wishes: Wishes<Connection>;
  readonly timers: Timers;
  readonly app: AppState;
  /** The object with `openOffersPopup`: the window. */
  readonly global: object;
  /** Closes what would lie over a dialog of the platform's; resolves when that is gone. */
  readonly makeWay: () => Promise<void>;
  readonly use: TreeUse;
  readonly wanted: WantedFeed;
}

/** The calls to the platform (§7.6), through the framework. None of them throws, whatever the framework does. */
export function createPlatformCalls(parts: CallsParts): PlatformCalls {
  const { loader, wishes, timers, app, global, makeWay, use, wanted } = parts;
  const { games, overlays, wishNotice } = app;

  /** A wish that nothing on the page waits for by itself: what becomes of it is said by the notice. */
  const wish = async (run: (connection: Connection) => Promise<unknown>, askedMs?: number): Promise<void> => {
    wishNotice.wait(askedMs);
    const granted = await wishes.wish();
    if (granted === 'replaced') return; // the notice is the newer wish's
    if (granted === 'late') {
      wishNotice.fail();
      return;
    }
    wishNotice.endWish();
    if (overlays.isOutdated(askedMs)) return;
    try {
      await run(granted);
    } catch (error) {
      warn(error);
      wishNotice.fail();
    }
  };
  /**
   * The platform shows it in a dialog of its own, which need not be one that the browser lays over ours. It may answer only when
   * that is closed, and reject where the visitor has closed it, which takes a press in it, or another has taken its place: that is
   * no refusal.
   */
  const show = (run: (connection: Connection) => Promise<unknown>, askedMs: number): void =>
    void wish(async (connection) => {
      const number = wishes.count();
      await makeWay();
      const widgetsBefore = connection.widgetsShown();
      const sinceMs = timers.now();
      try {
        await run(connection);
      } catch (error) {
        const isRefusal =
          wishes.count() === number &&
          connection.widgetsShown() === widgetsBefore &&
          !use.isSince(sinceMs) &&
          timers.now() - sinceMs < FRAMEWORK_PATIENCE_MS;
        if (isRefusal) throw error;
        warn(error);
      }
    }, askedMs);

  /** The same, with an entry in the history: Back closes it by what the call answers, or else by the element that it is told to be in. */
  const showDialog = (
    name: string,
    run: (connection: Connection) => Promise<unknown>,
    askedMs = timers.now(),
  ): void => {
    show(async (connection) => {
      const asked = connection.dialogAsked(name, askedMs);
      const handle = openedBy(await run(connection).finally(asked.answered), () => {});
      if (handle.hasHandle) asked.opened(handle);
    }, askedMs);
  };

  /** A game or a widget that is opened in a container of the page; null when the container is gone or the framework does not open it. */
  const open = async (container: HTMLElement, name: FrameworkCall, ...given: readonly unknown[]) => {
    // The container tells of this wish; what the notice said was of an older one.
    wishNotice.endWish();
    const granted = await wishes.wish();
    if (typeof granted === 'string' || !container.isConnected) return null;
    try {
      return openedBy(await granted.framework.call(name, ...given), () => container.replaceChildren());
    } catch (error) {
      // What the page has taken away before it was ready could not be opened, and is no fault.
      if (container.isConnected) warn(error);
      return null;
    }
  };

  return {
    load: () => loader.load(),
    showWidget(name, askedMs) {
      if (isContainedWidget(name)) {
        overlays.open(name, askedMs);
        // Something else that was pressed since lies there.
        if (overlays.openName.peek() !== name) games.want(null);
      } else
        showDialog(
          name,
          async ({ framework }) => {
            const handle = await framework.call('showWidget', name);
            // Where a framework does not tell what it has shown.
            if (name === LIMIT_WIDGET) app.limitPrompt.settle();
            return handle;
          },
          askedMs,
        );
    },
    async renderWidget(name, container, onClose) {
      const onClosed = () => {
        wanted.formGone();
        onClose();
      };
      const isTold = () => loader.current()?.isContainerUsed() === true;
      const rendering = watchRendering(container, { timers, isTold, onEmptied: onClosed });
      const stopOptIn = watchMarketingOptIn(container, app);
      const opening = open(container, 'showWidget', name, { container });
      // A framework may answer only when its widget is closed: what it renders is as good an answer.
      const isDrawn = await Promise.race([
        rendering.begun,
        opening.then((opened) => (opened === null ? false : rendering.begun)),
      ]);
      let cancelLook = () => {};
      const close = () => {
        cancelLook();
        rendering.stop();
        stopOptIn();
        void opening.then((opened) => opened?.close());
      };
      const answered = await Promise.race([opening, null]);
      if (isDrawn) return { close };
      // One with a handle may be open elsewhere. It goes with what is seen of it, or an empty panel would be left.
      if (answered?.hasHandle === true && use.isNow()) {
        const look = () => {
          if (use.isNow() || rendering.isFilled()) cancelLook = timers.after(LOOK_EVERY_MS, look);
          else onClosed();
        };
        look();
        return { close };
      }
      close();
      return null;
    },
    async loadGame(gameId, container) {
      const loadsClosed = () => loader.current()?.loadsClosed() ?? 0;
      const closedBefore = loadsClosed();
      const opening = open(container, 'loadGame', gameId, { mode: 'M', container });
      const answer = await within(
        GAME_LIMIT_MS,
        opening.then((opened) => ({ opened })),
        timers,
      );
      const close = () => void opening.then((late) => late?.close());
      // A framework may answer only when its game is closed: what it has drawn by the time limit is played.
      if (answer === null ? !hasNodes(container) : answer.opened === null) {
        // A game that loads after the time limit is closed, or it would run invisibly; so would what it has drawn until then.
        container.replaceChildren();
        close();
        return null;
      }
      // The container is this load's own: the same game may have been closed meanwhile, and opened again in another.
      if (container.isConnected) games.loaded(gameId);
      // It may be drawn anew with the answer.
      const lookSoon = (opened: Opened | null) =>
        void timers.after(EMPTIED_FOR_MS, () => {
          if (container.isConnected && (opened === null || !hasNodes(container))) games.close();
        });
      if (answer === null) void opening.then(lookSoon);
      // The answer to a load that was closed before is no sign of a game.
      else if (loadsClosed() > closedBefore) lookSoon(answer.opened);
      return answer === null ? { close } : answer.opened;
    },
    async setFavourite(gameId, isFavourite) {
      // A login may be told before the framework is ready.
      const change = async () => (await loader.ready()).favourites.change(gameId, isFavourite);
      return (await within(CHANGE_LIMIT_MS, change(), timers)) ?? false;
    },
    // Where no framework is connected there is no balance to refresh.
    refreshBalance: () => loader.current()?.balance.refresh(),
    logout: () =>
      void wish(async (connection) => {
        const done = await within(CHANGE_LIMIT_MS, connection.session.logOut(), timers);
        if (done !== null) return;
        connection.session.check();
        throw new Error('CasinoPlatform.logout() does not answer');
      }),
    openOffers: (askedMs) => showDialog('offers', () => openOffersPopup(global), askedMs),
    engageChat: (who, askedMs) => showDialog('chat', ({ chat }) => chat.engage(who), askedMs),
  };
}

/** What was opened, by the framework's handle; without one it is closed by `empty`. */
function openedBy(handle: unknown, empty: () => void): Opened & { readonly hasHandle: boolean } {
  const closeHandle = readClose(handle);
  const run = async () => {
    await (closeHandle ?? empty)();
  };
  let isOpen = true;
  return {
    hasHandle: closeHandle !== null,
    close() {
      if (isOpen) run().catch(warn);
      isOpen = false;
    },
  };
}

/** Resolves to null after the time limit. */
function within<T>(limitMs: number, response: Promise<T>, timers: Timers): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(limitMs, () => resolve(null));
    response.then(resolve, reject).finally(cancel);
  });
}
