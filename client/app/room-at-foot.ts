import { besideElements } from './overlay-marks.ts';

/** The header and a line: at least this much of the window is left above, to scroll to what takes the focus. */
const KEPT_PX = 85 + 22;
const DISTANCE_PX = 8;

/**
 * What lies at the foot of the window and not over the page, such as the question about cookies (§4), is given as much room
 * below the page: its last lines, the links of §5 among them, can be scrolled out from under it, and what takes the focus is
 * scrolled there (WCAG 2.4.11).
 */
export function keepRoomAtFoot(): void {
  const shown = () => besideElements().flatMap(({ children }) => [...children]);
  const makeRoom = () => {
    const room = Math.max(0, ...shown().map((element) => reachOf(element)));
    const root = document.documentElement;
    root.toggleAttribute('data-foot-taken', room > 0);
    // No custom property: with one, the style of every element would be computed anew.
    root.style.scrollPaddingBlockEnd = room > 0 ? `min(${room + DISTANCE_PX}px, 100dvh - ${KEPT_PX}px)` : '';
    document.body.style.paddingBlockEnd = room > 0 ? `calc(${room}px - var(--bottom-bar-height))` : '';
  };
  const sized = new ResizeObserver(makeRoom);
  const changed = new MutationObserver(() => {
    sized.disconnect();
    for (const element of shown()) sized.observe(element);
    makeRoom();
  });
  for (const element of besideElements()) changed.observe(element, { childList: true });
  for (const element of shown()) sized.observe(element);
}

/** How far it reaches up from the window's foot, px. Where it comes to rest: it may be moving there. */
function reachOf(element: Element): number {
  const { height, bottom, marginBottom } = getComputedStyle(element);
  // What is not shown has no measures.
  return [height, bottom, marginBottom].reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
}
