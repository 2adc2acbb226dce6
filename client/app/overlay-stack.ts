import { effect, untracked } from '@preact/signals-react';
import type { Overlay } from '../overlays/overlay.ts';
import * as overlays from '../overlays/overlays.ts';
import { isLoaded } from '../parts/lazy/lazy-part.tsx';
import type { AppState } from '../state/app-state.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { focusInside } from '../ui/dialog/focus-inside.ts';
import { MAIN_ID } from './layouts/main-id.ts';
import { groundElement, isForeign, slotElement, slotElements, slotOf } from './overlay-marks.ts';

/** All overlays, by their names. */
export const OVERLAYS: Readonly<Record<string, Overlay>> = overlays;
const OVER_THE_PAGE = Object.keys(OVERLAYS).filter((name) => isOverThePage(OVERLAYS[name]?.kind));

/** Whether it keeps the page below from being used; the visitor has opened it. */
export function isOverThePage(kind: Overlay['kind'] | undefined): boolean {
  return kind === 'modal' || kind === 'container' || kind === 'platform';
}

export type OverlayName = keyof typeof overlays;

export function isOverlayName(name: string): name is OverlayName {
  return Object.hasOwn(OVERLAYS, name);
}

/** Undefined for a name that `client/overlays/overlays.ts` does not have, such as one in the history of an older build. */
export function overlayOf(name: string): Overlay | undefined {
  return OVERLAYS[name];
}

/** Closes the overlays down to that depth, the top one first. */
export function closeOverlays(app: AppState, depth = 0): void {
  for (const name of app.overlays.stack.peek().slice(depth).toReversed()) overlayOf(name)?.close(app, name);
}

/** Moves the focus to the page's heading, where the page was gone to and so has one that takes it (router/arrival.ts), or its start. */
export function focusPageStart(): void {
  const start = document.querySelector('main h1[tabindex]') ?? document.querySelector(`#${MAIN_ID}`);
  if (start instanceof HTMLElement) start.focus({ preventScroll: true });
}

/** Closes all modal dialogs, or those that may be closed. */
export function closeModals(app: AppState, mayClose: (name: string) => boolean = () => true): void {
  for (const name of app.overlays.stack.peek())
    if (overlayOf(name)?.kind === 'modal' && mayClose(name)) overlayOf(name)?.close(app, name);
}

/**
 * Keeps the stack of what lies over the page, as the models open and close it, and what it means for the document: what is
 * below a container is inert, the window is its own, and the focus returns to where it was. (Escape: escape.ts.)
 * (Modal dialogs have the browser for most of it.)
 */
export function stackOverlays(app: AppState): void {
  const { stack, restack } = app.overlays;
  const openers = new Map<string, Opener>();
  const focusedBy = pressedElement();
  /** What has closed, and has not given back the focus yet. */
  const left = new Set<string>();
  let callOff = () => {};

  const pathNow = () => app.navigation.pageData.peek().address.path;
  const remember = (name: string) => {
    const { activeElement } = document;
    // What the platform has opened may have the focus already: that goes with it.
    const element = activeElement === document.body || isForeign(activeElement) ? focusedBy() : activeElement;
    if (element instanceof HTMLElement)
      openers.set(name, { element, overlay: slotOf(element), path: pathNow() });
  };
  /** What had opened it; where that lay in an overlay that has closed too, what had opened that one. */
  const openerOf = (name: string): Opener | undefined => {
    const passed = new Set([name]);
    let opener = openers.get(name);
    for (;;) {
      const overlay = opener?.overlay ?? null;
      if (overlay === null || passed.has(overlay) || stack.peek().includes(overlay)) return opener;
      passed.add(overlay);
      opener = openers.get(overlay);
    }
  };

  const giveBack = (name: string) => {
    const { activeElement } = document;
    const { element, path } = openerOf(name) ?? {};
    // A link in it led to another page: the browser has given the focus back to a button that stays, such as the menu's.
    const hasLed = path !== undefined && path !== pathNow();
    const isElsewhere =
      activeElement?.closest('dialog:not([open])') === null && slotOf(activeElement) !== name;
    if (isElsewhere && activeElement !== document.body && !(hasLed && activeElement === element)) return;
    if (!hasLed) element?.focus({ preventScroll: true });
    if (!hasLed && element === document.activeElement) return;
    // What had opened it may be gone too: the Login link after a login, anything after a reload.
    focusPageStart();
  };

  /** What opened or closed has been painted; making the page inert computes the style of every element in it anew. */
  const settle = () => {
    keepOut(stack.peek());
    giveBackAll();
  };
  const settleSoon = () => {
    callOff();
    callOff = afterPaint(settle);
  };
  const giveBackAll = () => {
    // Until it is closed, nothing outside of it takes the focus; its event comes.
    if (document.querySelector('dialog[data-leaving]') !== null) return;
    // What the platform shows has it, as a reality check that has taken an overlay's place: it is given back when that has gone.
    if (!isForeign(document.activeElement)) {
      for (const name of left) giveBack(name);
      left.clear();
    }
    // What has opened may have lost it, what lies open below could not take it while it was inert.
    keepFocusIn(stack.peek().at(-1));
  };
  window.addEventListener('close', giveBackAll, { capture: true });
  new MutationObserver(() => {
    if (left.size > 0) settleSoon();
  }).observe(document.body, { childList: true });

  /** What covers the page may be drawn only a while after it has opened, when its code has come. */
  const drawings = new MutationObserver(() => {
    cover(stack.peek());
    settleSoon();
  });

  effect(() => {
    const open = OVER_THE_PAGE.filter((name) => overlayOf(name)?.isOpen(app, name) === true);
    untracked(() => {
      const before = stack.peek();
      restack(open);
      const now = stack.peek();
      if (now === before) return;
      const came = now.filter((name) => !before.includes(name));
      for (const name of came) {
        left.delete(name);
        remember(name);
      }
      cover(now);
      for (const name of before) if (!now.includes(name)) left.add(name);
      settleSoon();
      for (const name of came) {
        const slot = overlayOf(name)?.kind === 'container' ? slotElement(name) : undefined;
        if (slot === undefined) continue;
        drawings.observe(slot, { childList: true });
        app.wishNotice.goOn();
        closeModals(app);
      }
    });
  });
}

