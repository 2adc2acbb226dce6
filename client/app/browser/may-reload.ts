import { mayForceReload } from '../chunk-reload.ts';

/** §8: whether this document may be reloaded by force now. A call that returns true uses up the reload. */
export function mayReload(): boolean {
  return mayForceReload({ now: () => Date.now(), store: () => window.sessionStorage, wasReloaded });
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}
