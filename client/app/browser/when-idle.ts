import { PREFETCH_IDLE_TIMEOUT_MS } from '../../../shared/config/constants.ts';

/** Runs something once the browser has nothing better to do, or after 2 s. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
}
