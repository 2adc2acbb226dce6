import { isAtEnd } from './follow-reel.ts';

/** How much of a reel stays visible when a button scrolls it, in px. */
const KEPT_IN_SIGHT = 48;

/**
 * The action of a reel's button (`data-action="reel"`): scrolls the list that `aria-controls` names by the tiles that are shown
 * whole, to the edge of one, and does nothing at the end, where the button is off.
 */
export function scrollReel(button: HTMLElement): void {
  const track = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const { direction } = button.dataset;
  if (track === null || isAtEnd(track, direction)) return;
  const [first = 0, second = track.clientWidth] = Array.from(
    track.children,
    (tile) => tile.getBoundingClientRect().left,
  );
  const step = second - first;
  const shown = Math.max(Math.floor((track.clientWidth - KEPT_IN_SIGHT) / step), 1);
  const tiles = Math.round(track.scrollLeft / step) + (direction === 'previous' ? -shown : shown);
  track.scrollTo({ left: tiles * step });
}
