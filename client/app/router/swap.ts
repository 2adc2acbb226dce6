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
  const transition = document.startViewTransition(() => {
    commit();
    growth.arrive();
  });
  running = transition;
  // A pointer meets the pictures of the pages meanwhile: what it presses is what lies below. The second press of a double click is for none.
  const pressThrough = (event: MouseEvent) => {
    if (event.target !== document.documentElement || event.detail > 1) return;
    transition.skipTransition();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    if (below !== event.target) below?.dispatchEvent(new MouseEvent('click', event));
  };
  const ended = new AbortController();
  window.addEventListener('click', pressThrough, { signal: ended.signal });
  // These reject when another transition begins; the page is shown all the same.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .finally(() => {
      ended.abort();
      growth.end();
    });
  await transition.updateCallbackDone;
}
