import type { ReactElement } from 'react';
import type { AppState } from '../state/app-state.ts';

/** A part that comes over the page, fetched when it is first wanted; its folder's `overlay.tsx` describes it. */
export interface Overlay {
  /** Reads signals: it is asked again when they change. */
  readonly isWanted: (app: AppState) => boolean;
  /** The component takes no props: it reads its model from `useApp()`, and stays mounted once it was wanted. */
  readonly load: () => Promise<ReactElement>;
  /** It could not be shown: its model must not say that it is, or no press of its button would open it again. */
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
