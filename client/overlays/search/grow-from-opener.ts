import { isInSight } from '../../ui/is-in-sight.ts';

const OPENER = '[data-action="search-open"]';

/**
 * Sets the custom properties of the opening animation: the centre of the button that opened the overlay, in the dialog's
 * coordinates, and the distance to the farthest corner. Call it when the dialog is laid out.
 */
export function growFromOpener(dialog: HTMLDialogElement): void {
  const from = openerRect();
  const to = untransformedRect(dialog);
  const x = (from === null ? window.innerWidth / 2 : from.left + from.width / 2) - to.left;
  const y = (from === null ? 0 : from.top + from.height / 2) - to.top;
  const reach = Math.hypot(Math.max(x, to.width - x), Math.max(y, to.height - y));
  dialog.style.setProperty('--from-x', `${x}px`);
  dialog.style.setProperty('--from-y', `${y}px`);
  dialog.style.setProperty('--reach', `${reach}px`);
}

/** The focused search button; without one (the `/` key, or browsers that do not focus buttons), the first visible one. */
function openerRect(): DOMRect | null {
  const pressed = document.activeElement?.closest(OPENER) ?? null;
  const opener =
    pressed !== null && isInSight(pressed)
      ? pressed
      : [...document.querySelectorAll(OPENER)].find((button) => isInSight(button));
  return opener?.getBoundingClientRect() ?? null;
}

/** The box in the layout, without the transform of an animation. */
function untransformedRect(dialog: HTMLDialogElement): DOMRect {
  return new DOMRect(dialog.offsetLeft, dialog.offsetTop, dialog.offsetWidth, dialog.offsetHeight);
}
