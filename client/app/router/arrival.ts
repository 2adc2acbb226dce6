import { giveUpFocus } from '../../ui/keep-focus.ts';
import type { ScrollPosition } from './scroll-memory.ts';

/** Where to scroll on a new page. */
export type ScrollTarget = 'keep' | 'top-or-hash' | ScrollPosition;

/**
 * Whether a new page is seen from its top, so that what is further down may come a frame later. One with a reel that was scrolled
 * needs all its reels at once.
 */
export function isFromTop(target: ScrollTarget, hash: string): boolean {
  if (hash !== '') return false;
  if (typeof target === 'string') return target === 'top-or-hash';
  return target.x === 0 && target.y === 0 && Object.values(target.reels ?? {}).every((px) => px === 0);
}

/** Scrolls as the browser would after a full load: to the restored position, the hash's target, or the top. */
export function scrollOnArrival(target: ScrollTarget, hash: string): void {
  correcting.abort();
  correcting = new AbortController();
  if (target === 'keep') return;
  if (target !== 'top-or-hash') {
    scrollExactly(target);
    return;
  }
  const anchor = hashTarget(hash);
  if (anchor === null) window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  // Respects the page's scroll padding of 85 px (§2.12).
  else anchor.scrollIntoView({ behavior: 'instant' });
}

/**
 * Before a page is replaced: takes the focus out of `<main>`. An element that is removed with the focus makes the browser compute
 * the styles of the whole document first, with all of the page that goes.
 */
export function blurOnDeparture(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main') !== null)
    giveUpFocus(activeElement);
}

/** Moves the focus to the new content: the hash's target, else the heading, else `<main>`. */
export function focusOnArrival(hash: string): void {
  const target =
    hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Whether the focus is in a field of the page that is typed in. */
export function isTyping(): boolean {
  return (
    document.activeElement?.matches('main :is(input[type="search"], input[type="text"], textarea)') === true
  );
}

function hashTarget(hash: string): HTMLElement | null {
  if (hash.length <= 1) return null;
  const fragment = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment); // not percent-encoded
  }
}

/** How long a page may grow after Back: its rows are laid out as they come near. */
const GROWING_MS = 1_500;
/** The visitor scrolls, or is about to. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ends the correction of the page before. */
let correcting = new AbortController();

/**
 * Parts that are laid out when they become visible shift the position, and a page that is still too short cannot be
 * scrolled as far: it is corrected, frame by frame, until the page has grown or the visitor scrolls. Not every scrolling
 * has a sign that the page is told of (a scrollbar, a word found in the page, a screen reader): a page that has moved
 * without growing was scrolled by the visitor.
 */
function scrollExactly({ x, y }: ScrollPosition): void {
  const own = correcting;
  const end = performance.now() + GROWING_MS;
  /** How this has left the page. */
  let left: Layout | null = null;
  const correct = () => {
    if (own.signal.aborted) return;
    const found = layout();
    if (left?.height === found.height) {
      if (Math.abs(found.y - left.y) > 1) return own.abort();
    } else {
      if (Math.abs(found.y - y) > 1) window.scrollTo({ left: x, top: y, behavior: 'instant' });
      left = layout();
    }
    if (performance.now() < end) requestAnimationFrame(correct);
    else own.abort();
  };
  for (const sign of OWN_SCROLLING)
    window.addEventListener(sign, () => own.abort(), { signal: own.signal, passive: true, capture: true });
  correct();
}

/** Where the page is scrolled to, and how tall it is (px). */
interface Layout {
  readonly y: number;
  readonly height: number;
}

function layout(): Layout {
  return { y: window.scrollY, height: document.documentElement.scrollHeight };
}
