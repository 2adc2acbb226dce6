import type { OverlaysModel } from '../../state/overlays.ts';
import type { Opened, PlatformDialog } from '../../state/platform-calls.ts';
import { isShown } from '../../ui/is-shown.ts';

/** A dialog of the framework's own that it has told of. */
interface Told {
  readonly name: string;
  /** As told by it; unknown where that is no element. */
  readonly element: unknown;
  /** Null: the framework has opened it by itself, or is not known to have drawn it and has not answered with its handle yet. */
  opened: PlatformDialog | null;
  /** It is closed by the framework's handle. */
  hasHandle: boolean;
  isClosed: boolean;
}

/** What a framework has told of the dialogs that it shows beside the page, lowest first. */
export interface Dialogs {
  /**
   * The visitor has asked for one then, in ms of the page's clock: the next of that name is theirs, and no warning.
   * @returns to be called when the framework has answered: what it shows after that is no late answer
   */
  asked(name: string, atMs: number): () => void;
  /** @returns whether it lies there: one that comes so late that the visitor has gone on to something else is closed */
  shown(name: string, element: unknown): boolean;
  /** That it has closed; another may be shown in its place at once. */
  closed(name: string): void;
  /** The framework has answered with the handle of one that was asked for then. */
  opened(name: string, handle: Opened, askedMs: number): void;
  /**
   * Nothing is drawn in the place of those that have closed.
   * @returns whether others lie there still
   */
  settle(): boolean;
  /** None is taken to be shown any more, unless one that is to be answered first lies there still: that stays, with what lies below it. */
  clear(): void;
}

/**
 * Keeps the entry in the history of the framework's dialogs (`overlays.platformDialog`): there is one while one of them can be closed
 * by its handle and lies there still, also below a dialog without one, such as a warning about the session. That stays until it is
 * answered: Back closes nothing below it, and leads to no other page.
 */
export function createDialogs(overlays: Pick<OverlaysModel, 'followPlatformDialog' | 'isOutdated'>): Dialogs {
  let told: Told[] = [];
  let asked: { readonly name: string; readonly atMs: number; isAwaited: boolean } | null = null;

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
  /** Of one that was asked for; without a handle it is closed as its own visitors do it. */
  const dialogIn = (name: string, element: unknown): PlatformDialog | null => {
    if (asked?.name !== name || !(element instanceof Element)) return null;
    const { atMs } = asked;
    asked = null;
    return dialogOf(() => dismiss(element), atMs);
  };

  return {
    asked(name, atMs) {
      const wish = { name, atMs, isAwaited: true };
      asked = wish;
      return () => {
        wish.isAwaited = false;
      };
    },
    shown(name, element) {
      const before = told.at(-1);
      // What closed and is drawn again, as after the login that it had needed, is the same, and so is what is drawn in its place.
      const isIn = (one: Told) => (element ?? null) !== null && one.element === element;
      const same = before !== undefined && (before.name === name || isIn(before)) ? before : null;
      const isLate =
        same === null && asked?.name === name && asked.isAwaited && overlays.isOutdated(asked.atMs);
      const { opened = dialogIn(name, element), hasHandle = false } = same ?? {};
      told = told.filter(
        (one) => !one.isClosed && one.name !== name && one.element !== element && isThere(one.element),
      );
      const one: Told = { name, element, opened, hasHandle, isClosed: false };
      told.push(one);
      if (isLate) opened?.close();
      follow();
      // Without an element it is closed by its handle, when that comes.
      return told.includes(one) && !(isLate && opened === null);
    },
    closed(name) {
      const last = told.findLast((one) => one.name === name);
      if (last !== undefined) last.isClosed = true;
    },
    opened(name, handle, askedMs) {
      const opened = dialogOf(() => {
        handle.close();
        return true;
      }, askedMs);
      const one = told.findLast((each) => each.name === name && !each.hasHandle);
      if ((one?.opened ?? null) === null && overlays.isOutdated(askedMs)) {
        handle.close();
        told = told.filter((each) => each !== one);
      } else if (one === undefined)
        told.push({ name, element: null, opened, hasHandle: true, isClosed: false });
      else Object.assign(one, { opened, hasHandle: true });
      follow();
    },
    settle() {
      told = told.filter((one) => !one.isClosed && isThere(one.element));
      follow();
      return told.length > 0;
    },
    clear() {
      const mustStay = told.some(
        ({ opened, element }) => opened?.isStaying?.() !== false && isThere(element),
      );
      told = mustStay ? told.filter(({ element }) => isThere(element)) : [];
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
