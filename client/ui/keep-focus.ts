import { focusInside } from './dialog/focus-inside.ts';
import { isShown } from './is-shown.ts';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
const HEADER = '[data-ground] > header';
/** What keeps the focus: the page, what is open over it, and the frame, whose controls are others for guests than for players. */
const ROOMS = `main, dialog[open], [role="dialog"], ${HEADER}, [data-ground]`;

/** What has the focus, or had it when it went away. */
let last: HTMLElement | null = null;

/** Takes the focus from an element that is about to go; nothing inherits it, as the next page says where the focus goes. */
export function giveUpFocus(element: HTMLElement): void {
  element.blur();
  last = null;
}

/**
 * Keeps the keyboard's place when what has the focus goes away from a page, its frame or what is open over it (WCAG 2.4.3), as a tile
 * does whose heart is taken off in the row of favourites: the focus goes to the same control of what stood beside it; from a panel that
 * a button has shown, to the button; else to what stands there now, or follows; in the header, which stays in sight, to its last
 * control where none follows. A browser would begin again at the top of the page.
 * What something else has given the focus to keeps it.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
  });
  document.addEventListener('focusout', ({ target }) => {
    // Left by the visitor or by the page. What is going away says so too, in some engines, and is gone a moment later.
    setTimeout(() => {
      if (last === target && last?.isConnected === true && document.activeElement !== last) last = null;
    });
  });
  new MutationObserver((changes) => {
    if (last === null || last.isConnected) return;
    const gone = last;
    last = null;
    if (document.activeElement !== document.body) return;
    for (const change of changes) {
      const room = change.target instanceof Element ? change.target.closest(ROOMS) : null;
      // What closes over the page, or lies beside it, has its own way back (client/app/overlay-stack.ts, focus-beside.ts).
      if (room === null) continue;
      const removed = [...change.removedNodes].find((node) => node.contains(gone));
      if (!(removed instanceof Element)) continue;
      const isPage = room.matches('main');
      const heir =
        heirBeside(removed, gone, change) ??
        heirIn(isPage ? document.body : room, removed, change) ??
        (room.matches(HEADER) ? controlsOf(room).findLast(isShown) : undefined);
      heir?.focus();
      // A control that is only invisible, such as the way back to the top, does not take it.
      if (!isPage && document.activeElement === document.body)
        focusInside(room.querySelector('main') ?? room);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

type Place = Pick<MutationRecord, 'target' | 'nextSibling' | 'previousSibling'>;

function heirBeside(removed: Element, gone: HTMLElement, place: Place): HTMLElement | undefined {
  if (!removed.matches('li')) return undefined;
  const at = controlsOf(removed).indexOf(gone);
  for (const beside of [place.nextSibling, place.previousSibling]) {
    const controls = beside instanceof Element ? controlsOf(beside) : [];
    const heir = [controls[at], ...controls].find((control) => control !== undefined && isShown(control));
    if (heir !== undefined) return heir;
  }
  return undefined;
}

function heirIn(room: Element, { id }: Element, { target, previousSibling }: Place): HTMLElement | undefined {
  const controls = controlsOf(room).filter(isShown);
  const isClosed = id !== '' && document.getElementById(id) === null;
  const shower = controls.find((control) => isClosed && control.getAttribute('aria-controls') === id);
  const start = previousSibling?.parentNode === target ? previousSibling : target;
  return (
    shower ??
    controls.find(
      (control) =>
        (start.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        (start === target || !start.contains(control)),
    )
  );
}

function controlsOf(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}
