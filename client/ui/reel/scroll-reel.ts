import { isAtEnd } from './follow-reel.ts';

/** How much of a reel stays visible when a button scrolls it, in px. */
const KEPT_IN_SIGHT = 48;

/**
 * The action of a reel's button (`data-action="reel"`): scrolls the list that `aria-controls` names by nearly its width,
 * and does nothing at the end, where the button is off.
 */
export function scrollReel(button: HTMLElement): void {
  const track = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const { direction } = button.dataset;
  if (track === null || isAtEnd(track, direction)) return;
  const step = Math.max(track.clientWidth - KEPT_IN_SIGHT, KEPT_IN_SIGHT);
  track.scrollBy({ left: direction === 'previous' ? -step : step });
}
