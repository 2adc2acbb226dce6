const REEL = '[data-reel]';
const CONTROLS = 'a[href], button';

/**
 * Reels by keyboard (§2.12): each is one tab stop, and the arrow keys move in it. Left and Right go from tile to tile, Home
 * and End to the first and the last, Down and Up to the heart and the other links of the tile.
 *
 * The tab stops are changed only in the reel that has the focus, and changed back when the focus leaves it: what the edge
 * sends works without scripts, parts that are not hydrated yet stay as they were sent, and tiles that come or go in a
 * reel find nothing to keep up to date. Two listeners serve all reels.
 */
export function roveReels(): void {
  /** Where the focus was last in each reel, for whoever comes back to it. */
  const visited = new WeakMap<Element, HTMLElement>();
  let entered: Element | null = null;
  let isTabbing = false;

  const enter = (reel: Element, target: HTMLElement): void => {
    const last = visited.get(reel);
    const stop = last !== undefined && reel.contains(last) ? last : firstInView(reel);
    // From below, Tab reaches the last control of the reel: this leads to the tile that is in sight.
    if (isTabbing && stop !== undefined && stop !== target) stop.focus();
    else stopAt(reel, target);
  };
  const stopAt = (reel: Element, target: HTMLElement): void => {
    visited.set(reel, target);
    for (const control of controlsOf(reel)) control.tabIndex = control === target ? 0 : -1;
  };

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const reel = target.closest(REEL);
    const isNew = reel !== entered;
    if (isNew && entered !== null)
      for (const control of controlsOf(entered)) control.removeAttribute('tabindex');
    entered = reel;
    if (reel === null) return;
    if (isNew) enter(reel, target);
    else stopAt(reel, target);
  });
  document.addEventListener('keydown', (event) => {
    isTabbing = event.key === 'Tab';
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = event.target instanceof HTMLElement ? neighbour(event.target, event.key) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  for (const end of ['keyup', 'pointerdown']) {
    document.addEventListener(end, () => {
      isTabbing = false;
    });
  }
}

function controlsOf(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** The controls that are shown: review links are for guests only. */
function shownIn(tile: Element | undefined): readonly HTMLElement[] {
  return tile === undefined ? [] : controlsOf(tile).filter((control) => control.checkVisibility());
}

function firstInView(reel: Element): HTMLElement | undefined {
  const { left } = reel.getBoundingClientRect();
  const tile = [...reel.children].find((child) => child.getBoundingClientRect().left >= left);
  return shownIn(tile)[0];
}

/** Where a key leads from a control of a reel; undefined: nowhere, and the key does what it does elsewhere. */
function neighbour(control: HTMLElement, key: string): HTMLElement | undefined {
  const reel = control.closest(REEL);
  const tile = control.closest('li');
  if (reel === null || tile === null) return undefined;
  const own = shownIn(tile);
  const at = own.indexOf(control);
  const tiles = [...reel.children];
  // In the next tile the same place: from heart to heart.
  const inTile = (index: number) => {
    const shown = shownIn(tiles[index]);
    return shown[at] ?? shown[0];
  };
  switch (key) {
    case 'ArrowRight':
      return inTile(tiles.indexOf(tile) + 1);
    case 'ArrowLeft':
      return inTile(tiles.indexOf(tile) - 1);
    case 'Home':
      return inTile(0);
    case 'End':
      return inTile(tiles.length - 1);
    case 'ArrowDown':
      return own[at + 1];
    case 'ArrowUp':
      return own[at - 1];
    default:
      return undefined;
  }
}
