import { mayForceReload } from '../../parts/lazy/chunk-reload.ts';

/** A reload may be under way for so long. */
const UNDER_WAY_MS = 5_000;
let grantedMs = Number.NEGATIVE_INFINITY;

/**
 * §8: whether this document may be reloaded by force now. A call that gives true uses up the reload; what else is lost while that is
 * under way comes with it, and the visitor need not be told.
 */
export function mayReload(): boolean {
  const nowMs = Date.now();
  if (nowMs - grantedMs < UNDER_WAY_MS) return true;
  const may = mayForceReload({ now: () => nowMs, store: () => window.sessionStorage, wasReloaded });
  if (may) grantedMs = nowMs;
  return may;
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}