/** What had the focus when an overlay opened, in which overlay it lay, and on which page. */
interface Opener {
  readonly element: HTMLElement;
  readonly overlay: string | null;
  readonly path: string;
}

function cover(stack: readonly string[]): void {
  const isCovered = hasContainer(stack);
  const root = document.documentElement;
  // The scrollbar's place is the container's too; the page keeps its width, so that it stays where it is. No custom property:
  // with one, the style of every element would be computed anew.
  if (!isCovered) document.body.style.paddingInlineEnd = '';
  else if (!root.hasAttribute('data-covered'))
    document.body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.toggleAttribute('data-covered', isCovered);
  for (const slot of slotElements())
    slot.style.setProperty('--depth', String(stack.indexOf(slotOf(slot) ?? '')));
}

function keepOut(stack: readonly string[]): void {
  const isCovered = hasContainer(stack);
  const ground = groundElement();
  if (ground !== null) ground.inert = isCovered;
  // Above it the platform keeps out whom it will.
  const top = stack.findLast((name) => {
    const kind = overlayOf(name)?.kind;
    return kind !== 'platform' && (kind !== 'container' || hasContainer([name]));
  });
  for (const slot of slotElements()) {
    const name = slotOf(slot) ?? '';
    slot.inert = isCovered && name !== top && overlayOf(name)?.kind !== 'notice';
  }
}

/**
 * What had the focus in an overlay may be gone, after a logout, or not shown at the window's new width, as when a phone is
 * turned, and an overlay that opens may not have got it: the top one has it then. Not from what the platform shows above it, in a
 * tree of its own.
 */
export function keepFocusIn(name: string | undefined): void {
  if (name === undefined) return;
  const overlay = slotElement(name) ?? document.querySelector('[data-ground] dialog:modal');
  const { activeElement } = document;
  const isShown = activeElement !== document.body && activeElement?.getClientRects().length !== 0;
  if (overlay === null || (isShown && !isBelow(overlay, activeElement))) return;
  focusInside(overlay);
}

/** Whether it lies in the page, or in another overlay than that. */
function isBelow(overlay: Element, element: Element | null): boolean {
  if (overlay.contains(element)) return false;
  const name = slotOf(element);
  return groundElement()?.contains(element) === true || (name !== null && overlayOf(name)?.kind !== 'notice');
}

/** One whose code has not come covers nothing: the page would be inert with nothing to be seen over it. */
function hasContainer(stack: readonly string[]): boolean {
  return stack.some((name) => {
    const { kind, load = null } = overlayOf(name) ?? {};
    if (kind !== 'container' || load === null) return false;
    return isLoaded(load) || (slotElement(name)?.querySelector('[role="dialog"]') ?? null) !== null;
  });
}

/** What of the page was pressed or had the focus last: Safari gives a button that is clicked no focus. */
function pressedElement(): () => Element | null {
  let pressed: Element | null = null;
  for (const type of ['click', 'focusin'])
    window.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && !isForeign(target))
          pressed = target.closest('a, button, [tabindex]');
      },
      { capture: true },
    );
  return () => pressed;
}
