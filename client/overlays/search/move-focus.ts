/** Everything that the arrows reach, in the order of the document: what stands in the overlay's body. */
const REACHABLE = '[data-query] :is(button, a[href]):not([hidden] *)';
const FIELD = 'input[type="search"]';

type Arrow = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Arrows, Home and End lead through the results as they lie on the screen; from the first line up, and with any letter,
 * the focus goes back into the field. True when the key was served.
 */
export function moveFocus(event: KeyboardEvent, overlay: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const field = overlay.querySelector<HTMLElement>(FIELD);
  // In the field, left and right belong to the text, and a letter must not wait for a look at the list.
  if (document.activeElement === field && event.key !== 'ArrowDown') return false;
  const items = [...overlay.querySelectorAll<HTMLElement>(REACHABLE)];
  const at = items.findIndex((item) => item === document.activeElement);
  if (at < 0) {
    if (event.key !== 'ArrowDown' || items[0] === undefined) return false;
    focus(items[0]);
    return true;
  }
  if (isArrow(event.key)) {
    const boxes = items.map((item) => item.getBoundingClientRect());
    const next = neighbour(boxes, at, event.key);
    if (next !== null) focus(items[next]);
    else if (event.key === 'ArrowUp') field?.focus();
    return true;
  }
  if (event.key === 'Home' || event.key === 'End') {
    focus(event.key === 'Home' ? items[0] : items.at(-1));
    return true;
  }
  if (event.key === 'Backspace' || isLetter(event.key)) {
    // The key itself still goes where the focus is now.
    field?.focus();
  }
  return false;
}

/** Enter in the field: on to what was found. */
export function focusFirst(overlay: HTMLElement): void {
  overlay.querySelector<HTMLElement>(REACHABLE)?.focus();
}

/** The item that the eye would go to from the one at `at`; null where there is none that way. */
function neighbour(boxes: readonly Box[], at: number, arrow: Arrow): number | null {
  const from = boxes[at];
  if (from === undefined) return null;
  if (arrow === 'ArrowLeft') return at > 0 ? at - 1 : null;
  if (arrow === 'ArrowRight') return at < boxes.length - 1 ? at + 1 : null;
  const middle = (from.left + from.right) / 2;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const down = arrow === 'ArrowDown' ? box.top - from.bottom : from.top - box.bottom;
    // Boxes of one line overlap; the pixel is for rounding.
    if (index === at || down < -1) continue;
    const aside = Math.max(0, box.left - middle, middle - box.right);
    // The nearest line counts first, then what stands under it.
    const distance = Math.round(down) * 10_000 + aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

function focus(item: HTMLElement | undefined): void {
  item?.focus();
  item?.scrollIntoView({ block: 'nearest' });
}

function isArrow(key: string): key is Arrow {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** One character; a space presses the button it stands on. */
function isLetter(key: string): boolean {
  return [...key].length === 1 && key !== ' ';
}
