/** Sub-pixels: a reel is at its end although it could be scrolled by a fraction. */
const TOLERANCE_PX = 1;
/** Most wheels' notch moves at least so far, where the page is not enlarged; gestures on a trackpad begin with less. */
const NOTCH_PX = 80;
/** Wheel events that come within this of each other are one gesture: what is left of a swipe is no notch. */
const GESTURE_MS = 200;
/** How long a panel takes to come. */
const MOVING_MS = 600;

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

/**
 * The same for panels as wide as the reel. One that the focus enters is shown whole, not as much as its link needs, and a notch of
 * a wheel, which snapping would take back, goes on by a panel.
 */
export function followPanels(track: HTMLElement | null): (() => void) | undefined {
  if (track === null) return undefined;
  const stop = followReel(track);
  const show = ({ target }: FocusEvent) => {
    const panel = target instanceof Element ? target.closest('li') : null;
    if (panel === null) return;
    // After the browser has scrolled to the link.
    requestAnimationFrame(() => track.scrollTo({ left: panel.offsetLeft - track.offsetLeft }));
  };
  let before = -Infinity;
  let aim = { panel: 0, until: -Infinity };
  // The mode is read first: Firefox converts lines to pixels for code that reads the distance before it.
  const turn = ({ deltaMode, deltaX, timeStamp }: WheelEvent) => {
    const begins = timeStamp - before > GESTURE_MS;
    before = timeStamp;
    const isNotch = deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(deltaX) >= NOTCH_PX;
    if (!begins || !isNotch || deltaX === 0) return;
    // While it still moves, from where it goes.
    const from = timeStamp < aim.until ? aim.panel : Math.round(track.scrollLeft / track.clientWidth);
    const panel = Math.min(Math.max(from + Math.sign(deltaX), 0), track.children.length - 1);
    aim = { panel, until: timeStamp + MOVING_MS };
    track.scrollTo({ left: panel * track.clientWidth });
  };
  track.addEventListener('focusin', show);
  track.addEventListener('wheel', turn, { passive: true });
  return () => {
    track.removeEventListener('focusin', show);
    track.removeEventListener('wheel', turn);
    stop?.();
  };
}
