import type { AppState } from '../state/app-state.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { keepFocusIn } from './overlay-stack.ts';

/** What has the focus in an overlay may go with the session, or with the width of the window: the overlay has it then. */
export function keepFocusInOverlay({ overlays, session }: AppState): void {
  let callOff = () => {};
  const keepSoon = () => {
    callOff();
    callOff = afterPaint(() => keepFocusIn(overlays.stack.peek().at(-1)));
  };
  window.addEventListener('resize', keepSoon);
  session.isLoggedIn.subscribe(keepSoon);
}
