import type { AppState } from '../state/app-state.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { focusInside } from '../ui/dialog/focus-inside.ts';
import { isForeign, slotElement } from './overlay-marks.ts';
import { overlayOf } from './overlay-stack.ts';

/** Escape closes the top overlay. A dialog of the platform's has its keys for itself: whether it may be left is its own to know. */
export function closeOnEscape(app: AppState): void {
  let isPlatforms = false;
  // Looked at before the platform hears the key: by the time it comes here, what it has closed is gone.
  window.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape') isPlatforms = isForeign(target) || isForeign();
    },
    { capture: true },
  );
  window.addEventListener('keydown', (event) => {
    const top = app.overlays.stack.peek().findLast((name) => overlayOf(name)?.kind !== 'platform');
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || top === undefined) return;
    if (isPlatforms) {
      leaveForeign(event.target, top);
      return;
    }
    event.preventDefault();
    overlayOf(top)?.close(app, top);
  });
}

/**
 * The platform has the Escape key for what it shows. Where that lies beside an overlay and does nothing with it, the focus goes into the
 * overlay, which the next press closes.
 */
function leaveForeign(focused: EventTarget | null, top: string): void {
  const overlay = slotElement(top);
  if (overlay === undefined || isForeign()) return;
  afterPaint(() => {
    if (document.activeElement === focused && isForeign(focused)) focusInside(overlay);
  });
}
