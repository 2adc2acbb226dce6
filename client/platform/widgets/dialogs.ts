import { FRAMEWORK_PATIENCE_MS } from '../../../shared/config/constants.ts';
import type { Timers } from '../../state/collaborators.ts';
import type { OverlaysModel } from '../../state/overlays.ts';
import type { Opened, PlatformDialog } from '../../state/platform-calls.ts';
import { isShown } from '../../ui/is-shown.ts';

/** What a framework draws so long after it has answered with a handle was not asked for then. */
const HANDLE_LASTS_MS = 60_000;

/** A dialog of the framework's own that the visitor has asked for. */
interface Wish {
  readonly name: string;
  /** When, in ms of the page's clock. */
  readonly atMs: number;
  /** Null: the framework has not answered. */
  answeredMs: number | null;
  /** Null: it has answered with none, or not yet. */
  handle: PlatformDialog | null;
  /** It was drawn when the visitor had gone on to something else: closed, and so is its handle when that comes. */
  isGivenUp: boolean;
}

/** A dialog of the framework's own that it has told of. */
interface Told {
  readonly name: string;
  /** As told by it; unknown where that is no element. */
  readonly element: unknown;
  /** Null: the framework has opened it by itself. */
  readonly wish: Wish | null;
  /** Null: it cannot be closed from here, or not before its handle comes. */
  opened: PlatformDialog | null;
  isClosed: boolean;
}

/** What becomes of a dialog that was asked for. */
export interface AskedDialog {
  /** The framework has answered, or refused: what it shows long after that (`HANDLE_LASTS_MS`) is not what was asked for. */
  answered(): void;
  /**
   * It has answered with a handle, perhaps long before it draws.
   * @param isInstead another has been drawn since, as the login that it needs is
   */
  opened(handle: Opened, isInstead: boolean): void;
}

/** What a framework has told of the dialogs that it shows beside the page, lowest first. */
export interface Dialogs {
  /** The visitor asks for one: the next of that name is theirs, and no warning. */
  asked(name: string, atMs: number): AskedDialog;
  /** @returns whether it lies there: one that comes so late that the visitor has gone on to something else is closed */
  shown(name: string, element: unknown): boolean;
  /** That it has closed; another may be shown in its place at once. */
  closed(name: string): void;
  /**
   * Nothing is drawn in the place of those that have closed.
   * @returns whether others lie there still
   */
  settle(): boolean;
  /** Those that are not known to lie there still are taken to have gone. */
  clear(): void;
}

/**
 * Keeps the entry in the history of the framework's dialogs (`overlays.platformDialog`): there is one while one of them can be closed
 * by its handle and lies there still, also below a dialog without one, such as a warning about the session. That stays until it is
 * answered: Back closes nothing below it, and leads to no other page.
 */
