/** Sub-pixels: a reel is at its end although it could be scrolled by a fraction. */
const TOLERANCE_PX = 1;

/** Whether there is nothing more of a reel in a direction. */
export function isAtEnd(track: HTMLElement, direction: string | undefined): boolean {
  return direction === 'previous'
    ? track.scrollLeft <= TOLERANCE_PX
    : track.scrollLeft >= track.scrollWidth - track.clientWidth - TOLERANCE_PX;
}

/**
 * A ref for a reel: turns each of its buttons off where there is nothing more in its direction. The button is marked
 * (`aria-disabled`) and not disabled, so that whoever pressed it last keeps the focus.
 */
export function followReel(track: HTMLElement | null): (() => void) | undefined {
  // React gives null only to refs without a clean-up.
  if (track === null) return undefined;
  const mark = () => {
    const buttons = document.querySelectorAll<HTMLElement>(
      `[data-action="reel"][aria-controls="${track.id}"]`,
    );
    for (const button of buttons) {
      button.ariaDisabled = String(isAtEnd(track, button.dataset['direction']));
    }
  };
  track.addEventListener('scroll', mark, { passive: true });
  // Tells the size at first too.
  const sized = new ResizeObserver(mark);
  sized.observe(track);
  return () => {
    track.removeEventListener('scroll', mark);
    sized.disconnect();
  };
}

/** The same for panels as wide as the reel: one that the focus enters is shown whole, not as much as its link needs. */
export function followPanels(track: HTMLElement | null): (() => void) | undefined {
  if (track === null) return undefined;
  const stop = followReel(track);
  const show = ({ target }: FocusEvent) => {
    const panel = target instanceof Element ? target.closest('li') : null;
    if (panel === null) return;
    // After the browser has scrolled to the link.
    requestAnimationFrame(() => track.scrollTo({ left: panel.offsetLeft - track.offsetLeft }));
  };
  track.addEventListener('focusin', show);
  return () => {
    track.removeEventListener('focusin', show);
    stop?.();
  };
}
