import type { ReactElement } from 'react';
import type { AppState } from '../state/app-state.ts';

/** A part that is shown over the page and fetched when it is first wanted; defined in its folder's `overlay.tsx`. */
export interface Overlay {
  /** Reads signals, and is called again when they change. `name`: that of its line in `overlays.ts`. */
  readonly isWanted: (app: AppState, name: string) => boolean;
  /** Loads the component, which takes no props: it reads its model from `useApp()`. */
  readonly load: () => Promise<ReactElement>;
  /** Called when it could not be shown: closes it in its model, so that its button can open it again. */
  readonly giveUp: (app: AppState) => void;
  /** Unmounts it when it is no longer wanted. Without it, it stays mounted and shows nothing, or its way out. */
  readonly unmounts?: true;
}

/**
 * An overlay without a model of its own: a button with `data-action="overlay"` and `data-overlay` (the name of its line) opens it, and
 * `useApp().overlays.close()` closes it. One of them is open at a time.
 */
export function simpleOverlay(load: Overlay['load']): Overlay {
  return {
    isWanted: ({ overlays }, name) => overlays.openName.value === name,
    load,
    giveUp: ({ overlays }) => overlays.close(),
    unmounts: true,
  };
}