export function createDialogs(overlays: OverlaysModel, timers: Pick<Timers, 'now'>): Dialogs {
  let told: Told[] = [];
  /** The newest of each name, until it is drawn. */
  const wishes = new Map<string, Wish>();
  let newest: Wish | null = null;

  const follow = () => {
    const top = told.at(-1);
    const isKept = told.some(({ opened }) => opened !== null);
    overlays.followPlatformDialog(top === undefined || !isKept ? null : (top.opened ?? lid));
  };
  /** Stands for one without a handle above another. Where it has gone without a word, those below it are what is closed. */
  const lid: PlatformDialog = {
    isStaying: () => told.some(({ opened, element }) => opened === null && isThere(element)),
    close() {
      if (this.isStaying?.() === true) return;
      told = told.filter(({ opened }) => opened !== null);
      told.at(-1)?.opened?.close();
    },
  };

  /** @param dismissed closes it; whether it has closed */
  const dialogOf = (dismissed: () => boolean, askedMs: number): PlatformDialog => {
    let isStaying = false;
    const dialog: PlatformDialog = {
      askedMs,
      isStaying: () => isStaying,
      close() {
        isStaying = !dismissed();
        if (isStaying) return;
        told = told.filter(({ opened }) => opened !== dialog);
        follow();
      },
    };
    return dialog;
  };
  /** What closes one that was asked for: its handle, or without it what its own visitors do. */
  const openedOf = ({ handle, atMs }: Wish, element: unknown): PlatformDialog | null =>
    handle ?? (element instanceof Element ? dialogOf(() => dismiss(element), atMs) : null);
  const isWithin = ({ answeredMs }: Wish, limitMs: number): boolean =>
    answeredMs === null || timers.now() - answeredMs < limitMs;
  /** Whether that is what was asked for, and something else was asked for since. */
  const isLate = (wish: Wish): boolean =>
    isWithin(wish, wish.handle === null ? FRAMEWORK_PATIENCE_MS : HANDLE_LASTS_MS) &&
    overlays.isOutdated(wish.atMs);
  const forget = (wish: Wish) => {
    if (wishes.get(wish.name) === wish) wishes.delete(wish.name);
  };

  return {
    asked(name, atMs) {
      const wish: Wish = { name, atMs, answeredMs: null, handle: null, isGivenUp: false };
      wishes.set(name, wish);
      newest = wish;
      return {
        answered() {
          wish.answeredMs = timers.now();
        },
        opened(handle, isInstead) {
          const opened = dialogOf(() => {
            handle.close();
            forget(wish);
            return true;
          }, atMs);
          wish.handle = opened;
          const one = told.find((each) => each.wish === wish);
          if (one !== undefined) {
            const isGoneFrom =
              wish.isGivenUp || one.opened === null
                ? overlays.isOutdated(atMs)
                : !overlays.isOfPage('platformDialog');
            one.opened = opened;
            if (isGoneFrom) opened.close();
          } else if (wish.isGivenUp) {
            handle.close();
            return;
          } else if (isInstead && newest === wish && wishes.get(name) === wish)
            told.push({ name, element: null, wish, opened, isClosed: false });
          // Another framework may have replaced this one, whose entry it is then.
          else return;
          follow();
        },
      };
    },
    shown(name, element) {
      const before = told.at(-1);
      // What closed and is drawn again, as after the login that it had needed, is the same, and so is what is drawn in its place.
      const isIn = (one: Told) => (element ?? null) !== null && one.element === element;
      const same = before !== undefined && (before.name === name || isIn(before)) ? before : null;
      const wish = wishes.get(name) ?? null;
      const asked = wish !== null && isWithin(wish, HANDLE_LASTS_MS) ? wish : null;
      wishes.delete(name);
      const opened = (asked === null ? null : openedOf(asked, element)) ?? same?.opened ?? null;
      const mustClose = same === null && asked !== null && isLate(asked);
      told = told.filter(
        (one) => !one.isClosed && one.name !== name && one.element !== element && isThere(one.element),
      );
      const one: Told = { name, element, wish: asked ?? same?.wish ?? null, opened, isClosed: false };
      told.push(one);
      if (mustClose) {
        asked.isGivenUp = true;
        opened?.close();
      }
      follow();
      // Without an element it is closed by its handle, when that comes.
      return told.includes(one) && !(mustClose && opened === null);
    },
    closed(name) {
      const last = told.findLast((one) => one.name === name);
      if (last !== undefined) last.isClosed = true;
    },
    settle() {
      told = told.filter((one) => !one.isClosed && isThere(one.element));
      follow();
      return told.length > 0;
    },
    clear() {
      told = told.filter(({ element }) => isThere(element));
      follow();
    },
  };
}

/**
 * Closes what has no handle: its `<dialog>`, also in an open shadow root; what is none hears the Escape key. Either may say that it is
 * not to be closed so.
 * @returns whether it has closed
 */
function dismiss(element: Element): boolean {
  const open = 'dialog[open]';
  const dialog =
    element.closest(open) ?? element.querySelector(open) ?? element.shadowRoot?.querySelector(open);
  if (!(dialog instanceof HTMLDialogElement)) {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    return !isThere(element);
  }
  const mayClose = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (mayClose) dialog.close();
  return mayClose;
}

function isThere(element: unknown): boolean {
  return element instanceof Element && element.isConnected && isShown(element);
}
