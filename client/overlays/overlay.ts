import type { ReactElement } from 'react';
import type { AppState } from '../state/app-state.ts';

/** A part that is shown over the page and fetched when it is first wanted; defined in its folder's `overlay.tsx`. */
export interface Overlay {
  /** Reads signals, and is called again when they change. */
  readonly isWanted: (app: AppState) => boolean;
  /** Loads the component, which takes no props: it reads its model from `useApp()`, and stays mounted from then on. */
  readonly load: () => Promise<ReactElement>;
  /** Called when it could not be shown: closes it in its model, so that its button can open it again. */
  readonly giveUp: (app: AppState) => void;
}

/**
 * An overlay without a model of its own: a button with `data-action="overlay"` and `data-overlay` (the name) opens it, and
 * `useApp().overlays.close()` closes it. One of them is open at a time.
 *
 * @public for the next overlay (docs/how-to/overlay.md)
 */
export function simpleOverlay(name: string, load: Overlay['load']): Overlay {
  return {
    isWanted: ({ overlays }) => overlays.openName.value === name,
    load,
    giveUp: ({ overlays }) => overlays.close(),
  };
}
