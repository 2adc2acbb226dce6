/** Time limit of a pause: what the work is for is about to be used. */
const LONGEST_PAUSE_MS = 50;

/** Resolves when the browser is idle, or after the time limit. */
export function idlePause(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_PAUSE_MS });
    } else setTimeout(resolve, 0);
  });
}
