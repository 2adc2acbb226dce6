/** Longer than a frame takes. A tab in the background paints no frames, so the wait has a limit. */
const LONGEST_WAIT_MS = 200;

/**
 * Resolves once the browser has painted the edge's HTML. That page is complete without scripts: hydrating before the
 * first paint would only delay it.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
