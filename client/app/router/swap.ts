import { flushSync } from 'react-dom';
import { hasPagePicture, startGrowth } from './growth.ts';

interface Swap {
  readonly animate: boolean;
  /** Back or Forward, which bring a page that was seen before. */
  readonly returning: boolean;
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

/**
 * Shows a new page, with a view transition where the browser supports it and reduced motion is not set. Back and Forward paint
 * at once (§4), for a transition first draws the page that is left: only a picture that shrinks back into its card is worth it.
 */
export async function swapPage({
  animate,
  returning,
  pressed,
  left,
  signal,
  update,
  settle,
}: Swap): Promise<void> {
  const commit = () => {
    if (signal.aborted) return;
    flushSync(update);
    settle();
  };
  const isWanted = animate && (!returning || hasPagePicture());
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isWanted || isCalm || document.hidden || !('startViewTransition' in document)) {
    commit();
    return;
  }
  const growth = startGrowth(pressed, left);
  const transition = document.startViewTransition(() => {
    commit();
    growth.arrive();
  });
  // These reject when another transition begins; the page is shown all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(growth.end);
  await transition.updateCallbackDone;
}
