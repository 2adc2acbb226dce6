import type { ReactElement } from 'react';
import type { AppState } from '../state/app-state.ts';
import type { ContainedWidget } from '../state/platform-calls.ts';

/**
 * Something that comes over the page, defined in its folder's `overlay.ts`. What it says here is all that the stack of
 * overlays needs (`client/app/overlay-stack.ts`, `client/app/router/overlay-entries.ts`): a history entry that Back goes
 * over, Escape, what is inert below it, and where the focus returns to.
 */
export interface Overlay {
  /**
   * `modal`: a modal `<dialog>` (`useModalDialog`): the browser keeps everything else inert.
   * `container`: it covers the window and is not modal, so that the platform can show its own dialogs above it; the page
   * and all overlays below are made inert, once it stands there as an element with `role="dialog"`. It closes modal dialogs, which
   * would stay above it.
   * `platform`: the platform shows it, in a tree of its own, and keeps out whom it will; nothing is made inert for it, and
   * Escape is its own.
   * `beside`: it lies at the foot of the window, beside the page, which stays in use: no history entry, no Escape.
   * `notice`: it says something above all but modal dialogs, which close as it comes (`client/app/uncover-notice.ts`), and stays
   * in use.
   */
  readonly kind: 'modal' | 'container' | 'platform' | 'beside' | 'notice';
  /** Reads signals, and is called again when they change. `name`: that of its line in `overlays.ts`. */
  readonly isOpen: (app: AppState, name: string) => boolean;
  /** Closes it in its model, at once: for Back, Escape, a change of the page, and when it could not be shown, before `onFail`. */
  readonly close: (app: AppState, name: string) => void;
  /**
   * Loads the component and gives it as an element, with the props of `components.tsx`; what it shows it reads from its model, by
   * `useApp()`. Null: the layout renders it, because it works without scripts, or the platform shows it.
   */
  readonly load: (() => Promise<ReactElement>) | null;
  /** Its field has the focus as it opens: where the keyboard is on the screen, browsers show that only within the press. */
  readonly isTypedInto?: true;
  /** It could not be shown. Its model is closed already, so that its button can open it again. */
  readonly onFail?: (app: AppState) => void;
  /** Unmounts it when it is closed. Without it, it stays mounted and shows nothing, or its way out. */
  readonly unmounts?: boolean;
  /**
   * Opens it again when Forward, or a reload, comes upon its history entry. `memo`: what `memo` gave when it was opened.
   * Without it, that entry is gone back over.
   */
  readonly reopen?: (app: AppState, name: string, memo: string) => void;
  readonly memo?: (app: AppState) => string;
}

/** Loads the component of a folder, `<folder>/<folder>-overlay.tsx`, its default export. `name`: where several overlays share it, which of them. */
export function componentOf(folder: string, name?: ContainedWidget): () => Promise<ReactElement> {
  return async () => (await importComponents()).loadComponent(folder, name);
}

/** Fetches the table of the components, without which nothing opens over the page. */
export const importComponents = () => import('./components.tsx');

/** Of an overlay without a model of its own. */
export const OPEN_BY_NAME: Pick<Overlay, 'isOpen' | 'close'> = {
  isOpen: ({ overlays }, name) => overlays.openName.value === name,
  close: ({ overlays }, name) => overlays.close(name),
};

/** An overlay that is opened by its name alone. */
export interface SimpleOverlay extends Overlay {
  readonly kind: 'modal';
  readonly unmounts: true;
  readonly reopen: NonNullable<Overlay['reopen']>;
}

/**
 * A modal overlay without a model of its own: a button with `data-action="overlay"` and `data-overlay` (the name of its line)
 * opens it, and `useApp().overlays.close(name)` closes it. One of them is open at a time.
 */
export function simpleOverlay(folder: string): SimpleOverlay {
  return {
    ...OPEN_BY_NAME,
    kind: 'modal',
    load: componentOf(folder),
    unmounts: true,
    reopen: ({ overlays }, name) => overlays.open(name),
  };
}
