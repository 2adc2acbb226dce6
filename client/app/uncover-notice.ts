import { effect, untracked } from '@preact/signals-react';
import type { AppState } from '../state/app-state.ts';
import { slotElement } from './overlay-marks.ts';
import { closeModals } from './overlay-stack.ts';

/**
 * Closes the modal dialogs as a notice comes: below them it would be neither seen nor read out, and could not be pressed. One
 * with a field stays, since what has been typed would be lost; the notice is there when it is closed.
 */
export function uncoverNotice(app: AppState): void {
  effect(() => {
    if (app.wishNotice.state.value === 'hidden') return;
    untracked(() => closeModals(app, (name) => !hasField(name)));
  });
}

function hasField(name: string): boolean {
  const field = slotElement(name)?.querySelector('input, textarea') ?? null;
  return field !== null;
}
