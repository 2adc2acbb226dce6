import { isShown } from './is-shown.ts';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** What has the focus, or had it when it went away. */
let last: HTMLElement | null = null;

/** Takes the focus from an element that is about to go; nothing inherits it, as the next page says where the focus goes. */
export function giveUpFocus(element: HTMLElement): void {
  element.blur();
  last = null;
}

/**
 * Keeps the keyboard's place when what has the focus goes away from a page (WCAG 2.4.3), as a tile does whose heart is taken off in the
 * row of favourites: the focus goes to the same control of what stood beside it, or, where the list goes too, to what follows.
 * A browser would begin again at the top of the page. What something else has given the focus to keeps it.
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
      // What lies over the page or beside it has its own way back (client/app/overlay-stack.ts, focus-beside.ts).
      if (!(change.target instanceof Element) || change.target.closest('main') === null) continue;
      const removed = [...change.removedNodes].find((node) => node.contains(gone));
      if (removed instanceof Element) heirOf(removed, gone, change)?.focus();
    }
  }).observe(document.body, { childList: true, subtree: true });
}

type Place = Pick<MutationRecord, 'target' | 'nextSibling' | 'previousSibling'>;

function heirOf(removed: Element, gone: HTMLElement, place: Place): HTMLElement | undefined {
  const { target, nextSibling, previousSibling } = place;
  if (removed.matches('li')) {
    const at = controlsOf(removed).indexOf(gone);
    for (const beside of [nextSibling, previousSibling]) {
      const controls = beside instanceof Element ? controlsOf(beside) : [];
      const heir = [controls[at], ...controls].find((control) => control !== undefined && isShown(control));
      if (heir !== undefined) return heir;
    }
  }
  const controls = controlsOf(document.body).filter(isShown);
  const start = nextSibling ?? target;
  return controls.find((control) => {
    if (nextSibling === null && target.contains(control)) return false;
    return (
      start.contains(control) ||
      (start.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
}

function controlsOf(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}
