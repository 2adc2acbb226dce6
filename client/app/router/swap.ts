import { flushSync } from 'react-dom';

interface Swap {
  readonly animate: boolean;
  /** A transition begins a frame later; if it is aborted before that, nothing changes. */
  readonly signal: AbortSignal;
  /** Changes signals. */
  readonly update: () => void;
  /** Runs when the new page is in the document, still inside the transition: for scrolling and focus. */
  readonly settle: () => void;
}

/** Shows a new page, with a view transition where the browser supports it and reduced motion is not set. */
export async function swapPage({ animate, signal, update, settle }: Swap): Promise<void> {
  const commit = () => {
    if (signal.aborted) return;
    flushSync(update);
    settle();
  };
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animate || isCalm || document.hidden || !('startViewTransition' in document)) {
    commit();
    return;
  }
  const transition = document.startViewTransition(commit);
  // These reject when another transition begins; the page is shown all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
