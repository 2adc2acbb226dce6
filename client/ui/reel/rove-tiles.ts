import { isShown } from '../is-shown.ts';
import { lookFirst } from '../look-first.ts';

/** Lists of tiles: rows that scroll sideways, and grids. */
const REEL = '[data-reel]';
const LIST = `${REEL}, [data-grid]`;
const CONTROLS = 'a[href], button';
/** Leads from Play to the heart and the other controls of the tile, and back: as into a cell of a grid (ARIA APG, Grid). */
const INSIDE_KEY = 'F2';

/**
 * Tiles by keyboard (§2.12): each list is one tab stop, and keys move in it. Left and Right go from tile to tile, Home and End
 * to the first and the last, F2 to the heart and the other controls of the tile. In a grid Down and Up go to the rows below
 * and above; a reel has none, and they do what F2 does. Who enters a list by Tab hears of it.
 *
 * The tab stops are changed only in the list that has the focus, and changed back when the focus leaves it: what the edge
 * sends works without scripts, parts that are not hydrated yet stay as they were sent, and tiles that come or go in a
 * list find nothing to keep up to date. Two listeners serve all lists.
 * @param hint which keys there are, in the visitor's language
 */
export function roveTiles(hint: string): void {
  /** Where the focus was last in each list: it returns there. */
  const visited = new WeakMap<Element, HTMLElement>();
  let entered: Element | null = null;
  let isTabbing = false;

  const enter = (list: Element, target: HTMLElement): void => {
    const last = visited.get(list);
    const stop = last !== undefined && list.contains(last) ? last : firstInView(list);
    // From below, Tab reaches the last control of the list: this leads to the tile that is in sight.
    if (isTabbing && stop !== undefined && stop !== target) stop.focus();
    else stopAt(list, target);
  };
  const stopAt = (list: Element, target: HTMLElement): void => {
    visited.set(list, target);
    for (const control of controlsOf(list)) {
      const isStop = control === target;
      control.tabIndex = isStop ? 0 : -1;
      // Heard with the tile that Tab led to, and not again with every other.
      control.ariaDescription = isStop && isTabbing ? hint : null;
    }
  };

  lookFirst('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const list = target.closest(LIST);
    const isNew = list !== entered;
    if (isNew && entered !== null) {
      for (const control of controlsOf(entered)) {
        control.removeAttribute('tabindex');
        control.ariaDescription = null;
      }
    }
    entered = list;
    if (list === null) return;
    if (isNew) enter(list, target);
    else stopAt(list, target);
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
  return tile === undefined ? [] : controlsOf(tile).filter(isShown);
}

function firstInView(list: Element): HTMLElement | undefined {
  const { left } = list.getBoundingClientRect();
  const isReel = list.matches(REEL);
  const tile = [...list.children].find((child) => {
    const place = child.getBoundingClientRect();
    return isReel ? place.left >= left : place.top >= 0;
  });
  return shownIn(tile)[0];
}

/** Where a key leads from a control of a list; undefined: nowhere, and the key does what it does elsewhere. */
function neighbour(control: HTMLElement, key: string): HTMLElement | undefined {
  const list = control.closest(LIST);
  const tile = control.closest('li');
  if (list === null || tile === null) return undefined;
  const own = shownIn(tile);
  const at = own.indexOf(control);
  const tiles = [...list.children];
  // In another tile the same place: from heart to heart.
  const inTile = (other: Element | undefined) => {
    const shown = shownIn(other);
    return shown[at] ?? shown[0];
  };
  const isReel = list.matches(REEL);
  switch (key) {
    case 'ArrowRight':
      return inTile(tiles[tiles.indexOf(tile) + 1]);
    case 'ArrowLeft':
      return inTile(tiles[tiles.indexOf(tile) - 1]);
    case 'Home':
      return inTile(tiles[0]);
    case 'End':
      return inTile(tiles.at(-1));
    case 'ArrowDown':
      return isReel ? own[at + 1] : inTile(inNextRow(tile, tiles, 1));
    case 'ArrowUp':
      return isReel ? own[at - 1] : inTile(inNextRow(tile, tiles, -1));
    case INSIDE_KEY:
      return own[(at + 1) % own.length];
    default:
      return undefined;
  }
}

/** The tile of the row below (1) or above (-1) that is nearest to a tile's middle; a tall tile is in the row of its top. */
function inNextRow(tile: Element, tiles: readonly Element[], direction: 1 | -1): Element | undefined {
  const own = tile.getBoundingClientRect();
  const places = tiles.map((each) => ({ each, place: each.getBoundingClientRect() }));
  const beyond = places
    .map(({ place }) => (place.top - own.top) * direction)
    .filter((distance) => distance > 1);
  const nearest = Math.min(...beyond);
  const [found] = places
    .filter(({ place }) => Math.abs((place.top - own.top) * direction - nearest) <= 1)
    .toSorted((one, other) => Math.abs(one.place.left - own.left) - Math.abs(other.place.left - own.left));
  return found?.each;
}
