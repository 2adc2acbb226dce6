import type { AppState } from '../state/app-state.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { closeModals, overlayOf } from './overlay-stack.ts';

/**
 * Closes the modal dialogs for what the platform is about to show beside them: they would lie over it, and it could not be
 * pressed. One that is unmounted as it closes stays, since what has been typed in it would be lost.
 * @returns resolves when they have closed and given back the focus, which the platform's dialog gives back in its turn
 */
export async function makeWay(app: AppState): Promise<void> {
  const before = app.overlays.stack.peek();
  closeModals(app, (name) => overlayOf(name)?.unmounts !== true);
  if (app.overlays.stack.peek() === before) return;
  // One that closes is faded with the first paint (ui/dialog/use-modal-dialog.ts).
  await painted();
  await painted();
}

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));
