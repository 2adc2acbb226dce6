/** How much of a reel stays visible when a button scrolls it, in px. */
const KEPT_IN_SIGHT = 48;

/**
 * The action of a reel's button (`data-action="reel"`): scrolls the list that `aria-controls` names by nearly its width.
 * At either end it jumps to the other one, so that the button always has an effect.
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
