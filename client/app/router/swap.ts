import { flushSync } from 'react-dom';
import { startGrowth } from './growth.ts';

interface Swap {
  readonly animate: boolean;
  /** The link that led here; null: Back, Forward or code. */
  readonly pressed: Element | null;
  /** Address of the page that is left, as links to it have it. */
  readonly left: string;
  /** A transition begins a frame later; if it is aborted before that, nothing changes. */
  readonly signal: AbortSignal;
  /** Changes signals. */
  readonly update: () => void;
  /** Runs when the new page is in the document, still inside the transition: for scrolling and focus. */
  readonly settle: () => void;
}

/** The last one, which may be under way. */
let running: ViewTransition | null = null;

/** Shows a new page, with a view transition where the browser supports it and reduced motion is not set. */
export async function swapPage({ animate, pressed, left, signal, update, settle }: Swap): Promise<void> {
  const commit = () => {
    if (signal.aborted) return;
    flushSync(update);
    settle();
  };
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animate || isCalm || document.hidden || !('startViewTransition' in document)) {
    // It would go on fading over this page.
    running?.skipTransition();
    commit();
    return;
  }
  const growth = startGrowth(pressed, left);
  // The same listener each time, so that there is one.
  window.addEventListener('click', pressThrough);
  running = document.startViewTransition(() => {
    commit();
    growth.arrive();
  });
  // These reject when another transition begins; the page is shown all the same.
  running.ready.catch(() => {});
  running.finished.catch(() => {}).finally(growth.end);
  await running.updateCallbackDone;
}

/**
 * While a page fades in a pointer meets the pictures of both pages, which are the document's own, and so does what is pressed
 * then and let go of after it: what lies there is pressed instead. The second press of a double click does nothing.
 */
function pressThrough(event: MouseEvent): void {
  if (event.target !== document.documentElement || event.detail > 1) return;
  running?.skipTransition();
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (below === null || below === event.target) return;
  // A press gives a field the focus, a click alone does not.
  below.closest<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  below.dispatchEvent(new MouseEvent('click', event));
}
