/** As long as the browser may keep a pause waiting: search is about to be used. */
const LONGEST_PAUSE_MS = 50;

/** Resolves once the browser has nothing better to do, or soon after. */
export function idlePause(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_PAUSE_MS });
    } else setTimeout(resolve, 0);
  });
}
