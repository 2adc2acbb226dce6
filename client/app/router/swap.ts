import { flushSync } from 'react-dom';

interface Swap {
  readonly animate: boolean;
  /** A transition begins a frame later: aborted by then, nothing happens. */
  readonly signal: AbortSignal;
  /** Changes signals. */
  readonly update: () => void;
  /** The new page stands in the document: scrolling and focus belong here, still inside the transition. */
  readonly settle: () => void;
}

/** Puts a new page on show, with a view transition where there is one and motion is welcome. */
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
  // Skipped when another one begins: the page is on show all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
