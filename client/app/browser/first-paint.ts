/** Longer than a frame takes; a tab in the background has none. */
const LONGEST_WAIT_MS = 200;

/**
 * Resolves once the browser has painted the edge's page. It is complete without us: to hydrate it first would only keep
 * it from the eyes.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
