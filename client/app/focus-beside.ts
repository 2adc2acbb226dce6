import { effect } from '@preact/signals-react';
import type { AppState } from '../state/app-state.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { pressedAction } from './actions/actions.ts';
import { openedBy } from './actions/opened-by.ts';
import { besideElements, slotOf } from './overlay-marks.ts';
import { focusPageStart, overlayOf } from './overlay-stack.ts';

/**
 * What lies beside the page, such as the question about cookies (§4), takes the focus where a press has asked for it, not where
 * it comes by itself. What goes with the focus in it gives that back to where it was before, or to the page's start.
 */
export function focusBeside(app: AppState): void {
  for (const slot of besideElements()) follow(app, slot);
}

function follow(app: AppState, slot: HTMLElement): void {
  const name = slotOf(slot) ?? '';
  let isAskedFor = false;
  let opener: HTMLElement | null = null;

  const enter = () => {
    const shown = slot.firstElementChild;
    if (!isAskedFor || !(shown instanceof HTMLElement)) return;
    isAskedFor = false;
    if (!shown.hasAttribute('tabindex')) shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
  };
  new MutationObserver(enter).observe(slot, { childList: true });
  window.addEventListener(
    'click',
    ({ target }) => {
      const pressed = pressedAction(target);
      isAskedFor = pressed !== null && openedBy(app, pressed) === name;
      // Safari gives a button that is clicked no focus.
      if (isAskedFor) opener = pressed?.element ?? null;
      enter();
    },
    { capture: true },
  );
  slot.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !slot.contains(relatedTarget)) opener = relatedTarget;
  });

  effect(() => {
    if (overlayOf(name)?.isOpen(app, name) === true || !slot.contains(document.activeElement)) return;
    afterPaint(() => {
      if (document.activeElement !== document.body) return;
      opener?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusPageStart();
    });
  });
}
