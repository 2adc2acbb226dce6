/** What the arrow keys reach, in document order: the visible buttons and links in the overlay's body. */
const REACHABLE = '[data-query] :is(button, a[href]):not([hidden] *)';
const GAME = '[data-query] [aria-labelledby="search-results"] button:not([hidden] *)';
const FIELD = 'input[type="search"]';

type Arrow = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Arrow keys, Home and End move the focus through the results by their position on the screen; Up in the first line, and
 * any character, move it back into the field. Returns true when the key was handled.
 */
export function moveFocus(event: KeyboardEvent, overlay: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const field = overlay.querySelector<HTMLElement>(FIELD);
  // In the field, Left and Right move the caret, and a character must not wait for the query of the list below.
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
    // The browser then types the character into the field, which has the focus now.
    field?.focus();
  }
  return false;
}

/** Enter in the field: moves the focus to the first game, which the next Enter plays; without one to the first result. */
export function focusFirst(overlay: HTMLElement): void {
  (overlay.querySelector<HTMLElement>(GAME) ?? overlay.querySelector<HTMLElement>(REACHABLE))?.focus();
}

/** Index of the next item on the screen in the arrow's direction from the one at `at`; null when there is none. */
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
    // Skips boxes of the same line, which overlap vertically; one pixel of tolerance for rounding.
    if (index === at || down < -1) continue;
    const aside = Math.max(0, box.left - middle, middle - box.right);
    // The nearest line first, then the item nearest horizontally.
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

/** A single character, except space, which presses the focused button. */
function isLetter(key: string): boolean {
  return [...key].length === 1 && key !== ' ';
}
