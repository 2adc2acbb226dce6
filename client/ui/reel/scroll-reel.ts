/** How much of a reel stays in sight when it is turned, in px. */
const KEPT_IN_SIGHT = 48;

/**
 * Serves a reel's button (`data-action="reel"`): turns the list that `aria-controls` names by nearly its own width.
 * At either end it goes round to the other one, so that a button never does nothing.
 */
export function scrollReel(button: HTMLElement): void {
  const track = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (track === null) return;
  const end = track.scrollWidth - track.clientWidth;
  const step = Math.max(track.clientWidth - KEPT_IN_SIGHT, KEPT_IN_SIGHT);
  if (button.dataset['direction'] === 'previous') {
    track.scrollTo({ left: track.scrollLeft <= 1 ? end : track.scrollLeft - step });
  } else {
    track.scrollTo({ left: track.scrollLeft >= end - 1 ? 0 : track.scrollLeft + step });
  }
}
