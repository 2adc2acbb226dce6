/** Sub-pixels: a reel is at its end although it could be scrolled by a fraction. */
const TOLERANCE_PX = 1;

/** The reel of panels as wide as itself (turn-panels.ts), of which a page has one. */
export const PANELS_ID = 'hero-panels';

/** Whether there is nothing more of a reel in a direction. */
export function isAtEnd(track: HTMLElement, direction: string | undefined): boolean {
  return direction === 'previous'
    ? track.scrollLeft <= TOLERANCE_PX
    : track.scrollLeft >= track.scrollWidth - track.clientWidth - TOLERANCE_PX;
}

/**
 * A ref for a reel: turns each of its buttons off where there is nothing more in its direction. The button is marked
 * (`aria-disabled`) and not disabled, so that a button that was pressed keeps the focus.
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

/** A ref for a part that has a reel in it, or none. */
export function followReelIn(part: HTMLElement | null): (() => void) | undefined {
  return followReel(part?.querySelector<HTMLElement>('[data-reel]') ?? null);
}
