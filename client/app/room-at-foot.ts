import { isShown } from '../ui/is-shown.ts';
import { besideElements } from './overlay-marks.ts';

/** The header and a line: at least this much of the window is left above, to scroll to what takes the focus. */
const KEPT_PX = 85 + 22;
const DISTANCE_PX = 8;
/** Where the button back to the top lies, from the window's right edge. */
const CORNER_PX = 92;

/**
 * What lies at the foot of the window and not over the page, such as the question about cookies (§4), is given as much room
 * below the page: its last lines, the links of §5 among them, can be scrolled out from under it, and what takes the focus is
 * scrolled there (WCAG 2.4.11).
 */
export function keepRoomAtFoot(): void {
  const slots = besideElements();
  const all = () => slots.flatMap(({ children }) => [...children]);
  const makeRoom = () => {
    const elements = all().filter(isShown);
    const room = Math.max(0, ...elements.map((element) => reachOf(element)));
    const root = document.documentElement;
    const corner = root.clientWidth - CORNER_PX;
    root.toggleAttribute(
      'data-corner-taken',
      elements.some((element) => element.getBoundingClientRect().right > corner),
    );
    // No custom property: with one, the style of every element would be computed anew.
    root.style.scrollPaddingBlockEnd = room > 0 ? `min(${room + DISTANCE_PX}px, 100dvh - ${KEPT_PX}px)` : '';
    // No padding, which would move the footer of a page that is shorter than the window.
    document.body.style.marginBlockEnd = room > 0 ? `${room}px` : '';
  };
  const sized = new ResizeObserver(makeRoom);
  const changed = new MutationObserver(() => {
    sized.disconnect();
    observeAll();
    makeRoom();
  });
  // What comes while it is hidden, as React keeps what waits for a part of it, has its size when it is shown.
  const observeAll = () => {
    for (const element of all()) sized.observe(element);
  };
  for (const slot of slots) changed.observe(slot, { childList: true });
  observeAll();
  // At some widths it lies higher than at others, and is as large. Chromium has the styles of the new width one frame later.
  window.addEventListener('resize', () => requestAnimationFrame(() => requestAnimationFrame(makeRoom)));
}

/** How far it reaches up from the window's foot, px. Where it comes to rest: it may be moving there. */
function reachOf(element: Element): number {
  const { height, bottom, marginBottom } = getComputedStyle(element);
  return [height, bottom, marginBottom].reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
}
