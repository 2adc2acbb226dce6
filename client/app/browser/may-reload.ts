import { mayForceReload } from '../../parts/lazy/chunk-reload.ts';

/**
 * §8: whether this document may be reloaded by force now. A call that returns true uses up the reload. Without a network a
 * reload would put the browser's error page in the place of a page that can be read.
 */
export function mayReload(): boolean {
  if (!navigator.onLine) return false;
  return mayForceReload({ now: () => Date.now(), store: () => window.sessionStorage, wasReloaded });
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}
