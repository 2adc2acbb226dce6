import { PANELS_ID } from './follow-reel.ts';

/** Most wheels' notch moves at least so far, where the page is not enlarged; gestures on a trackpad begin with less. */
const NOTCH_PX = 80;
/** Wheel events that come within this of each other are one gesture: what is left of a swipe is no notch. */
const GESTURE_MS = 200;
/** How long a panel takes to come. */
const MOVING_MS = 600;

/**
 * In a reel of panels as wide as itself, one that the focus enters is shown whole, not as much as its link needs, and a notch of a
 * wheel, which snapping would take back, goes on by a panel. Until this has come the browser does as it does by itself.
 */
export function turnPanels(): void {
  const show = ({ target }: FocusEvent) => {
    const track = panelsAround(target);
    const panel = target instanceof Element ? target.closest('li') : null;
    if (track === null || panel === null) return;
    // After the browser has scrolled to the link.
    requestAnimationFrame(() => track.scrollTo({ left: panel.offsetLeft - track.offsetLeft }));
  };
  let before = -Infinity;
  let aim = { panel: 0, until: -Infinity };
  // The mode is read first: Firefox converts lines to pixels for code that reads the distance before it.
  const turn = ({ deltaMode, deltaX, target, timeStamp }: WheelEvent) => {
    const track = panelsAround(target);
    if (track === null) return;
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
  document.addEventListener('focusin', show);
  document.addEventListener('wheel', turn, { passive: true });
}

function panelsAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`#${PANELS_ID}`) : null;
}
